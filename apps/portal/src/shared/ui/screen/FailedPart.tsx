import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { NoticeDialog } from '@michi/design-system/notice-dialog';
import { useTranslation } from 'react-i18next';

export interface FailedPartProps {
  readonly onTryAgain: () => void;
}

/** Replaces a part whose code could not be loaded. */
export function FailedPart({ onTryAgain }: FailedPartProps) {
  const { t } = useTranslation('shared');
  return (
    <Alert
      tone="danger"
      title={t('part.failed')}
      actions={
        <Button size="small" onClick={onTryAgain}>
          {t('actions.tryAgain')}
        </Button>
      }
    >
      {t('part.text')}
    </Alert>
  );
}

export interface FailedDialogProps extends FailedPartProps {
  readonly onClose: () => void;
}

/** The same for a dialog. All its code is in the first load. */
export function FailedDialog({ onTryAgain, onClose }: FailedDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <NoticeDialog
      title={t('part.failed')}
      description={t('part.text')}
      closeLabel={t('actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button variant="primary" onClick={onTryAgain}>
            {t('actions.tryAgain')}
          </Button>
        </>
      }
    />
  );
}
