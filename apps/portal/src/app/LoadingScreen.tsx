import { FullPage } from '@michi/design-system/full-page';
import { Logo } from '@michi/design-system/logo';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';

/** The full page that is shown while the portal loads (product spec, section 2). */
export function LoadingScreen() {
  const { t } = useTranslation('shared');
  return (
    <FullPage>
      <Logo size={48} />
      <Text tone="soft" size="large">
        <span role="status">{t('loadingApplication')}…</span>
      </Text>
    </FullPage>
  );
}
