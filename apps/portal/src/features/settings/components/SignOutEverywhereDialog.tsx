import { useDeleteSessions } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Dialog } from '@michi/design-system/dialog';
import { useTranslation } from 'react-i18next';
import { useLeavePortal } from '../useLeavePortal.ts';

/** Asks before every session is ended, the one here too. */
export default function SignOutEverywhereDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const sayFarewell = useLeavePortal();
  const { mutate, isPending } = useDeleteSessions({
    mutation: { onSuccess: () => sayFarewell(t('sessions.everywhereDone')) },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t('sessions.everywhereTitle')}
      description={t('sessions.everywhereText')}
      closeLabel={shared('actions.close')}
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
