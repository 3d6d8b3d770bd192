import { createAnswer, invalidateListQuestions, invalidateShowQuestion } from '@michi/api/common';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Stack } from '@michi/design-system/stack';
import { TextArea } from '@michi/design-system/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useIdempotencyKey } from '../../../shared/idempotency/useIdempotencyKey.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { longestText } from '../lengths.ts';
import { typedText } from '../../../shared/forms/typedText.ts';

/** What the student adds to a question. The words are kept until they are sent. */
export function AnswerForm({ questionId }: { readonly questionId: string }) {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const field = useId();
  const draft = `help-answer-${questionId}`;
  const [text, setText] = useState(() => drafts.read(draft)['text'] ?? '');
  const [isAsked, setAsked] = useState(false);
  const { error, isPending, mutate } = useMutation({
    mutationFn: (words: string) => {
      const body = { questionId, text: words };
      return createAnswer(body, keyFor(body));
    },
    onSuccess: () => {
      drafts.discard(draft);
      setText('');
      setAsked(false);
      notify.success(t('question.sent'));
      return Promise.all([invalidateShowQuestion(client, questionId), invalidateListQuestions(client)]);
    },
  });
  const isMissing = isAsked && typedText(text) === '';
  const refused = fieldErrors(error)['text'];
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (typedText(text) === '') document.getElementById(field)?.focus();
          else mutate(typedText(text));
        }}
      >
        <Stack gap="medium">
          {error !== null && refused === undefined && (
            <Alert tone="danger" silent>
              {errorMessage(error, shared)}
            </Alert>
          )}
          <TextArea
            id={field}
            label={t('question.reply')}
            hint={t('question.replyHint', { formatted: format.number(longestText) })}
            maxLength={longestText}
            error={isMissing ? t('question.replyNeeded') : refused}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              drafts.keep(draft, { text: value });
            }}
          />
          <Stack gap="none" align="start">
            <Button type="submit" variant="primary" working={isPending} workingLabel={t('question.sending')}>
              {t('question.send')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
