import {
  answerRequestLimits as limits,
  createAnswer,
  invalidateListQuestions,
  invalidateShowQuestion,
} from '@michi/api/common';
import { Card } from '@michi/design-system/card';
import { Stack } from '@michi/design-system/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTexts } from '../../../shared/ui/forms/useTexts.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useIdempotencyKey.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { SubmitButton } from '../../../shared/ui/forms/SubmitButton.tsx';

/** A student's reply to a question. The draft is kept until it is sent. */
export function AnswerForm({ questionId }: { readonly questionId: string }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTexts();
  const state = useSentForm({
    id: useId(),
    names: ['text'],
    schema: z.object({ text: texts.needed(limits.text, t('question.replyNeeded')) }),
    defaultValues: { text: '' },
    draft: { name: `help-answer-${questionId}`, of: (fields) => fields },
    isOneField: true,
    send: ({ text }) => {
      const body = { questionId, text: typedText(text) };
      return createAnswer(body, keyFor(body));
    },
    onSent: () => {
      state.form.reset({ text: '' });
      notify.success(t('question.sent'));
      return Promise.all([invalidateShowQuestion(client, questionId), invalidateListQuestions(client)]);
    },
  });
  return (
    <Card>
      <SentForm state={state} gap="medium">
        <LongText
          {...state.field('text')}
          label={t('question.reply')}
          hint={t('question.replyHint', { formatted: format.number(limits.text.maxLength) })}
          limit={limits.text.maxLength}
        />
        <Stack gap="none" align="start">
          <SubmitButton state={state} workingLabel={t('question.sending')}>
            {t('question.send')}
          </SubmitButton>
        </Stack>
      </SentForm>
    </Card>
  );
}
