import { sendEmailVerification } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';

export interface SendAgainButtonProps {
  /** Called when no mail is needed, since the email is verified already. */
  readonly onVerified: () => void;
  readonly isMain?: boolean;
}

/** Sends the verification mail of the signed-in user again. */
export function SendAgainButton({ onVerified, isMain = false }: SendAgainButtonProps) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const [isWorking, setWorking] = useState(false);
  /** Counts the mails, so that each is announced. */
  const [sent, setSent] = useState(0);

  const send = async () => {
    setWorking(true);
    try {
      const { isVerified } = await sendEmailVerification();
      if (isVerified) onVerified();
      else setSent((times) => times + 1);
    } catch (error) {
      notify.error(errorMessage(error, tShared));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Stack gap="medium">
      {sent > 0 && (
        <Alert key={sent} tone="success">
          {t('verify.sentAgain')}
        </Alert>
      )}
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        working={isWorking}
        workingLabel={t('sending')}
        onClick={() => void send()}
      >
        {t('sendAgain')}
      </Button>
    </Stack>
  );
}
