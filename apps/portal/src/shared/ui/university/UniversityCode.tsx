import {
  activateSubscription,
  getCheckSubscriptionStatusQueryKey,
  invalidateProfile,
  subscriptionRequestLimits as limits,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SentForm } from '../forms/SentForm.tsx';
import { typedText } from '../forms/typedText.ts';
import { useSentForm } from '../forms/useSentForm.ts';
import { useTexts } from '../forms/useTexts.ts';
import { notify } from '../toasts/notify.ts';

/** The field for a university's code, which links a student to it and enables the university's screens. */
export function UniversityCode() {
  const { t } = useTranslation('university');
  const client = useQueryClient();
  const texts = useTexts();
  const state = useSentForm({
    id: useId(),
    names: ['code'],
    schema: z.object({ code: texts.needed(limits.code, t('required')) }),
    defaultValues: { code: '' },
    isOneField: true,
    send: ({ code }) => activateSubscription({ code: typedText(code) }),
    onSent: (subscription) => {
      client.setQueryData(getCheckSubscriptionStatusQueryKey(), subscription);
      notify.success(t('linked'));
      return invalidateProfile(client);
    },
  });
  return (
    <SentForm state={state} gap="small">
      <TextField {...state.field('code')} label={t('code')} hint={t('hint')} autoComplete="off" />
      <Inline>
        <Button type="submit" working={state.isSending} workingLabel={t('linking')}>
          {t('link')}
        </Button>
      </Inline>
    </SentForm>
  );
}
