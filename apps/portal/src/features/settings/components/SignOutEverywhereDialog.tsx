import { useDeleteSessions } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useLeavePortal } from '../useLeavePortal.ts';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.tsx';

/** Asks for confirmation before every session is ended, including this one. */
export default function SignOutEverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const sayFarewell = useLeavePortal();
  const { mutate, isPending } = useDeleteSessions({
    mutation: { onSuccess: () => sayFarewell(t('sessions.everywhereDone')) },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('sessions.everywhereTitle')}
      description={t('sessions.everywhereText')}
      words={{ goBack: t('goBack'), confirm: t('sessions.everywhere'), working: t('working') }}
      isWorking={isPending}
      onConfirm={() => mutate()}
    />
  );
}
