import { toast } from '@michi/design-system/toast-store';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A toast that a setting was saved, with an undo; one at a time. */
export const useSavedToast = (): ((undo: () => void) => void) => {
  const { i18n } = useTranslation('settings');
  const shown = useRef<number>(undefined);
  return (undo) => {
    if (shown.current !== undefined) toast.dismiss(shown.current);
    // The language itself may just have changed, so the words are looked up now.
    const t = i18n.getFixedT(i18n.language, 'settings');
    shown.current = toast.show({
      message: t('saved'),
      tone: 'success',
      action: { label: t('undo'), onAction: undo },
    });
  };
};
