import {
  getShowQuestionQueryKey,
  getShowQuestionQueryOptions,
  invalidateListQuestions,
  readQuestion,
  answerRequestLimits as limits,
  createAnswer,
  invalidateShowQuestion,
  type Answer,
  type Question,
  type QuestionDetail,
} from '@michi/api/common';
import { Alert } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink, LinkButton } from '../../shared/navigation/links.tsx';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { logger } from '../../shared/settings/logger.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { LongText } from '../../shared/ui/forms/LongText.tsx';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey, useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { LinkedText } from '../../shared/ui/text/RichText.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { askQuestionTab, helpAddress } from './helpAddress.ts';
import { QuestionStatusBadge } from './QuestionList.tsx';

/** Disabled without an id. */
export const questionQuery = (id: string) =>
  getShowQuestionQueryOptions(id, { query: { enabled: id !== '' } });

interface QuestionPageProps {
  readonly id: string;
  /** The list of questions, as it was left. */
  readonly list: string;
}

/** One question of the student, its messages, and a reply form. */
export function QuestionPage({ id, list }: QuestionPageProps) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const query = useQuery(questionQuery(id));
  const { data } = query;
  useMarkRead(data?.question);
  useScreenTitle(data?.question.title);
  const back = <BackLink to={list}>{t('question.back')}</BackLink>;
  if (data === undefined) {
    return (
      <DetailState
        id={id}
        query={query}
        back={back}
        to={list}
        layout="main"
        outline={<QuestionSkeleton />}
        texts={{
          loading: t('question.loading'),
          failed: t('question.failed'),
          missing: {
            title: t('question.missing.title'),
            text: t('question.missing.text'),
            action: t('question.missing.action'),
          },
        }}
      />
    );
  }
  const { answers, question } = data;
  const { category, createdAt, status, text, title } = question;
  return (
    <Stack gap="medium">
      <PageHeader
        back={back}
        title={title}
        subtitle={format.list([
          category === null ? t('questions.noCategory') : pickBilingual(category, 'title', language),
          t('question.asked', { date: format.dateAndTime(createdAt) }),
        ])}
        eyebrow={<QuestionStatusBadge status={status} />}
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="medium">
          <Stack as="ol" gap="small">
            <Message isMine at={createdAt} text={text} />
            {answers.map((answer) => (
              <Message key={answer.id} isMine={answer.isMine} at={answer.createdAt} text={answer.text} />
            ))}
          </Stack>
          {status === 'CLOSED' ? (
            <Alert
              tone="neutral"
              silent
              title={t('question.closed')}
              actions={
                <LinkButton size="small" to={helpAddress.to(askQuestionTab)}>
                  {t('question.askAgain')}
                </LinkButton>
              }
            >
              {t('question.closedText')}
            </Alert>
          ) : (
            <>
              {status === 'OPEN' && (
                <Text tone="soft" size="small">
                  {t('question.waits')}
                </Text>
              )}
              <ReplyForm questionId={id} />
            </>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

function Message({
  at,
  isMine,
  text,
}: {
  readonly isMine: boolean;
  readonly at: Answer['createdAt'];
  readonly text: string;
}) {
  const { t } = useTranslation('help');
  const format = useFormat();
  return (
    <Card as="li" padding="small" tone={isMine ? 'plain' : 'selected'}>
      <Stack gap="xsmall">
        <Inline gap="small" justify="between">
          <Text as="strong" size="small">
            {t(isMine ? 'question.you' : 'question.michi')}
          </Text>
          <Text as="span" size="tiny" tone="soft" nowrap>
            {format.dateAndTime(at)}
          </Text>
        </Inline>
        <Text preserveLines>
          <LinkedText text={text} />
        </Text>
      </Stack>
    </Card>
  );
}

/** Marks the answers as read once they are shown. After a failure they stay unread until the next visit. */
function useMarkRead(question: Question | undefined): void {
  const client = useQueryClient();
  const unread = question?.hasUnreadAnswer === true ? question.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    readQuestion(unread).then(
      (read) => {
        client.setQueryData<QuestionDetail>(getShowQuestionQueryKey(unread), (cached) =>
          cached === undefined ? cached : { ...cached, question: read },
        );
        void invalidateListQuestions(client);
      },
      (cause: unknown) => logger.error('Cannot mark an answer as read', cause),
    );
  }, [client, unread]);
}

/** A student's reply to a question. The draft is kept until it is sent. */
function ReplyForm({ questionId }: { readonly questionId: string }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const texts = useTextRules();
  const state = useSentForm({
    id: useId(),
    names: ['text'],
    schema: z.object({ text: texts.needed(limits.text, t('question.replyNeeded')) }),
    defaultValues: { text: '' },
    draft: { name: `help-answer-${questionId}`, of: (fields) => fields },
    hasErrorSummary: false,
    send: ({ text }) => {
      const body = { questionId, text: typedText(text) };
      return createAnswer(body, { headers: keyFor(body) });
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

/** Skeleton of a question: head, messages, and reply form. */
function QuestionSkeleton() {
  const { t } = useTranslation('help');
  return (
    <Stack gap="medium">
      <Stack gap="xsmall">
        <Skeleton kind="title" width="half" />
        <Skeleton width="third" />
      </Stack>
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="small">
          <Card padding="small">
            <SkeletonOutline kind="text" count={2} label={t('question.loading')} />
          </Card>
          <Card padding="small">
            <SkeletonOutline kind="text" count={3} />
          </Card>
          <Card>
            <Skeleton kind="block" />
          </Card>
        </Stack>
      </Grid>
    </Stack>
  );
}
