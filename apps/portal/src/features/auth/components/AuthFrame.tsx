import { Heading } from '@michi/design-system/heading';
import { Landscape } from '@michi/design-system/landscape';
import { Logo } from '@michi/design-system/logo';
import { SplitPage } from '@michi/design-system/split-page';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageControl } from '../../../shared/i18n/LanguageControl.tsx';
import { LegalLinks } from '../../../shared/ui/text/LegalLinks.tsx';

interface AuthFrameProps {
  /** Room for two fields side by side. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The page of a visitor who is not signed in: the form in a card, and the illustration of a path. */
export function AuthFrame({ isWide = false, children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <Landscape>
      <SplitPage
        wide={isWide}
        brand={<Logo size={34} />}
        tagline={t('tagline')}
        controls={<LanguageControl />}
        footer={<LegalLinks />}
        aside={
          <>
            <Heading level={2} size="display">
              {t('headline')}
            </Heading>
            <Text size="large" tone="soft">
              {t('promise')}
            </Text>
          </>
        }
      >
        {children}
      </SplitPage>
    </Landscape>
  );
}

interface ScreenIntroductionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Title and purpose of a screen, above its form. A route change moves the focus to the title. */
export function ScreenIntroduction({ title, children }: ScreenIntroductionProps) {
  return (
    <Stack gap="xxsmall">
      <Heading level={1} focusable>
        {title}
      </Heading>
      <Text tone="soft">{children}</Text>
    </Stack>
  );
}
