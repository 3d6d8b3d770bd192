import { LoadingBar } from '@michi/design-system/loading-bar';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

/** Shows that a tap was registered while the code of the next screen loads; the old screen stays until then. */
export function NavigationProgress() {
  const { t } = useTranslation('shared');
  const { state } = useNavigation();
  return state !== 'idle' && <LoadingBar label={t('loadingPage')} />;
}
