import { ToastProvider } from '@michi/design-system/toast';
import { useTranslation } from 'react-i18next';

export default function ToastOutlet() {
  const { t } = useTranslation('shared');
  return (
    <ToastProvider
      words={{
        notices: t('toasts.notices'),
        pushes: t('toasts.pushes'),
        brief: t('toasts.brief'),
        close: t('toasts.close'),
      }}
    />
  );
}
