import { LoadingBar } from '@michi/design-system/loading-bar';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

/** Tells that a tap was heard while the code of the screen it leads to is still on its way: the old screen stays until then. */
export function NavigationProgress() {
  const { t } = useTranslation('shared');
  const { state } = useNavigation();
  return state !== 'idle' && <LoadingBar label={t('loadingPage')} />;
}
