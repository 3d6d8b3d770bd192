import { Dialog, type DialogProps } from '@michi/design-system/dialog';
import { useTranslation } from 'react-i18next';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { errorMessage } from '../../errors/errorMessage.ts';

interface OpenDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger' | 'closeLabel'> {
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

export interface ConfirmDialogProps extends Required<
  Pick<OpenDialogProps, 'title' | 'description' | 'onClose'>
> {
  readonly labels: { readonly goBack: string; readonly confirm: string; readonly working: string };
  readonly isWorking: boolean;
  /** Error of the last attempt, shown in the dialog. */
  readonly error?: unknown;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before something is deleted or ended. It stays open until its caller closes it. */
export function ConfirmDialog({ labels, isWorking, error, onConfirm, ...dialog }: ConfirmDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <OpenDialog
      {...dialog}
      size="small"
      footer={
        <>
          <Button onClick={dialog.onClose}>{labels.goBack}</Button>
          <Button variant="dangerSolid" working={isWorking} workingLabel={labels.working} onClick={onConfirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      {error === null || error === undefined ? null : (
        <Alert tone="danger" silent>
          {errorMessage(error, t)}
        </Alert>
      )}
    </OpenDialog>
  );
}
