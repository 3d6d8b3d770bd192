import { suspendAccount } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { suspendReasons } from '../leaving.ts';
import { LeavingDialog } from './LeavingDialog.tsx';

const points = ['sessions', 'hidden', 'kept', 'return'] as const;

/** Leaves the account for a while. */
export default function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <LeavingDialog
      formName="leave"
      title={t('leave.title')}
      points={points.map((point) => t(`leave.points.${point}`))}
      reasons={suspendReasons}
      confirmLabel={t('leave.confirm')}
      farewell={t('leave.done')}
      onSend={(leaving) => suspendAccount(leaving)}
      onClose={onClose}
    />
  );
}
