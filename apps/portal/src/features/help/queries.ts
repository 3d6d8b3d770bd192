import { getListQuestionsQueryOptions, getShowQuestionQueryOptions } from '@michi/api/common';
import { keepPreviousData } from '@tanstack/react-query';
import { whatIsSet } from '../../shared/navigation/searchParams.ts';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { help, type HelpAddress } from './helpAddress.ts';

export const pageSize = 20;

/** The answered questions: the number of unread ones is shown on the tab. */
export const answeredQuestionsQuery = getListQuestionsQueryOptions({ status: 'ANSWERED' });

/** A page of the student's questions, or of those that match a search. */
export const questionsQuery = ({ page, search }: Pick<HelpAddress, 'page' | 'search'>) =>
  getListQuestionsQueryOptions(
    { page, size: pageSize, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData } },
  );

/** One question; disabled without an id. */
export const questionQuery = (id: string) =>
  getShowQuestionQueryOptions(id, { query: { enabled: id !== '' } });

export const helpQueries: ScreenQueries = ({ searchParams }) => {
  const { ask, page, question, search, tab } = help.read(searchParams);
  if (tab === 'questions' && ask) return [];
  if (tab === 'questions' && question !== null) return [questionQuery(question)];
  return [answeredQuestionsQuery, ...(tab === 'questions' ? [questionsQuery({ page, search })] : [])];
};
