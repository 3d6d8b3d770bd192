import { deleteAccount, type DeleteReason } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

/** The longer list of specs/COVERAGE.md, section 5. */
const reasons: readonly DeleteReason[] = [
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
];

const points = ['now', 'applications', 'sent', 'download'] as const;

export interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Deletes the account, by password and an explicit word. */
export default function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('settings');
  const keyFor = useIdempotencyKey();
  return (
    <LeavingDialog
      formName="delete-account"
      title={t('delete.title')}
      points={points.map((point) => t(`delete.points.${point}`))}
      reasons={reasons}
      confirmLabel={t('delete.confirm')}
      farewell={t('delete.done')}
      forGood={{ email }}
      onSend={(leaving, password) => {
        const body = { ...leaving, password };
        return deleteAccount(body, keyFor(body));
      }}
      onClose={onClose}
    />
  );
}
