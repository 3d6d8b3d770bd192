import { Heading } from '@michi/design-system/heading';
import { Landscape } from '@michi/design-system/landscape';
import { Logo } from '@michi/design-system/logo';
import { Text } from '@michi/design-system/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageControl } from '../../../shared/i18n/LanguageControl.tsx';
import * as styles from './AuthFrame.css.ts';

export interface AuthFrameProps {
  /** Room for two fields side by side. */
  readonly isWide?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** The page of a visitor who is not signed in: the form in a card, and the landscape whose way leads to one warm dot. */
export function AuthFrame({ isWide = false, children }: AuthFrameProps) {
  const { t } = useTranslation('auth');
  return (
    <Landscape>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.brand}>
            <Logo size={34} />
            <span className={styles.tagline}>{t('tagline')}</span>
          </div>
          <LanguageControl />
        </header>
        <main tabIndex={-1} className={isWide ? `${styles.main} ${styles.wideMain}` : styles.main}>
          <div className={isWide ? `${styles.form} ${styles.wideForm}` : styles.form}>{children}</div>
          <div className={styles.words}>
            <Heading level={2} size="display">
              {t('headline')}
            </Heading>
            <Text size="large" tone="soft">
              {t('promise')}
            </Text>
          </div>
        </main>
      </div>
    </Landscape>
  );
}
