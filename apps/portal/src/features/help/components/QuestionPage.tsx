import {
  getShowQuestionQueryKey,
  getShowQuestionQueryOptions,
  invalidateListQuestions,
  readQuestion,
  type Answer,
  type Question,
  type QuestionDetail,
} from '@michi/api/common';
import { Alert } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DetailState } from '../../../shared/ui/detail/DetailState.tsx';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkedText } from '../../../shared/ui/text/LinkedText.tsx';
import { logger } from '../../../shared/settings/logger.ts';
import { useScreenTitle } from '../../../shared/navigation/screenTitle.ts';
import { askingTab, help } from '../helpAddress.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';
import { QuestionStatusBadge } from './QuestionStatusBadge.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Disabled without an id. */
export const questionQuery = (id: string) =>
  getShowQuestionQueryOptions(id, { query: { enabled: id !== '' } });

export interface QuestionPageProps {
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
        words={{
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
            <Said isMine at={createdAt} text={text} />
            {answers.map((answer) => (
              <Said key={answer.id} isMine={answer.isMine} at={answer.createdAt} text={answer.text} />
            ))}
          </Stack>
          {status === 'CLOSED' ? (
            <Alert
              tone="neutral"
              silent
              title={t('question.closed')}
              actions={
                <LinkButton size="small" to={help.to(askingTab)}>
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
              <AnswerForm questionId={id} />
            </>
          )}
        </Stack>
      </Grid>
    </Stack>
  );
}

function Said({
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
        client.setQueryData<QuestionDetail>(getShowQuestionQueryKey(unread), (shown) =>
          shown === undefined ? shown : { ...shown, question: read },
        );
        void invalidateListQuestions(client);
      },
      (cause: unknown) => logger.error('Cannot mark an answer as read', cause),
    );
  }, [client, unread]);
}
