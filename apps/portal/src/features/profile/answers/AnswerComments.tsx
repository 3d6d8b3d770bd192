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
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { selectWords } from '../../../shared/careful-reading/CarefulReading.tsx';
import { wordsAround, type Place } from '../../../shared/careful-reading/segments.ts';
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

/** What readers said about an answer, each beside its words; that of the address (`comment`) is scrolled to and focused. */
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
  const [address] = useSearchParams();
  const linked = address.get('comment');
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown || linked === null) return;
    const entry = document.getElementById(entryId(linked));
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
  }, [linked, isKnown]);
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

/** Code units of the text shown before and after the words of a comment, in whole words. */
const around = 16;

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
  const { before, after } = wordsAround(text, place, around);
  return (
    <Text>
      {before.length < place.start && '…'}
      {before}
      <Text as="mark">{text.slice(place.start, place.end)}</Text>
      {after}
      {place.end + after.length < text.length && '…'}
    </Text>
  );
}

interface CommentEntryProps extends QuoteProps {
  readonly onShow: (place: Place) => void;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

const entryId = (id: string) => `comment-${id}`;

function CommentEntry({ comment, text, place, onShow, isRemoving, onRemove }: CommentEntryProps) {
  const { t } = useTranslation('answers');
  const format = useFormat();
  return (
    <li id={entryId(comment.id)} tabIndex={-1}>
      <Stack gap="xsmall">
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
    </li>
  );
}
