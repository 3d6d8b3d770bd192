import { Logo } from '@michi/design-system/logo';
import { ReadingPage } from '@michi/design-system/reading-page';
import type { ReactNode } from 'react';
import { LanguageControl } from '../../../shared/i18n/LanguageControl.tsx';
import { LegalLinks } from '../../../shared/ui/legal/LegalLinks.tsx';

/** Page of a shared resume for visitors: with the logo and the choice of language. */
export function SharedPage({ children }: { readonly children: ReactNode }) {
  return (
    <ReadingPage brand={<Logo size={28} />} controls={<LanguageControl />} footer={<LegalLinks />}>
      {children}
    </ReadingPage>
  );
}
