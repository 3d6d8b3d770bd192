import { deleteAccount } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { deleteReasons } from '../leaving.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

const points = ['now', 'applications', 'sent', 'download'] as const;

export interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Deletes the account, by password and an explicit word. */
export default function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <LeavingDialog
      formName="delete-account"
      title={t('delete.title')}
      points={points.map((point) => t(`delete.points.${point}`))}
      reasons={deleteReasons}
      confirmLabel={t('delete.confirm')}
      farewell={t('delete.done')}
      forGood={{ email }}
      onSend={(leaving, password) => deleteAccount({ ...leaving, password })}
      onClose={onClose}
    />
  );
}
