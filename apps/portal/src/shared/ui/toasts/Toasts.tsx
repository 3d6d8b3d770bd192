import { ToastProvider } from '@michi/design-system/toast';
import { useTranslation } from 'react-i18next';
import { toastStore } from '@michi/design-system/toast-store';
import { useSyncExternalStore } from 'react';

function ToastOutlet() {
  const { t } = useTranslation('shared');
  return (
    <ToastProvider
      labels={{
        notices: t('toasts.notices'),
        pushes: t('toasts.pushes'),
        brief: t('toasts.brief'),
        close: t('toasts.close'),
      }}
    />
  );
}

const hasAny = () => toastStore.current().length > 0;

/** The container of toasts, from the first one on. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasAny, () => false);
  return isNeeded && <ToastOutlet />;
}
