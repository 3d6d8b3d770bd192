import {
  createSeminarFeedback,
  feedbackTextLimits as limits,
  type FeedbackQuestion,
  type Seminar,
} from '@michi/api/seminar';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import {
  askedAnswers,
  missingAnswers,
  ratingName,
  ratings,
  textName,
  toFeedback,
  writtenAnswers,
} from '../feedbackAnswers.ts';
import { patchSeminar, refreshSeminars } from '../seminarCache.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

export interface FeedbackFormProps {
  readonly seminar: Seminar;
  readonly questions: readonly FeedbackQuestion[];
}

/** The questions after a seminar. The answers are kept until sent. */
export function FeedbackForm({ seminar, questions }: FeedbackFormProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const texts = useTexts();
  const labels = new Map(
    questions.flatMap((question) => [
      [textName(question.id), pickBilingual(question, 'question', language)] as const,
      ...question.items.map(
        (item) => [ratingName(question.id, item.id), pickBilingual(item, 'label', language)] as const,
      ),
    ]),
  );
  const given = () => {
    patchSeminar(client, seminar.id, (shown) => ({ ...shown, feedbackStatus: 'GIVEN' }));
    return refreshSeminars(client);
  };
  const state = useSentForm<Record<string, string>, unknown>({
    id: useId(),
    names: askedAnswers(questions),
    schema: z.record(z.string(), z.string()).check(
      z.superRefine((answers, context) => {
        for (const name of missingAnswers(questions, answers))
          context.addIssue({
            code: 'custom',
            path: [name],
            message: t('feedback.missingNamed', { name: labels.get(name) ?? '' }),
          });
        for (const name of writtenAnswers(questions)) {
          const fault = texts.faultOf(answers[name] ?? '', limits.text);
          if (fault !== undefined) context.addIssue({ code: 'custom', path: [name], message: fault });
        }
      }),
    ),
    // Each answer by its name; none is given for the student.
    defaultValues: Object.fromEntries(askedAnswers(questions).map((name) => [name, ''])),
    draft: { name: `seminar-feedback-${seminar.id}`, of: (answers) => answers },
    send: (answers) => createSeminarFeedback(toFeedback(seminar.id, questions, answers)),
    onSent: () => {
      notify.success(t('feedback.done'));
      return given();
    },
    // It was sent before, here or on another device.
    onRefused: ({ code }) => {
      if (code === 'FEEDBACK_ALREADY_GIVEN') void given();
    },
  });
  const { field } = state;
  return (
    <SentForm state={state} gap="medium">
      {questions.map((question) => {
        const words = pickBilingual(question, 'question', language);
        const { scale } = question;
        if (scale === null) {
          const name = textName(question.id);
          return (
            <Card key={question.id}>
              <LongText
                {...field(name, { isRequired: question.isRequired })}
                label={words}
                hint={t('feedback.textHint', { formatted: format.number(limits.text.maxLength) })}
                limit={limits.text.maxLength}
              />
            </Card>
          );
        }
        return (
          <Card
            key={question.id}
            title={words}
            headerEnd={shared(question.isRequired ? 'form.required' : 'form.optional')}
          >
            <Stack gap="medium">
              <Text size="small" tone="soft">
                {t(`feedback.scale.${scale}`)}
              </Text>
              {question.items.map((item) => {
                return (
                  <RadioGroup<string>
                    key={item.id}
                    {...field(ratingName(question.id, item.id))}
                    label={pickBilingual(item, 'label', language)}
                    orientation="horizontal"
                    options={ratings.map((rating) => ({ value: rating, label: rating }))}
                  />
                );
              })}
            </Stack>
          </Card>
        );
      })}
      <Inline gap="small">
        <SubmitButton size="large" state={state} workingLabel={t('sending')}>
          {t('feedback.send')}
        </SubmitButton>
        <Text size="small" tone="soft">
          {t('feedback.once')}
        </Text>
      </Inline>
    </SentForm>
  );
}
