import { useDeleteSessions } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';
import { useLeavePortal } from '../useLeavePortal.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

/** Asks for confirmation before every session is ended, including this one. */
export default function SignOutEverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const sayFarewell = useLeavePortal();
  const { mutate, isPending } = useDeleteSessions({
    mutation: { onSuccess: () => sayFarewell(t('sessions.everywhereDone')) },
  });
  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={t('sessions.everywhereTitle')}
      description={t('sessions.everywhereText')}
      footer={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button
            variant="dangerSolid"
            working={isPending}
            workingLabel={t('working')}
            onClick={() => mutate()}
          >
            {t('sessions.everywhere')}
          </Button>
        </>
      }
    />
  );
}
