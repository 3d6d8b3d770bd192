import { suspendAccount, type SuspendReason } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { LeavingDialog } from './LeavingDialog.tsx';

/** The shorter list of specs/COVERAGE.md, section 5. */
const reasons: readonly SuspendReason[] = [
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
];

const points = ['sessions', 'hidden', 'kept', 'return'] as const;

export default function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <LeavingDialog
      formName="leave"
      title={t('leave.title')}
      points={points.map((point) => t(`leave.points.${point}`))}
      reasons={reasons}
      confirmLabel={t('leave.confirm')}
      farewell={t('leave.done')}
      onSend={(leaving) => suspendAccount(leaving)}
      onClose={onClose}
    />
  );
}
