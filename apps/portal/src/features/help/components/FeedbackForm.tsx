import { createFeedback, feedbackRequestLimits as limits, invalidateListFeedbacks } from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { unsent, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  askedAnswers,
  factorName,
  factors,
  missingAnswers,
  scaleName,
  scales,
  toFeedback,
} from '../feedbackAnswers.ts';
import { IndustryInterests } from './IndustryInterests.tsx';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { RatingField } from './RatingField.tsx';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

/** Feedback about Michi, on scales of one to five. The draft is kept until it is sent. */
export function FeedbackForm({ onGiven }: { readonly onGiven: () => void }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTexts();
  const state = useSentForm<Record<string, string>, unknown>({
    id: useId(),
    names: (answers) => [...askedAnswers(answers), 'comment'],
    schema: z.record(z.string(), z.string()).check(
      z.superRefine((answers, context) => {
        for (const name of missingAnswers(answers))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: t(name === scaleName('overall') ? 'feedback.overallNeeded' : 'feedback.interestNeeded'),
          });
        const fault = texts.faultOf(answers['comment'] ?? '', limits.comment);
        if (fault !== undefined) context.addIssue({ code: 'custom', path: ['comment'], message: fault });
      }),
    ),
    // Each answer by its name; none is given for the student.
    defaultValues: Object.fromEntries(
      [...scales.map(scaleName), ...factors.map(factorName), 'comment'].map((name) => [name, '']),
    ),
    draft: { name: 'help-feedback', of: (answers) => answers },
    send: async (answers) => {
      const body = toFeedback(answers);
      return body === null ? unsent : createFeedback(body, keyFor(body));
    },
    onSent: () => {
      notify.success(t('feedback.sent'));
      onGiven();
      return invalidateListFeedbacks(client);
    },
  });
  return (
    <SentForm state={state} gap="medium">
      <Text tone="soft">{t('feedback.intro')}</Text>
      <Card title={t('feedback.satisfaction')}>
        <Stack gap="medium">
          <Text size="small" tone="soft">
            {t('feedback.satisfactionNote')}
          </Text>
          {scales.map((scale) => (
            <RatingField
              key={scale}
              name={scaleName(scale)}
              label={t(`feedback.scales.${scale}`)}
              isRequired={scale === 'overall'}
            />
          ))}
        </Stack>
      </Card>
      <IndustryInterests />
      <Card title={t('feedback.factors')}>
        <Stack gap="medium">
          <Text size="small" tone="soft">
            {t('feedback.factorsNote')}
          </Text>
          {factors.map((factor) => (
            <RatingField key={factor} name={factorName(factor)} label={t(`feedback.factor.${factor}`)} />
          ))}
        </Stack>
      </Card>
      <Card>
        <LongText
          {...state.field('comment', { isRequired: false })}
          label={t('feedback.comment')}
          hint={t('feedback.commentHint', { formatted: format.number(limits.comment.maxLength) })}
          limit={limits.comment.maxLength}
        />
      </Card>
      <Stack gap="none" align="start">
        <SubmitButton size="large" state={state} workingLabel={t('feedback.sending')}>
          {t('feedback.send')}
        </SubmitButton>
      </Stack>
    </SentForm>
  );
}
