import { Button } from '@michi/design-system/button';
import { Dialog, DialogClose } from '@michi/design-system/dialog';
import { useTranslation } from 'react-i18next';

export interface ClearDialogProps {
  /** Number of notifications to clear. */
  readonly count: number;
  readonly isClearing: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before notifications are cleared, which cannot be undone. */
export default function ClearDialog({ count, isClearing, onClear, onClose }: ClearDialogProps) {
  const { t } = useTranslation('notifications');
  const { t: shared } = useTranslation('shared');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="small"
      title={t('clearTitle', { count })}
      description={t('clearText')}
      closeLabel={shared('actions.close')}
      footer={
        <>
          <DialogClose>
            <Button>{shared('actions.cancel')}</Button>
          </DialogClose>
          <Button variant="dangerSolid" working={isClearing} workingLabel={t('clearing')} onClick={onClear}>
            {t('clear')}
          </Button>
        </>
      }
    />
  );
}
