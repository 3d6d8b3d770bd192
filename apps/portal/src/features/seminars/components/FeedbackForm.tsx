import { useCreateSeminarFeedback, type FeedbackQuestion, type Seminar } from '@michi/api/seminar';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Inline } from '@michi/design-system/inline';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { missingAnswers, ratingName, ratings, textName, toFeedback } from '../feedbackAnswers.ts';
import { patchSeminar, refreshSeminars } from '../seminarCache.ts';

/** Characters of an answer in words, as the contract has it. */
const longestText = 2000;

export interface FeedbackFormProps {
  readonly seminar: Seminar;
  readonly questions: readonly FeedbackQuestion[];
}

/** The questions after a seminar. What was answered is kept until it is sent. */
export function FeedbackForm({ seminar, questions }: FeedbackFormProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const form = useId();
  const draft = `seminar-feedback-${seminar.id}`;
  const [answers, setAnswers] = useState(() => drafts.read(draft));
  const [attempt, setAttempt] = useState(0);
  const given = () => {
    drafts.discard(draft);
    patchSeminar(client, seminar.id, (shown) => ({ ...shown, feedbackStatus: 'GIVEN' }));
    return refreshSeminars(client);
  };
  const { mutate, isPending, error } = useCreateSeminarFeedback({
    mutation: {
      onSuccess: () => {
        notify.success(t('feedback.done'));
        return given();
      },
      // It was sent before, here or on another device.
      onError: (failure) =>
        failure instanceof ApiError && failure.code === 'FEEDBACK_ALREADY_GIVEN' ? given() : undefined,
    },
  });
  const answer = (name: string, value: string) => {
    const next = { ...answers, [name]: value };
    setAnswers(next);
    drafts.keep(draft, next);
  };
  const missing = attempt === 0 ? [] : missingAnswers(questions, answers);
  const labels = new Map(
    questions.flatMap((question) => [
      [textName(question.id), pickBilingual(question, 'question', language)] as const,
      ...question.items.map(
        (item) => [ratingName(question.id, item.id), pickBilingual(item, 'label', language)] as const,
      ),
    ]),
  );
  const faultOf = (name: string) => (missing.includes(name) ? t('feedback.missing') : undefined);
  const send = () => {
    setAttempt(attempt + 1);
    if (missingAnswers(questions, answers).length > 0) return;
    mutate({ data: toFeedback(seminar.id, questions, answers) });
  };
  const refused = Object.values(fieldErrors(error)).join(' ');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="medium">
        <ErrorSummary
          title={shared('form.faults', { count: missing.length })}
          errors={missing.map((name) => ({
            fieldId: `${form}-${name}`,
            message: t('feedback.missingNamed', { name: labels.get(name) ?? '' }),
          }))}
          attempt={attempt}
        />
        {error !== null && missing.length === 0 && (
          <Alert tone="danger">{refused === '' ? errorMessage(error, shared) : refused}</Alert>
        )}
        {questions.map((question) => {
          const requirement = shared(question.isRequired ? 'form.required' : 'form.optional');
          const words = pickBilingual(question, 'question', language);
          const { scale } = question;
          if (scale === null) {
            const name = textName(question.id);
            return (
              <Card key={question.id}>
                <TextArea
                  id={`${form}-${name}`}
                  label={words}
                  requirement={requirement}
                  hint={t('feedback.textHint', { formatted: format.number(longestText) })}
                  maxLength={longestText}
                  grows
                  error={faultOf(name)}
                  value={answers[name] ?? ''}
                  onChange={(event) => answer(name, event.currentTarget.value)}
                />
              </Card>
            );
          }
          return (
            <Card key={question.id} title={words} headerEnd={requirement}>
              <Stack gap="medium">
                <Text size="small" tone="soft">
                  {t(`feedback.scale.${scale}`)}
                </Text>
                {question.items.map((item) => {
                  const name = ratingName(question.id, item.id);
                  return (
                    <RadioGroup<string>
                      key={item.id}
                      id={`${form}-${name}`}
                      label={pickBilingual(item, 'label', language)}
                      orientation="horizontal"
                      options={ratings.map((rating) => ({ value: rating, label: rating }))}
                      value={answers[name] ?? ''}
                      onValueChange={(rating) => answer(name, rating)}
                      error={faultOf(name)}
                    />
                  );
                })}
              </Stack>
            </Card>
          );
        })}
        <Inline gap="small">
          <Button
            type="submit"
            variant="primary"
            size="large"
            working={isPending}
            workingLabel={t('sending')}
          >
            {t('feedback.send')}
          </Button>
          <Text size="small" tone="soft">
            {t('feedback.once')}
          </Text>
        </Inline>
      </Stack>
    </form>
  );
}
