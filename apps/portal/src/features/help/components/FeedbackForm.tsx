import { createFeedback, invalidateListFeedbacks, type FeedbackRequest } from '@michi/api/common';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts, type Draft } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { factorName, factors, missingAnswers, scaleName, scales, toFeedback } from '../feedbackAnswers.ts';
import { longestText } from '../lengths.ts';
import { IndustryInterests } from './IndustryInterests.tsx';
import { RatingField } from './RatingField.tsx';

const draft = 'help-feedback';

/** What Michi asks about itself, on scales of one to five. What was answered is kept until it is sent. */
export function FeedbackForm({ onGiven }: { readonly onGiven: () => void }) {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const form = useId();
  const [answers, setAnswers] = useState(() => drafts.read(draft));
  const [attempt, setAttempt] = useState(0);
  const { error, isPending, mutate } = useMutation({
    mutationFn: (body: FeedbackRequest) => createFeedback(body, keyFor(body)),
    onSuccess: () => {
      drafts.discard(draft);
      notify.success(t('feedback.sent'));
      onGiven();
      return invalidateListFeedbacks(client);
    },
  });
  const keep = (next: Draft) => {
    setAnswers(next);
    drafts.keep(draft, next);
  };
  const answer = (name: string, value: string) => keep({ ...answers, [name]: value });
  const body = toFeedback(answers);
  const missing = attempt === 0 ? [] : missingAnswers(answers);
  const wordsFor = (name: string) =>
    t(name === scaleName('overall') ? 'feedback.overallNeeded' : 'feedback.interestNeeded');
  const faultOf = (name: string) => (missing.includes(name) ? wordsFor(name) : undefined);
  const idOf = (name: string) => `${form}-${name}`;
  const refused = Object.values(fieldErrors(error)).join(' ');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        if (body !== null) mutate(body);
      }}
    >
      <Stack gap="medium">
        <Text tone="soft">{t('feedback.intro')}</Text>
        <ErrorSummary
          title={shared('form.faults', { count: missing.length })}
          errors={missing.map((name) => ({ fieldId: idOf(name), message: wordsFor(name) }))}
          attempt={attempt}
        />
        {error !== null && missing.length === 0 && (
          <Alert tone="danger">{refused === '' ? errorMessage(error, shared) : refused}</Alert>
        )}
        <Card title={t('feedback.satisfaction')}>
          <Stack gap="medium">
            <Text size="small" tone="soft">
              {t('feedback.satisfactionNote')}
            </Text>
            {scales.map((scale) => (
              <RatingField
                key={scale}
                id={idOf(scaleName(scale))}
                label={t(`feedback.scales.${scale}`)}
                isRequired={scale === 'overall'}
                value={answers[scaleName(scale)]}
                onChange={(rating) => answer(scaleName(scale), rating)}
                error={faultOf(scaleName(scale))}
              />
            ))}
          </Stack>
        </Card>
        <IndustryInterests answers={answers} onChange={keep} idOf={idOf} faultOf={faultOf} />
        <Card title={t('feedback.factors')}>
          <Stack gap="medium">
            <Text size="small" tone="soft">
              {t('feedback.factorsNote')}
            </Text>
            {factors.map((factor) => (
              <RatingField
                key={factor}
                label={t(`feedback.factor.${factor}`)}
                value={answers[factorName(factor)]}
                onChange={(rating) => answer(factorName(factor), rating)}
              />
            ))}
          </Stack>
        </Card>
        <Card>
          <TextArea
            label={t('feedback.comment')}
            requirement={shared('form.optional')}
            hint={t('feedback.commentHint', { formatted: format.number(longestText) })}
            maxLength={longestText}
            value={answers['comment'] ?? ''}
            onChange={({ currentTarget: { value } }) => answer('comment', value)}
          />
        </Card>
        <Stack gap="none" align="start">
          <Button
            type="submit"
            variant="primary"
            size="large"
            working={isPending}
            workingLabel={t('feedback.sending')}
          >
            {t('feedback.send')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
