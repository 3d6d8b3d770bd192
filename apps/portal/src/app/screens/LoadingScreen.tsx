import { FullPage } from '@michi/design-system/full-page';
import { Logo } from '@michi/design-system/logo';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';

interface LoadingScreenProps {
  /** Defaults to "Loading application". */
  readonly label?: string;
}

/** The full page that is shown while the portal loads (specs/COVERAGE.md, section 2). */
export function LoadingScreen({ label }: LoadingScreenProps) {
  const { t } = useTranslation('shared');
  return (
    <FullPage>
      <Logo size={48} />
      <Text tone="soft" size="large">
        <span role="status">{label ?? t('loadingApplication')}…</span>
      </Text>
    </FullPage>
  );
}
