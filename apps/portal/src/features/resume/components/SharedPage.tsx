import { Logo } from '@michi/design-system/logo';
import { ReadingPage } from '@michi/design-system/reading-page';
import type { ReactNode } from 'react';
import { LanguageControl } from '../../../shared/i18n/LanguageControl.tsx';
import { LegalLinks } from '../../../shared/ui/legal/LegalLinks.tsx';

/** The page of a shared resume, for readers who are not signed in: whose it is above, and the language. */
export function SharedPage({ children }: { readonly children: ReactNode }) {
  return (
    <ReadingPage brand={<Logo size={28} />} controls={<LanguageControl />} footer={<LegalLinks />}>
      {children}
    </ReadingPage>
  );
}
