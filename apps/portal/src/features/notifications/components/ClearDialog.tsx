import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.tsx';

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
    <ConfirmDialog
      onClose={onClose}
      title={t('clearTitle', { count })}
      description={t('clearText')}
      words={{ goBack: shared('actions.cancel'), confirm: t('clear'), working: t('clearing') }}
      isWorking={isClearing}
      onConfirm={onClear}
    />
  );
}
