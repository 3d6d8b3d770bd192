import { example, type SuccessBody } from './mock.ts';
import type { OperationId } from './scenarios.ts';

type RowOf<Id extends OperationId> =
  SuccessBody<Id> extends { data: { data: readonly (infer Row)[] } } ? Row : never;

type DataOf<Id extends OperationId> = SuccessBody<Id> extends { data: infer Data } ? Data : never;

type Company = DataOf<'listCompanies'>['companies'][number];

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('The contract has no example with a row');
  return row;
};

/** A job as in lists: the contract's first example with the given properties replaced. */
export const job = (given: Partial<RowOf<'listJobs'>> = {}): RowOf<'listJobs'> => ({
  ...first(example('listJobs').data.data),
  ...given,
});

/** A job as on its page. */
export const jobDetail = (given: Partial<DataOf<'showJob'>> = {}): DataOf<'showJob'> => ({
  ...example('showJob').data,
  ...given,
});

export const company = (given: Partial<Company> = {}): Company => ({
  ...first(example('listCompanies').data.companies),
  ...given,
});

export const seminar = (given: Partial<RowOf<'listSeminars'>> = {}): RowOf<'listSeminars'> => ({
  ...first(example('listSeminars').data.data),
  ...given,
});

/** An interview as on its page. */
export const interview = (given: Partial<DataOf<'showInterview'>> = {}): DataOf<'showInterview'> => ({
  ...example('showInterview').data,
  ...given,
});

export const jobOffer = (given: Partial<RowOf<'listJobOffers'>> = {}): RowOf<'listJobOffers'> => ({
  ...first(example('listJobOffers').data.data),
  ...given,
});

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

/** The only page of a list with these rows. */
export const pageOf = <Row>(rows: readonly Row[]) => ({
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: rows.length === 0 ? 0 : 1,
  totalRecords: rows.length,
  data: [...rows],
});
