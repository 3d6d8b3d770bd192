import {
  deleteAnswerComment,
  invalidateListAnswerComments,
  invalidateListProfileAnswers,
  useListAnswerComments,
  type AnswerComment,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectWords } from '../../../shared/careful-reading/CarefulReading.tsx';
import type { Place } from '../../../shared/careful-reading/segments.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { placesOf } from './answers.ts';

interface AnswerCommentsProps {
  readonly answerId: string;
  /** The text as it is typed. */
  readonly text: string;
  /** Id of its field. */
  readonly fieldId: string;
}

/** What readers said about an answer, each beside its words. */
export function AnswerComments({ answerId, text, fieldId }: AnswerCommentsProps) {
  const { t } = useTranslation('answers');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useListAnswerComments(answerId);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => deleteAnswerComment(id),
    onSuccess: async () => {
      notify.success(t('comments.removed'));
      await Promise.all([
        invalidateListAnswerComments(client, answerId),
        invalidateListProfileAnswers(client),
      ]);
      box.current?.focus();
    },
    onError: (error) => notify.error(errorMessage(error, shared)),
  });
  const places = placesOf(text, data ?? []);
  return (
    <div ref={box} tabIndex={-1}>
      <Card title={t('comments.title')} level={2}>
        {data === undefined ? (
          isError ? (
            <FailedAlert onTryAgain={refetch}>{t('comments.failed')}</FailedAlert>
          ) : (
            <SkeletonRows label={t('comments.loading')} count={2} />
          )
        ) : data.length === 0 ? (
          <Text tone="soft">{t('comments.none')}</Text>
        ) : (
          <Stack as="ul" gap="large">
            {data.map((comment, index) => (
              <CommentEntry
                key={comment.id}
                comment={comment}
                text={text}
                place={places[index] ?? null}
                onShow={(place) => selectWords(fieldId, place)}
                isRemoving={isPending && variables === comment.id}
                onRemove={() => mutate(comment.id)}
              />
            ))}
          </Stack>
        )}
      </Card>
    </div>
  );
}

/** Characters of the text shown before and after the words of a comment. */
const around = 12;

interface QuoteProps {
  readonly comment: AnswerComment;
  readonly text: string;
  readonly place: Place | null;
}

/** The words of a comment, among those around them; or that they are gone. */
export function Quote({ comment, text, place }: QuoteProps) {
  const { t } = useTranslation('answers');
  if (place === null) {
    return (
      <Stack gap="none">
        <Text>
          <Text as="del">{comment.quote}</Text>
        </Text>
        <Text size="small" tone="warning">
          {t('comments.gone')}
        </Text>
      </Stack>
    );
  }
  const before = text.slice(Math.max(0, place.start - around), place.start);
  const after = text.slice(place.end, place.end + around);
  return (
    <Text>
      {place.start > around && '…'}
      {before}
      <Text as="mark">{text.slice(place.start, place.end)}</Text>
      {after}
      {place.end + around < text.length && '…'}
    </Text>
  );
}

interface CommentEntryProps extends QuoteProps {
  readonly onShow: (place: Place) => void;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

function CommentEntry({ comment, text, place, onShow, isRemoving, onRemove }: CommentEntryProps) {
  const { t } = useTranslation('answers');
  const format = useFormat();
  return (
    <Stack as="li" gap="xsmall">
      <Quote comment={comment} text={text} place={place} />
      <Text preserveLines>{comment.text}</Text>
      <Text size="small" tone="soft">
        {format.list([comment.author, format.dateAndTime(comment.createdAt)])}
      </Text>
      <Inline gap="xsmall">
        {place !== null && (
          <Button
            size="small"
            aria-label={t('comments.showQuote', { quote: comment.quote })}
            onClick={() => onShow(place)}
          >
            {t('comments.show')}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          flush
          working={isRemoving}
          workingLabel={t('comments.removing')}
          aria-label={t('comments.removeQuote', { quote: comment.quote })}
          onClick={onRemove}
        >
          {t('comments.remove')}
        </Button>
      </Inline>
    </Stack>
  );
}
