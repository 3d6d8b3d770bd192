import { type Operation, operations } from '@michi/api/server';
import type { ZodType } from 'zod';
import { dayOf, daysAfter, JAPAN } from './day.ts';
import { fakeJobs, fakePosts, fakeSeminars, fakeSession, fakeSlots, TOKEN } from './fakeRows.ts';
import { isRecord, parsed } from './judge.ts';
import { momentAt, numberAt, type Row, textAt, valuesAt } from './row.ts';

export interface RecordedRequest {
  readonly query: Row;
  /** The id in the path; empty without. */
  readonly id: string;
}

/** Returns the body for an operation; undefined for a 404, and the names of parameters for a refusal. */
export type Handler = (request: RecordedRequest) => Row | undefined | readonly string[];

export interface Fault {
  /** Operations that answer otherwise, by `operationId`; each gets the right handler. */
  readonly handlers?: Readonly<Record<string, (own: Handler) => Handler>>;
  /** Spoils the answer to a request for an operation. */
  readonly response?: (
    response: Response,
    operationId: string,
    request: Request,
  ) => Promise<Response> | Response;
}

/** Addresses of the fakes. */
export const fakeUrls: ReadonlyMap<string, string> = new Map(
  ['job', 'news', 'seminar', 'university', 'user'].map((name) => [name, `http://fake.test/api/${name}`]),
);

/** Some operations of several services, kept in memory, that follow their contracts except for one fault. */
export function createFakeServices(now: () => Date, fault: Fault = {}): typeof fetch {
  const handlers = rightHandlers(now);
  return async (input, init) => {
    const request = new Request(input, init);
    const found = routed(request);
    const own = found === undefined ? undefined : handlers[found.operation.id];
    if (found === undefined || own === undefined) return new Response('Not here', { status: 404 });
    const { id } = found.operation;
    const response = await responseOf(found, fault.handlers?.[id]?.(own) ?? own, request.clone());
    return fault.response === undefined ? response : fault.response(response, id, request);
  };
}

interface Routed {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
}

function routed(request: Request): Routed | undefined {
  const url = new URL(request.url);
  for (const operation of operations) {
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^/api/${operation.service}${pattern}$`).exec(url.pathname);
    if (match !== null && operation.method.toUpperCase() === request.method) {
      return { operation, params: { ...match.groups }, url };
    }
  }
  return undefined;
}

async function responseOf(
  { operation, params, url }: Routed,
  handler: Handler,
  request: Request,
): Promise<Response> {
  const refused = (status: number, fields?: readonly string[]): Response => refusal(request, status, fields);
  const token = request.headers.get('authorization');
  if (operation.bearer === 'required' && token !== `Bearer ${TOKEN}`) return refused(401);
  const body = await readBody(operation, request);
  if (typeof body === 'number') return refused(body);
  if (url.search.includes('%00')) return refused(400);
  const text = queryText(url);
  const wrong = [
    ...wrongNames(operation.params, params),
    ...wrongNames(operation.query, text),
    ...wrongNames(operation.body?.schema ?? null, body),
  ];
  if (wrong.length > 0) return refused(422, wrong);
  if (isRecord(body) && body['email'] === 'nobody@conformance.invalid') return refused(401, undefined);
  const query = operation.query?.parse(text);
  const response = handler({ query: isRecord(query) ? query : {}, id: Object.values(params)[0] ?? '' });
  if (response === undefined) return refused(404);
  return Array.isArray(response) ? refused(422, response) : Response.json(response);
}

/** The JSON of a body, or the status that refuses it. */
async function readBody(operation: Operation, request: Request): Promise<unknown> {
  if (operation.body === null) return {};
  if (request.headers.get('content-type') !== 'application/json') return 415;
  return parsed(await request.text()) ?? 400;
}

function queryText(url: URL): Readonly<Record<string, string | string[]>> {
  return Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => {
      const [first = '', ...others] = url.searchParams.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Names of the invalid properties; all of them if nothing is allowed. */
function wrongNames(schema: ZodType | null, input: unknown): readonly string[] {
  if (schema === null) return isRecord(input) ? Object.keys(input) : [];
  const result = schema.safeParse(input);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.')],
  );
}

const REFUSALS: Readonly<Record<number, readonly [code: string, en: string, ja: string]>> = {
  400: ['MALFORMED_REQUEST', 'This could not be read.', '読み取れませんでした。'],
  401: ['UNAUTHENTICATED', 'Please log in.', 'ログインしてください。'],
  404: ['NOT_FOUND', 'We couldn’t find this.', '見つかりませんでした。'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send JSON.', 'JSONで送ってください。'],
  422: ['VALIDATION_FAILED', 'Check the marked answers.', '入力内容をご確認ください。'],
};

function refusal(request: Request, status: number, names: readonly string[] = []): Response {
  const [code, en, ja] = REFUSALS[status] ?? ['', '', ''];
  const message = request.headers.get('accept-language') === 'ja' ? ja : en;
  const isLogin = request.url.endsWith('/auth/login') && status === 401;
  return Response.json(
    {
      message,
      error: isLogin ? 'WRONG_CREDENTIALS' : code,
      ...(names.length > 0 ? { fields: Object.fromEntries(names.map((name) => [name, message])) } : {}),
    },
    { status },
  );
}

export function paged(rows: readonly Row[], query: Row): Row {
  const page = numberAt(query, 'page') ?? 1;
  const size = numberAt(query, 'size') ?? 20;
  const totalPages = Math.ceil(rows.length / size);
  return {
    data: {
      currentPage: page,
      nextPage: page < totalPages ? page + 1 : null,
      prevPage: page > 1 ? page - 1 : null,
      totalPages,
      totalRecords: rows.length,
      data: rows.slice((page - 1) * size, page * size),
    },
  };
}

/** Whether a row has one of the values of a parameter; true without the parameter. */
function hasAny(row: Row, path: string, query: Row, name: string): boolean {
  const wanted = valuesAt(query, name);
  return wanted.length === 0 || valuesAt(row, path).some((value) => wanted.includes(value));
}

function matches(row: Row, query: Row): boolean {
  const searchText = textAt(query, 'search');
  return (
    searchText === undefined || (textAt(row, 'title') ?? '').toLowerCase().includes(searchText.toLowerCase())
  );
}

function mayApply(row: Row, query: Row): boolean {
  return query['canApply'] !== true || textAt(row, 'eligibility.status') === 'CHECK_CONDITIONS';
}

const SAME_VALUE: readonly (readonly [parameter: string, path: string])[] = [
  ['audience', 'audience'],
  ['kind', 'kind'],
  ['employmentStatus', 'employmentStatus'],
  ['workStyle', 'workStyle'],
  ['isFlextime', 'isFlextime'],
  ['companyId', 'company.id'],
  ['industryId', 'company.industry.id'],
  ['categoryId', 'category.id'],
  ['locationId', 'locations.id'],
  ['style', 'style'],
  ['stage', 'application.stage'],
  ['interviewer', 'application.interviewer'],
  ['turn', 'application.turn'],
];

function matchesQuery(row: Row, query: Row): boolean {
  return (
    SAME_VALUE.every(([parameter, path]) => hasAny(row, path, query, parameter)) &&
    matches(row, query) &&
    mayApply(row, query)
  );
}

/** Whether a job matches the filters that compare. */
function jobMatchesQuery(row: Row, query: Row): boolean {
  const years = valuesAt(row, 'graduationYears');
  return (
    matchesQuery(row, query) &&
    (years.length === 0 || hasAny(row, 'graduationYears', query, 'graduationYear')) &&
    (numberAt(row, 'salary.minimum') ?? 0) >= (numberAt(query, 'salaryFrom') ?? 0) &&
    (textAt(row, 'startDate') ?? '') >= (textAt(query, 'startFrom') ?? '') &&
    (numberAt(row, 'company.responseDays') ?? 0) <= (numberAt(query, 'answersWithinDays') ?? 365) &&
    hasAny({ englishUse: 'NONE' }, 'englishUse', query, 'englishUse')
  );
}

/** Whether a seminar begins on the requested days, in a time zone. */
export function isOnDays(row: Row, query: Row, zone: string): boolean {
  const day = dayOf(new Date(momentAt(row, 'startsAt') ?? 0), zone);
  return day >= (textAt(query, 'from') ?? '') && day <= (textAt(query, 'to') ?? '9999-12-31');
}

const ORDERS: Readonly<Record<string, (row: Row) => number>> = {
  DEADLINE: (row) => momentAt(row, 'applyBy') ?? 0,
  POSTED: (row) => -(momentAt(row, 'postedAt') ?? 0),
  SALARY: (row) => -(numberAt(row, 'salary.minimum') ?? 0),
  CHANGED: (row) => -(momentAt(row, 'application.stageChangedAt') ?? 0),
  APPLIED: (row) => -(momentAt(row, 'application.appliedAt') ?? 0),
  ANSWER_BY: (row) => momentAt(row, 'application.answerBy') ?? Number.MAX_VALUE,
  START: (row) => momentAt(row, 'startsAt') ?? 0,
};

function sorted(rows: readonly Row[], query: Row): readonly Row[] {
  const order = ORDERS[textAt(query, 'sort') ?? ''];
  return order === undefined ? rows : rows.toSorted((one, other) => order(one) - order(other));
}

/** The applications that match a query; none of them waits for anything after an interview. */
function matchingApplications(query: Row): readonly Row[] {
  if (query['decidedByInterview'] === true) return [];
  return fakeJobs.filter((row) => row['application'] !== null && matchesQuery(row, query));
}

function jobCounters(): Row {
  const count = (stage: readonly string[], interviewer?: string): number =>
    matchingApplications({ audience: 'PUBLIC', stage, interviewer }).length;
  const requested = ['INTERVIEW_REQUESTED'];
  return {
    allJobs: fakeJobs.length,
    recommendation: 0,
    applied: count([]),
    internalRequest: count(requested, 'UNIVERSITY'),
    internalInterview: count(requested, 'UNIVERSITY'),
    interviewRequest: count(requested, 'COMPANY'),
    interview: count(requested, 'COMPANY'),
    jobOffer: count(['OFFERED']),
    unlucky: count(['UNLUCKY']),
    internalInterviewAccepted: 0,
    internalInterviewResult: 0,
    acceptedInterview: 0,
    interviewResult: 0,
  };
}

/** One slot on every requested day; a range that is past in Japan is refused. */
function slots(query: Row, now: Date): Row | readonly string[] {
  const [from = '', to = ''] = valuesAt(query, 'dateRange').map(String);
  if (to < dayOf(now, JAPAN)) return ['dateRange'];
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return { data: { from, to, timezone: 'JST', slots: fakeSlots(days) } };
}

function rightHandlers(now: () => Date): Readonly<Record<string, Handler>> {
  return {
    logIn: () => fakeSession,
    logOut: () => ({ data: { isLoggedOut: true } }),
    listJobs: ({ query }) =>
      paged(
        sorted(
          fakeJobs.filter((row) => jobMatchesQuery(row, query)),
          query,
        ),
        query,
      ),
    listFavoriteJobs: ({ query }) =>
      paged(
        fakeJobs.filter((row) => row['isFavorite'] === true && matchesQuery(row, query)),
        query,
      ),
    listApplications: ({ query }) => paged(sorted(matchingApplications(query), query), query),
    getJobCounters: () => ({ data: jobCounters() }),
    listSeminars: ({ query }) => {
      const matching = fakeSeminars.filter((row) => matchesQuery(row, query) && isOnDays(row, query, JAPAN));
      return paged(sorted(matching, query), query);
    },
    listPosts: ({ query }) =>
      paged(
        fakePosts.filter((row) => matches(row, query)),
        query,
      ),
    showPost: ({ id }) => {
      const post = fakePosts.find((row) => row['id'] === id);
      return post === undefined ? undefined : { data: post };
    },
    listCounsellingSlots: ({ query }) => slots(query, now()),
    // Writing operations are only asked about what does not exist.
    actOnJob: () => undefined,
    likePost: () => undefined,
  };
}
