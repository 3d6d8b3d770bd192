import { appName } from '@michi/api/session';
import { useRequestPasswordReset } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { useTranslation } from 'react-i18next';

export interface CreatePasswordOfferProps {
  readonly email: string;
  readonly reason: string;
}

/** Sends an email with a link to create a password, for an account that logs in with a provider only. */
export function CreatePasswordOffer({ email, reason }: CreatePasswordOfferProps) {
  const { t } = useTranslation('settings');
  const { mutate, isPending, isSuccess } = useRequestPasswordReset();
  if (isSuccess) return <Alert tone="success">{t('password.created', { email })}</Alert>;
  return (
    <Alert
      silent
      title={t('password.none')}
      actions={
        <Button
          size="small"
          working={isPending}
          workingLabel={t('working')}
          onClick={() => mutate({ data: { email, appName } })}
        >
          {t('password.create')}
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}
