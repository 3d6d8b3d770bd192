import { getListQuestionsQueryOptions, type Question, type QuestionStatus } from '@michi/api/common';
import { Badge, type BadgeProps } from '@michi/design-system/badge';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { whatIsSet, useAddress } from '../../shared/navigation/searchParams.ts';
import { SearchBar } from '../../shared/ui/results/ListSearch.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { askQuestionTab, helpAddress, type HelpAddress } from './helpAddress.ts';

const pageSize = 20;

/** A page of the student's questions, or of those that match a search. */
export const questionsQuery = ({ page, search }: HelpAddress) =>
  getListQuestionsQueryOptions(
    { page, size: pageSize, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData } },
  );

/** The student's questions, the latest change first. */
export function QuestionList() {
  const { t } = useTranslation('help');
  const { address, linkAfter, change } = useAddress(helpAddress, { question: null });
  const result = useQuery(questionsQuery(address));
  return (
    <>
      <SearchBar address={address} change={change} label={t('questions.search')} />
      <Stack reading>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('questions.loading')} />}
          failed={<ResultsFailed title={t('questions.failed')} onTryAgain={result.refetch} />}
          empty={
            address.search === '' ? (
              <ResultsEmpty
                title={t('questions.empty')}
                description={t('questions.emptyText')}
                actions={<LinkButton to={helpAddress.to(askQuestionTab)}>{t('ask')}</LinkButton>}
              />
            ) : (
              <ResultsNoMatch title={t('questions.noMatch')} onClear={() => change({ search: '' })} />
            )
          }
        >
          {(questions) => (
            <ResultRows count={(counted) => t('questions.count', counted)}>
              {questions.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  to={linkAfter({ question: question.id })}
                />
              ))}
            </ResultRows>
          )}
        </Results>
      </Stack>
    </>
  );
}

function QuestionRow({ question, to }: { readonly question: Question; readonly to: string }) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const { answerCount, category, hasUnreadAnswer, status, title, updatedAt } = question;
  return (
    <ListRow
      link={<Link to={to} />}
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

const badges: Readonly<Record<QuestionStatus, Pick<BadgeProps, 'tone' | 'glyph'>>> = {
  OPEN: { tone: 'info', glyph: 'ring' },
  ANSWERED: { tone: 'success', glyph: 'tick' },
  CLOSED: { tone: 'neutral', glyph: 'minus' },
};

export function QuestionStatusBadge({ status }: { readonly status: QuestionStatus }) {
  const { t } = useTranslation('help');
  return <Badge {...badges[status]}>{t(`questions.status.${status}`)}</Badge>;
}
