import {
  createAnswerComment,
  sharedAnswerCommentRequestLimits as limits,
  showSharedAnswer,
  type SharedAnswer,
} from '@michi/api/user';
import { ApiError } from '@michi/api/transport';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Select } from '@michi/design-system/select';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { StickyBar } from '@michi/design-system/sticky-bar';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { sentencesOf, type Place } from '../../../shared/careful-reading/segments.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { deviceEntry } from '../../../shared/session/entries.ts';
import { SharedLinkPage, sharedKey } from '../../../shared/sharing/SharedLinkPage.tsx';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { unsent, useIdempotencyKey, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { Quote } from './AnswerComments.tsx';
import { partsOf, placesOf } from './answers.ts';
import { useAnswerLength } from './VersionList.tsx';
import { selectPlace, useSelectedPlace } from './useSelectedPlace.ts';

/** Name of the query for what is behind a link. */
const name = 'shared-answer';

/** Comments that an answer can have, as the contract has it. */
const maxComments = 200;

/** An answer behind a private link, open to anyone with the link, who can comment on its words. */
export function Component() {
  const { t } = useTranslation('answers');
  const titleOf = useTitle();
  return (
    <SharedLinkPage<SharedAnswer>
      name={name}
      show={(token) => showSharedAnswer({ token })}
      titleOf={titleOf}
      failed={t('shared.failed')}
      skeleton={<SkeletonRows label={t('loading')} count={3} />}
    >
      {(answer, token) => <Reading answer={answer} token={token} />}
    </SharedLinkPage>
  );
}

const useTitle = () => {
  const { t } = useTranslation('labels');
  return ({ topic, question }: Pick<SharedAnswer, 'topic' | 'question'>): string =>
    topic === 'OWN_QUESTION' ? (question ?? '') : t(`answerTopic.${topic}`);
};

/** The student in the order of the reader's language. */
const nameOf = (
  { familyName, firstName, familyNameJp, firstNameJp }: SharedAnswer,
  isJapanese: boolean,
): string => {
  const join = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' ');
  const japanese = join(familyNameJp, firstNameJp);
  const romaji = join(firstName, familyName);
  return isJapanese ? japanese || romaji : romaji || japanese;
};

interface ReadingProps {
  readonly answer: SharedAnswer;
  readonly token: string;
}

function Reading({ answer, token }: ReadingProps) {
  const { t } = useTranslation('answers');
  const { t: sharing } = useTranslation('sharing');
  const { language } = useLanguage();
  const format = useFormat();
  const titleOf = useTitle();
  const answerLength = useAnswerLength();
  const box = useRef<HTMLDivElement>(null);
  const [selected, clear] = useSelectedPlace(box);
  const [draft, setDraft] = useState<{ readonly place: Place | null } | null>(null);
  const { text, comments } = answer;
  const student = nameOf(answer, language === 'jp');
  const places = placesOf(text, comments);
  const placed = comments
    .map((comment, index) => ({ comment, place: places[index] ?? null }))
    .toSorted((one, other) => (one.place?.start ?? text.length) - (other.place?.start ?? text.length));
  const marks = placed.flatMap(({ place }) => (place === null ? [] : [place]));
  const isTooMuch = selected !== null && selected.end - selected.start > limits.quote.maxLength;
  const quote = selected === null ? '' : text.slice(selected.start, selected.end);
  return (
    <Stack gap="large">
      <PageHeader
        title={titleOf(answer)}
        subtitle={
          <Stack gap="xxsmall">
            <span>{student === '' ? t('shared.bySomebody') : t('shared.of', { name: student })}</span>
            <Text size="small" tone="soft">
              {sharing('validUntil', { date: format.date(answer.expiresAt) })}
            </Text>
          </Stack>
        }
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="medium">
          {text !== '' && <Text tone="soft">{t('shared.how')}</Text>}
          <Card
            footer={
              text !== '' && (
                <Button icon={MessageSquarePlus} onClick={() => setDraft({ place: null })}>
                  {t('shared.choose')}
                </Button>
              )
            }
          >
            <Stack gap="medium">
              {text === '' ? (
                <Text tone="soft">{t('shared.nothing')}</Text>
              ) : (
                <div ref={box}>
                  <Text as="div" size="large" preserveLines lang={languageTags[answer.language]}>
                    {partsOf(text, marks).map(({ start, end, isMarked }) =>
                      isMarked ? (
                        <Text as="mark" key={start}>
                          {text.slice(start, end)}
                        </Text>
                      ) : (
                        text.slice(start, end)
                      ),
                    )}
                  </Text>
                </div>
              )}
              <Text size="small" tone="soft">
                {format.list([
                  answerLength(answer),
                  t('shared.asOf', { date: format.dateAndTime(answer.updatedAt) }),
                ])}
              </Text>
            </Stack>
          </Card>
          {selected !== null && draft === null && (
            <StickyBar
              actions={
                <Button variant="primary" disabled={isTooMuch} onClick={() => setDraft({ place: selected })}>
                  {t('shared.comment')}
                </Button>
              }
            >
              <Text lines={2}>
                {isTooMuch
                  ? t('shared.tooMuch', { formatted: format.number(limits.quote.maxLength) })
                  : t('shared.selected', { quote })}
              </Text>
            </StickyBar>
          )}
        </Stack>
        <Card title={t('comments.title')}>
          {placed.length === 0 ? (
            <Text tone="soft">{t('comments.none')}</Text>
          ) : (
            <Stack as="ul" gap="large">
              {placed.map(({ comment, place }) => (
                <Stack as="li" key={comment.id} gap="xsmall">
                  <Quote comment={comment} text={text} place={place} />
                  <Text preserveLines>{comment.text}</Text>
                  <Text size="small" tone="soft">
                    {format.list([comment.author, format.dateAndTime(comment.createdAt)])}
                  </Text>
                  {place !== null && (
                    <div>
                      <Button
                        size="small"
                        aria-label={t('comments.showQuote', { quote: comment.quote })}
                        onClick={() => selectPlace(box.current, place)}
                      >
                        {t('comments.show')}
                      </Button>
                    </div>
                  )}
                </Stack>
              ))}
            </Stack>
          )}
        </Card>
      </Grid>
      {draft !== null && (
        <CommentDialog
          answer={answer}
          token={token}
          selected={draft.place}
          onClose={() => {
            clear();
            setDraft(null);
          }}
        />
      )}
    </Stack>
  );
}

interface CommentFields {
  /** Index of a sentence; empty while the reader's own selection stands. */
  readonly sentence: string;
  readonly author: string;
  readonly text: string;
}

/** Characters of a sentence in the list. */
const maxSentence = 60;

interface CommentDialogProps extends ReadingProps {
  /** The words that the reader has selected; null to choose a sentence. */
  readonly selected: Place | null;
  readonly onClose: () => void;
}

function CommentDialog({ answer, token, selected, onClose }: CommentDialogProps) {
  const { t } = useTranslation('answers');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const texts = useTextRules();
  const keyFor = useIdempotencyKey();
  const reader = deviceEntry('READER_NAME');
  // Words that are gone leave the choice of a sentence.
  const [place, setPlace] = useState(selected);
  const [isGone, setGone] = useState(false);
  const { text, comments, language } = answer;
  const sentences = sentencesOf(text, language).map(({ start, end }) => ({
    start,
    end: Math.min(end, start + limits.quote.maxLength),
  }));
  const state = useSentForm<CommentFields, void>({
    id: 'comment',
    names: place === null ? ['sentence', 'text', 'author'] : ['text', 'author'],
    hasErrorSummary: false,
    schema: z.object({
      sentence: place === null ? texts.choice(t('shared.sentenceNeeded')) : z.string(),
      text: texts.needed(limits.text, t('shared.textNeeded')),
      author: texts.needed(limits.author, t('shared.authorNeeded')),
    }),
    defaultValues: { sentence: '', text: '', author: reader.read() ?? '' },
    // The start of the secret tells apart the links of a tab.
    draft: { name: `comment-${token.slice(0, 8)}`, of: ({ text: typed }) => ({ text: typed }) },
    send: async (fields) => {
      const on = place ?? sentences[Number(fields.sentence)];
      if (on === undefined) return unsent;
      const author = typedText(fields.author);
      const request = {
        token,
        author,
        text: typedText(fields.text),
        quote: text.slice(on.start, on.end),
        start: on.start,
      };
      const comment = await createAnswerComment(request, { headers: keyFor(request) });
      reader.write(author);
      client.setQueryData<SharedAnswer>(sharedKey(name, token), (before) =>
        before === undefined ? undefined : { ...before, comments: [...before.comments, comment] },
      );
      return undefined;
    },
    onSent: () => {
      notify.success(t('shared.sent'));
      onClose();
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'TRANSITION_NOT_ALLOWED') return false;
      if (comments.length >= maxComments) return false;
      void client.invalidateQueries({ queryKey: sharedKey(name, token) });
      setPlace(null);
      setGone(true);
      state.form.setValue('sentence', '');
      return true;
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={t('shared.write')}
      footer={
        <>
          <Button onClick={onClose}>{shared('actions.cancel')}</Button>
          <SubmitButton state={state} workingLabel={t('shared.sending')}>
            {t('shared.send')}
          </SubmitButton>
        </>
      }
    >
      <SentForm state={state} gap="medium">
        {isGone && <Alert tone="warning">{t('shared.gone')}</Alert>}
        {place === null ? (
          <Select
            {...state.field('sentence', { isRequired: true })}
            label={t('shared.sentence')}
            placeholder={t('shared.sentenceNeeded')}
            options={sentences.map(({ start, end }, index) => ({
              value: `${index}`,
              label:
                end - start > maxSentence
                  ? `${text.slice(start, start + maxSentence)}…`
                  : text.slice(start, end),
            }))}
          />
        ) : (
          <Stack gap="xxsmall">
            <Text size="small" tone="soft">
              {t('shared.on')}
            </Text>
            <Text as="div" preserveLines lang={languageTags[answer.language]}>
              <Text as="mark">{text.slice(place.start, place.end)}</Text>
            </Text>
          </Stack>
        )}
        <LongText
          {...state.field('text', { isRequired: true })}
          label={t('shared.text')}
          limit={limits.text.maxLength}
        />
        <TextField
          {...state.field('author', { isRequired: true })}
          label={t('shared.author')}
          hint={t('shared.authorHint')}
          autoComplete="name"
        />
      </SentForm>
    </OpenDialog>
  );
}
