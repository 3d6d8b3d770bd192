import { invalidateShowAccount, useSendEmailVerification } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../shared/ui/toasts/notify.ts';

export function VerificationMailButton({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { mutate, isPending } = useSendEmailVerification({
    mutation: {
      onSuccess: ({ isSent }) => {
        notify.success(isSent ? t('account.sent', { email }) : t('account.alreadyVerified'));
        return invalidateShowAccount(client);
      },
    },
  });
  return (
    <Button size="small" working={isPending} workingLabel={t('working')} onClick={() => mutate()}>
      {t('account.sendAgain')}
    </Button>
  );
}
