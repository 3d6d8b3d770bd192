import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface ClearDialogProps {
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
    <OpenDialog
      onClose={onClose}
      size="small"
      title={t('clearTitle', { count })}
      description={t('clearText')}
      footer={
        <>
          <Button onClick={onClose}>{shared('actions.cancel')}</Button>
          <Button variant="dangerSolid" working={isClearing} workingLabel={t('clearing')} onClick={onClear}>
            {t('clear')}
          </Button>
        </>
      }
    />
  );
}
