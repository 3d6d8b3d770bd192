import { Logo } from '@michi/design-system/logo';
import { ReadingPage } from '@michi/design-system/reading-page';
import type { ReactNode } from 'react';
import { LanguageControl } from '../../i18n/LanguageControl.tsx';
import { LegalLinks } from '../text/LegalLinks.tsx';

/** A page to read that needs no account, with the logo and the choice of language. */
export function VisitorPage({ children }: { readonly children: ReactNode }) {
  return (
    <ReadingPage brand={<Logo size={28} />} controls={<LanguageControl />} footer={<LegalLinks />}>
      {children}
    </ReadingPage>
  );
}
