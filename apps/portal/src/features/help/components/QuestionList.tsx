import { type Question } from '@michi/api/common';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { ListRow } from '@michi/design-system/list-row';
import { Pagination } from '@michi/design-system/pagination';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { pickBilingual } from '../../../shared/bilingual/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toHelp } from '../../../shared/paths.ts';
import { ResultsAwaited } from '../../../shared/results/ResultsAwaited.tsx';
import { askingTab, questionsTab } from '../helpAddress.ts';
import { questionsQuery } from '../queries.ts';
import { QuestionStatusBadge } from './QuestionStatusBadge.tsx';

/** The student's questions in whichever state they are: loading, failed, none, or a page of them. */
export function QuestionList({ page }: { readonly page: number }) {
  const { t } = useTranslation('help');
  const format = useFormat();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(questionsQuery(page));
  if (data === undefined) {
    return (
      <ResultsAwaited
        hasFailed={isError}
        onRetry={() => void refetch()}
        words={{ loading: t('questions.loading'), failed: t('questions.failed') }}
        count={4}
      />
    );
  }
  if (data.data.length === 0) {
    const isPastEnd = page > 1;
    return (
      <Card>
        <EmptyState
          title={t(isPastEnd ? 'questions.pastEnd' : 'questions.empty')}
          {...(!isPastEnd && { description: t('questions.emptyText') })}
          actions={
            <Button asChild>
              {isPastEnd ? (
                <Link to={toHelp(questionsTab)}>{t('questions.pastEndAction')}</Link>
              ) : (
                <Link to={toHelp(askingTab)}>{t('ask')}</Link>
              )}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Stack gap="medium">
      <Card padding="none">
        <ul aria-label={t('questions.list')}>
          {data.data.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </ul>
      </Card>
      {data.totalPages > 1 && (
        <Pagination
          page={page}
          pageCount={data.totalPages}
          onPageChange={(next) => void navigate(toHelp({ ...questionsTab, page: next }))}
          label={t('questions.pages.label')}
          status={t('questions.pages.current', {
            page: format.number(page),
            total: format.number(data.totalPages),
          })}
          previousLabel={t('questions.pages.previous')}
          nextLabel={t('questions.pages.next')}
        />
      )}
    </Stack>
  );
}

function QuestionRow({ question }: { readonly question: Question }) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const { answerCount, category, hasUnreadAnswer, id, status, title, updatedAt } = question;
  return (
    <ListRow
      link={<Link to={toHelp({ ...questionsTab, question: id })} />}
      unread={hasUnreadAnswer}
      title={title}
      subtitle={format.list([
        category === null ? t('questions.noCategory') : pickBilingual(category, 'title', language),
        t('questions.answers', { count: answerCount, formatted: format.number(answerCount) }),
      ])}
      footer={
        <>
          {hasUnreadAnswer && <Badge tone="brand">{t('questions.unread')}</Badge>}
          <QuestionStatusBadge status={status} />
        </>
      }
      note={format.dateAndTime(updatedAt)}
    />
  );
}
