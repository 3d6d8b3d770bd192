import {
  activateSubscription,
  getCheckSubscriptionStatusQueryKey,
  invalidateProfile,
  useCheckSubscriptionStatus,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { SettingsBlock, SettingsRow } from '@michi/design-system/settings-section';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** The university a student is linked to, or a place for the code that links them. */
export function UniversityRow() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const format = useFormat();
  const { data: subscription, isError } = useCheckSubscriptionStatus();
  // Who is no student has none to be linked to.
  if (isError) return null;
  if (subscription === undefined)
    return <SettingsRow label={t('university.label')} value={<Skeleton width="third" />} />;
  const { university, linkedAt } = subscription;
  if (university === null) return <UniversityCode />;
  return (
    <SettingsRow
      label={t('university.label')}
      value={language === 'jp' ? (university.nameJp ?? university.name) : university.name}
      {...(linkedAt !== null && { note: t('university.since', { date: format.longDate(linkedAt) }) })}
    />
  );
}

function UniversityCode() {
  const { t } = useTranslation('settings');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const redeem = async (code: string) => {
    setWorking(true);
    try {
      const subscription = await activateSubscription({ code });
      client.setQueryData(getCheckSubscriptionStatusQueryKey(), subscription);
      await invalidateProfile(client);
      notify.success(t('university.linked'));
    } catch (failure) {
      setError(fieldErrors(failure)['code'] ?? errorMessage(failure, shared));
    } finally {
      setWorking(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = typeof typed === 'string' ? typed.trim() : '';
    setError(code === '' ? t('university.required') : undefined);
    if (code !== '' && !isWorking) void redeem(code);
  };
  return (
    <SettingsBlock>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="small">
          <TextField
            label={t('university.code')}
            name="code"
            hint={t('university.hint')}
            autoComplete="off"
            error={error}
          />
          <Button type="submit" working={isWorking} workingLabel={t('working')}>
            {t('university.link')}
          </Button>
        </Stack>
      </form>
    </SettingsBlock>
  );
}
