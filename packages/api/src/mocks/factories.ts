import { example, type SuccessBody } from './mock.ts';
import type { OperationId } from './scenarios.ts';

/** The row type of an operation's list. */
type RowOf<Id extends OperationId> =
  SuccessBody<Id> extends { data: { data: readonly (infer Row)[] } } ? Row : never;

/** The data of an operation's response, without the envelope. */
type DataOf<Id extends OperationId> = SuccessBody<Id> extends { data: infer Data } ? Data : never;

type Company = DataOf<'listCompanies'>['companies'][number];

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('The contract has no example with a row');
  return row;
};

/** A job as in lists: the first of the contract's example, with the given properties replaced. */
export const job = (given: Partial<RowOf<'listJobs'>> = {}): RowOf<'listJobs'> => ({
  ...first(example('listJobs').data.data),
  ...given,
});

/** A job with all that its page shows. */
export const jobDetail = (given: Partial<DataOf<'showJob'>> = {}): DataOf<'showJob'> => ({
  ...example('showJob').data,
  ...given,
});

/** A company as lists show it. */
export const company = (given: Partial<Company> = {}): Company => ({
  ...first(example('listCompanies').data.companies),
  ...given,
});

/** A seminar as lists show it. */
export const seminar = (given: Partial<RowOf<'listSeminars'>> = {}): RowOf<'listSeminars'> => ({
  ...first(example('listSeminars').data.data),
  ...given,
});

/** An interview with all that its page shows. */
export const interview = (given: Partial<DataOf<'showInterview'>> = {}): DataOf<'showInterview'> => ({
  ...example('showInterview').data,
  ...given,
});

/** An offer as lists show it. */
export const jobOffer = (given: Partial<RowOf<'listJobOffers'>> = {}): RowOf<'listJobOffers'> => ({
  ...first(example('listJobOffers').data.data),
  ...given,
});

/** A thread of the chat as lists show it. */
export const chatThread = (given: Partial<RowOf<'listThreads'>> = {}): RowOf<'listThreads'> => ({
  ...first(example('listThreads').data.data),
  ...given,
});

export const notification = (
  given: Partial<RowOf<'listNotifications'>> = {},
): RowOf<'listNotifications'> => ({
  ...first(example('listNotifications').data.data),
  ...given,
});

/** A page of a list with these rows and no other. */
export const pageOf = <Row>(rows: readonly Row[]) => ({
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: rows.length === 0 ? 0 : 1,
  totalRecords: rows.length,
  data: [...rows],
});
