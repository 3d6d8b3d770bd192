import { Dialog, type DialogProps } from '@michi/design-system/dialog';
import { useTranslation } from 'react-i18next';

export interface OpenDialogProps extends Omit<
  DialogProps,
  'open' | 'onOpenChange' | 'trigger' | 'closeLabel'
> {
  readonly onClose: () => void;
}

/** A dialog that is open as long as it is rendered. */
export function OpenDialog({ onClose, ...dialog }: OpenDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t('actions.close')}
      {...dialog}
    />
  );
}
