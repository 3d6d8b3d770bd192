import { isRecord } from './judge.ts';
import { type Query, type ReadOperation, type ReadOperations, readBody, readRows } from './readRows.ts';
import { numberAt, type Row, rowsIn, textAt } from './row.ts';

/** A number that an operation returns, and the list it counts. */
interface Counter {
  /** Where the number is: `allJobs`. */
  readonly name: string;
  readonly count: number;
  /** The list, by `operationId`, and its filters. */
  readonly list: string;
  readonly query: Query;
  /** The property of the rows to add up; their number where there is none. */
  readonly sum?: string;
}

interface Source {
  readonly operation: string;
  readonly query: Query;
  readonly counters: (data: unknown) => readonly Counter[];
}

/** Most rows of a list that are added up. */
const MAX_ROWS = 1000;

/** Entries of one kind of choice that are counted. */
const ENTRIES = 3;

const INTERVIEWS: Query = [
  ['stage', 'INTERVIEW_REQUESTED'],
  ['stage', 'INTERVIEW_ACCEPTED'],
];

/** The contents of each tab of a kind of jobs (`JobCounters` of the job contract). */
function jobTabs(audience: string): ReadonlyMap<string, readonly [list: string, query: Query]> {
  const applications = (...query: Query): readonly [string, Query] => [
    'listApplications',
    [['audience', audience], ...query],
  ];
  const of = (interviewer: string): readonly [string, string] => ['interviewer', interviewer];
  return new Map([
    ['allJobs', ['listJobs', [['audience', audience]]]],
    ['recommendation', applications(['stage', 'RECOMMENDED'])],
    ['applied', applications()],
    ['internalRequest', applications(['stage', 'INTERVIEW_REQUESTED'], of('UNIVERSITY'))],
    ['internalInterview', applications(...INTERVIEWS, of('UNIVERSITY'))],
    ['internalInterviewAccepted', applications(['stage', 'INTERVIEW_ACCEPTED'], of('UNIVERSITY'))],
    ['internalInterviewResult', applications(['decidedByInterview', 'true'], of('UNIVERSITY'))],
    ['interviewRequest', applications(['stage', 'INTERVIEW_REQUESTED'], of('COMPANY'))],
    ['interview', applications(...INTERVIEWS, of('COMPANY'))],
    ['acceptedInterview', applications(['stage', 'INTERVIEW_ACCEPTED'], of('COMPANY'))],
    ['interviewResult', applications(['decidedByInterview', 'true'], of('COMPANY'))],
    ['jobOffer', applications(['stage', 'OFFERED'], ['stage', 'OFFER_ACCEPTED'], ['stage', 'OFFER_DENIED'])],
    ['unlucky', applications(['stage', 'UNLUCKY'])],
  ]);
}

/** The contents of each tab of the seminars (`SeminarCounters` of the seminar contract). */
function seminarTabs(audience: string): ReadonlyMap<string, readonly [list: string, query: Query]> {
  const applications = (...statuses: readonly string[]): readonly [string, Query] => [
    'listSeminarApplications',
    [['audience', audience], ...statuses.map((status) => ['status', status] as const)],
  ];
  return new Map([
    ['all', [audience === 'PUBLIC' ? 'listSeminars' : 'listUniversitySeminars', []]],
    ['applied', applications('WAITING', 'SEAT_HELD', 'REGISTERED')],
    ['registered', applications('REGISTERED')],
    ['attended', applications('ATTENDED')],
    ['canceled', applications('CANCELLED')],
    ['invites', applications('INVITED')],
  ]);
}

/** Counters by the name of their property. */
function named(tabs: ReadonlyMap<string, readonly [list: string, query: Query]>): Source['counters'] {
  return (data) =>
    [...tabs].flatMap(([name, [list, query]]) => {
      const count = isRecord(data) ? numberAt(data, name) : undefined;
      return count === undefined ? [] : [{ name, count, list, query }];
    });
}

/** Unread messages: each thread has its own number. */
function unreadMessages(data: unknown): readonly Counter[] {
  const parties: readonly (readonly [name: string, query: Query])[] = [
    ['total', []],
    ['company', [['entityType', 'COMPANY']]],
    ['university', [['entityType', 'UNIVERSITY']]],
    ['michi', [['entityType', 'JOBHUNTING']]],
  ];
  return parties.flatMap(([name, query]) => {
    const count = isRecord(data) ? numberAt(data, name) : undefined;
    return count === undefined ? [] : [{ name, count, list: 'listThreads', query, sum: 'unreadCount' }];
  });
}

/** Options of the job filters with the number of jobs for each, without those that count several values. */
function filterOptions(data: unknown): readonly Counter[] {
  const kinds = [
    ['workStyles', 'workStyle', 'workStyle'],
    ['employmentStatuses', 'employmentStatus', 'employmentStatus'],
    ['locations', 'locationId', 'location.id'],
  ] as const;
  return kinds.flatMap(([list, parameter, path]) => {
    const entries: unknown = isRecord(data) ? data[list] : undefined;
    const rows: readonly Row[] = Array.isArray(entries) ? entries.filter(isRecord) : [];
    return rows.slice(0, ENTRIES).flatMap((row): readonly Counter[] => {
      const value = textAt(row, path);
      const count = numberAt(row, 'jobCount');
      if (value === undefined || count === undefined) return [];
      return [{ name: `${list} ${value}`, count, list: 'listJobs', query: [[parameter, value]] }];
    });
  });
}

const SOURCES: readonly Source[] = [
  { operation: 'getJobCounters', query: [], counters: named(jobTabs('PUBLIC')) },
  { operation: 'getUniversityJobCounters', query: [], counters: named(jobTabs('UNIVERSITY')) },
  ...['PUBLIC', 'UNIVERSITY'].map((audience): Source => ({
    operation: 'getSeminarCounters',
    query: [['audience', audience]],
    counters: named(seminarTabs(audience)),
  })),
  { operation: 'showUnreadMessages', query: [], counters: unreadMessages },
  { operation: 'listAdvancedFilterOptions', query: [], counters: filterOptions },
];

/** Checks that counters match the lists that they count. */
export async function checkCounters(operations: ReadOperations): Promise<void> {
  for (const source of SOURCES) {
    const read = operations.get(source.operation);
    if (read !== undefined) await checkSource(operations, read, source);
  }
}

async function checkSource(operations: ReadOperations, read: ReadOperation, source: Source): Promise<void> {
  const before = await readBody(read, source.query);
  if (before === undefined) return;
  for (const counter of source.counters(dataOf(before.body))) {
    await checkCounter(operations, read, source, counter, before.request);
  }
}

async function checkCounter(
  operations: ReadOperations,
  read: ReadOperation,
  source: Source,
  counter: Counter,
  request: string,
): Promise<void> {
  const { name, count, list, query } = counter;
  const queryText = query.map(([key, value]) => `${key}=${value}`).join('&');
  const listed = queryText === '' ? list : `${list} ${queryText}`;
  const check = `counts ${name} as ${listed} does`;
  const counted = operations.get(list);
  if (counted === undefined) {
    read.probing.skip(check, `${list} was not read`);
    return;
  }
  const found = await countOf(counted, counter);
  if (found === undefined) {
    read.probing.skip(check, `${listed} was not answered whole`);
    return;
  }
  if (found !== count && (await hasChanged(read, source, counter))) {
    read.probing.skip(check, 'the number changed meanwhile');
    return;
  }
  const expected = `${found}, as ${listed} gives`;
  read.probing.note(
    check,
    request,
    found === count ? [] : [{ path: `data.${name}`, expected, got: String(count) }],
  );
}

async function countOf(list: ReadOperation, { query, sum }: Counter): Promise<number | undefined> {
  const response = await readRows(list, [...query, ['size', String(sum === undefined ? 1 : MAX_ROWS)]]);
  if (response === undefined || sum === undefined) return response?.total;
  if (response.rows.length < response.total) return undefined;
  return response.rows.reduce((so, row) => so + (numberAt(row, sum) ?? 0), 0);
}

async function hasChanged(read: ReadOperation, source: Source, { name, count }: Counter): Promise<boolean> {
  const again = await readBody(read, source.query);
  const same = source.counters(dataOf(again?.body)).find((counter) => counter.name === name);
  return same === undefined || same.count !== count;
}

function dataOf(body: unknown): unknown {
  return isRecord(body) ? body['data'] : undefined;
}

/** Checks that the number of answers matches the question's count, and similar counts within one response. */
export async function checkHelpCounts(operations: ReadOperations): Promise<void> {
  const categories = operations.get('listHelpCategories');
  const helps = operations.get('listHelps');
  if (categories === undefined || helps === undefined) return;
  const response = rowsIn(categories.reading.response.body);
  const path = helps.reading.path;
  const row = response?.rows.find((each) => path.endsWith(`/${textAt(each, 'id') ?? ''}`));
  const count = row === undefined ? undefined : numberAt(row, 'helpCount');
  const listed = rowsIn(helps.reading.response.body);
  if (count === undefined || listed === undefined) return;
  categories.probing.note(
    'counts helpCount as listHelps does',
    categories.reading.response.request,
    count === listed.total
      ? []
      : [{ path: 'data[].helpCount', expected: `${listed.total}, as listHelps gives`, got: String(count) }],
  );
}
