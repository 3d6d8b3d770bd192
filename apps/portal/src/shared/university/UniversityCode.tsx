import { activateSubscription, getCheckSubscriptionStatusQueryKey, invalidateProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../errors/errorMessage.ts';
import { notify } from '../toasts/notify.ts';
import { useFailureToast } from '../errors/useFailureToast.ts';

/** The place for the code a university gives its students: it links them, and opens at once what is theirs. */
export function UniversityCode() {
  const { t } = useTranslation('university');
  const { t: shared } = useTranslation('shared');
  const tellFailed = useFailureToast();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const redeem = async (code: string) => {
    setWorking(true);
    try {
      const subscription = await activateSubscription({ code });
      client.setQueryData(getCheckSubscriptionStatusQueryKey(), subscription);
      notify.success(t('linked'));
      await invalidateProfile(client);
    } catch (failure) {
      setError(fieldErrors(failure)['code'] ?? errorMessage(failure, shared));
      tellFailed(failure);
    } finally {
      setWorking(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = typeof typed === 'string' ? typed.trim() : '';
    setError(code === '' ? t('required') : undefined);
    if (code !== '' && !isWorking) void redeem(code);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="small">
        <TextField label={t('code')} name="code" hint={t('hint')} autoComplete="off" error={error} />
        <Inline>
          <Button type="submit" working={isWorking} workingLabel={t('linking')}>
            {t('link')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
