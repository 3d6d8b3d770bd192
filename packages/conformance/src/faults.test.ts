import { operations } from '@michi/api/server';
import { expect, test } from 'vitest';
import { runConformance } from './conformance.ts';
import { parameterSchemas } from './contractSchema.ts';
import { daysAfter } from './day.ts';
import {
  type RecordedRequest,
  createFakeServices,
  type Fault,
  fakeUrls,
  type Handler,
  isOnDays,
  paged,
} from './fakeServices.ts';
import { fakeJobs, fakePosts, fakeSeminars, fakeSession } from './fakeRows.ts';
import type { Report } from './report.ts';
import { isRecord } from './judge.ts';
import { type Row, valuesAt } from './row.ts';

const NOON = '2026-11-20T03:00:00.000Z';

/**
 * Runs the kit against the fakes.
 * @param moment when the run begins; waiting moves the clock
 * @param only the services to check, by default all
 */
async function run(
  fault: Fault = {},
  moment = NOON,
  only: ReadonlyMap<string, string> = fakeUrls,
): Promise<Report> {
  let now = Date.parse(moment);
  const clock = {
    now: () => new Date(now),
    wait: async (milliseconds: number) => {
      now += milliseconds;
    },
    timeLimit: () => new AbortController().signal,
  };
  return runConformance(
    {
      services: only,
      userUrl: fakeUrls.get('user'),
      credentials: { email: 'hana@michi.example', password: 'x' },
      paceMilliseconds: 0,
    },
    { fetch: createFakeServices(clock.now, fault), clock },
  );
}

/** The checks that ended in a way, as `operation: check`. */
function checks(report: Report, outcome: 'passed' | 'different'): readonly string[] {
  return report.services.flatMap((service) =>
    service.operations
      .filter(({ state }) => state === 'checked')
      .flatMap((each) =>
        each.checks
          .filter((check) => check.outcome === outcome)
          .map(({ name }) => `${each.operation.id}: ${name}`),
      ),
  );
}

/** The differences of a check, as `path: expected; got`. */
function differences(report: Report, check: string): readonly string[] {
  return report.services
    .flatMap((service) => service.operations)
    .flatMap((each) => each.checks.filter(({ name }) => `${each.operation.id}: ${name}` === check))
    .flatMap((each) => each.differences.map(({ path, expected, got }) => `${path}: ${expected}; ${got}`));
}

/** An operation that forgets parameters of its query. */
function without(...names: readonly string[]): (own: Handler) => Handler {
  return (own) => (request) =>
    own({
      ...request,
      query: Object.fromEntries(Object.entries(request.query).filter(([name]) => !names.includes(name))),
    });
}

/** Replaces the request or the response of an operation. */
function otherwise(
  change: (body: Row, request: RecordedRequest) => Row,
  ask: (requested: RecordedRequest) => RecordedRequest = (received) => received,
): (own: Handler) => Handler {
  return (own) => (asked) => {
    const response = own(ask(asked));
    return isRecord(response) ? change(response, asked) : response;
  };
}

/** An operation that always answers a page of these rows. */
function listing(rows: (query: Row) => readonly Row[]): (own: Handler) => Handler {
  return () => (request) => paged(rows(request.query), request.query);
}

type Spoiling = NonNullable<Fault['response']>;

/** Changes the text of the right answers of an operation that have a status. */
function spoilt(operation: string, status: number, change: (text: string) => string): Spoiling {
  return async (response, id) =>
    id === operation && response.status === status
      ? new Response(change(await response.text()), { status, headers: response.headers })
      : response;
}

/** Answers a request in place of the right refusal. */
function inPlaceOf(operation: string, status: number, other: () => Response): Spoiling {
  return (response, id) => (id === operation && response.status === status ? other() : response);
}

const firstJobs = (count: number) => (query: Row) =>
  query['canApply'] === true ? [...fakeJobs] : fakeJobs.slice(0, count);
const jobsPage = (): Response => Response.json(paged(fakeJobs, {}));
const [firstPost = {}] = fakePosts;

type PlantedFault = readonly [fault: string, check: string, planted: Fault, told?: string];

/** Each fault with the check that must find it, and the expected report: `path: expected; got`. */
const FAULTS: readonly PlantedFault[] = [
  [
    'ignores a filter by an enum',
    'listJobs: gives only rows that are as kind says',
    { handlers: { listJobs: without('kind') } },
  ],
  [
    'ignores a filter by a boolean',
    'listJobs: gives only rows that are as isFlextime says',
    { handlers: { listJobs: without('isFlextime') } },
  ],
  [
    'ignores whose turn it is',
    'listApplications: gives only rows that are as turn says',
    { handlers: { listApplications: without('turn') } },
  ],
  [
    'ignores a filter by several values',
    'listApplications: gives only rows that are as stage says',
    { handlers: { listApplications: without('stage') } },
  ],
  [
    'ignores a filter by an id',
    'listJobs: finds nothing for an unknown companyId',
    { handlers: { listJobs: without('companyId') } },
  ],
  [
    'ignores a filter by pay',
    'listJobs: gives only rows that are as salaryFrom says',
    { handlers: { listJobs: without('salaryFrom') } },
  ],
  [
    'gives more rows with a filter than without',
    'listJobs: never gives more with canApply',
    { handlers: { listJobs: listing(firstJobs(8)) } },
  ],
  [
    'loses rows that are as a filter says',
    'listJobs: loses no row that is as employmentStatus says',
    {
      handlers: {
        listJobs: (own) => (request) =>
          own(
            'employmentStatus' in request.query
              ? { ...request, query: { ...request.query, isFlextime: false } }
              : request,
          ),
      },
    },
  ],
  [
    'has rows that no value of a filter gives',
    'listSeminars: gives each row for exactly one value of style',
    {
      handlers: {
        listSeminars: (own) => (requested) =>
          own(
            'style' in requested.query
              ? { ...requested, query: { ...requested.query, search: 'Talk 1' } }
              : requested,
          ),
      },
    },
  ],
  [
    'finds something for nonsense',
    'listPosts: finds nothing for a nonsense search',
    { handlers: { listPosts: without('search') } },
  ],
  [
    'repeats page 1 as page 2',
    'listPosts: neither repeats nor loses a row over its pages',
    {
      handlers: {
        listPosts: otherwise(
          (body, { query }) => ({ data: { ...dataOf(paged(fakePosts, query)), data: dataOf(body)['data'] } }),
          (asked) => (asked.query['page'] === 2 ? { ...asked, query: { ...asked.query, page: 1 } } : asked),
        ),
      },
    },
  ],
  [
    'loses a row between pages',
    'listSeminars: neither repeats nor loses a row over its pages',
    {
      handlers: {
        listSeminars: otherwise((body, { query }) => ({
          data: {
            ...dataOf(body),
            data: query['page'] === 1 ? dataOf(body)['data'] : rowsAfter(body, fakeSeminars),
          },
        })),
      },
    },
  ],
  [
    'counts a row too many',
    'listPosts: reckons the first page',
    {
      handlers: {
        listPosts: otherwise((body) => ({ data: { ...dataOf(body), totalRecords: fakePosts.length + 1 } })),
      },
    },
  ],
  [
    'ignores the order asked for',
    'listJobs: is sorted by SALARY',
    { handlers: { listJobs: without('sort') } },
  ],
  [
    'has the oldest first',
    'listPosts: is sorted, the latest publishedAt first',
    { handlers: { listPosts: listing(() => fakePosts.toReversed()) } },
  ],
  [
    'takes the first day for one of UTC',
    'listSeminars: loses no row that is as from says',
    {
      handlers: {
        listSeminars: listing((query) => fakeSeminars.filter((row) => isOnDays(row, query, 'UTC'))),
      },
    },
  ],
  [
    'takes the last day for one of UTC',
    'listSeminars: gives only rows that are as to says',
    {
      handlers: {
        listSeminars: listing((query) => fakeSeminars.filter((row) => isOnDays(row, query, 'UTC'))),
      },
    },
  ],
  [
    'takes a range of days for days of UTC',
    'listCounsellingSlots: gives only what is on the days asked for',
    {
      handlers: {
        listCounsellingSlots: otherwise(
          (body, { query }) => ({ data: { ...dataOf(body), ...rangeOf(query) } }),
          (asked) => ({
            ...asked,
            query: { dateRange: Object.values(rangeOf(asked.query)).map((day) => daysAfter(day, 1)) },
          }),
        ),
      },
    },
  ],
  [
    'has a counter that is off by one',
    'getJobCounters: counts applied as listApplications audience=PUBLIC does',
    {
      handlers: {
        getJobCounters: otherwise((body) => ({ data: { ...dataOf(body), applied: 7 } })),
      },
    },
  ],
  [
    'counts a tab by the wrong interviewer',
    'getJobCounters: counts interviewRequest as listApplications audience=PUBLIC&stage=INTERVIEW_REQUESTED&interviewer=COMPANY does',
    {
      handlers: {
        getJobCounters: otherwise((body) => ({ data: { ...dataOf(body), interviewRequest: 1 } })),
      },
    },
  ],
  [
    'has a job among the favorites that is none',
    'listFavoriteJobs: holds favorites alone',
    { handlers: { listFavoriteJobs: listing(({ audience }) => (audience === 'PUBLIC' ? fakeJobs : [])) } },
  ],
  [
    'forgets a favorite',
    'listFavoriteJobs: holds every favorite of listJobs',
    {
      handlers: {
        listFavoriteJobs: listing(({ audience }) =>
          audience === 'PUBLIC' ? fakeJobs.filter((row) => row['isFavorite'] === true).slice(1) : [],
        ),
      },
    },
  ],
  [
    'shows the same thing for every id but that of nothing',
    'showPost: shows what listPosts lists',
    { handlers: { showPost: otherwise(() => ({ data: firstPost })) } },
  ],
  [
    'shows a thing with other words than the list',
    'showPost: shows what listPosts lists',
    { handlers: { showPost: otherwise((body) => ({ data: { ...dataOf(body), title: 'Another' } })) } },
  ],
  [
    'answers HTML where JSON should be',
    'getJobCounters: answers as the contract says',
    {
      response: (response, id) =>
        id === 'getJobCounters' && response.ok
          ? new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
          : response,
    },
  ],
  [
    'has a field that the contract does not know',
    'showPost: answers as the contract says',
    { response: spoilt('showPost', 200, (text) => text.replace('"title":', '"note":"x","title":')) },
  ],
  [
    'lacks a field',
    'listPosts: answers as the contract says',
    { response: spoilt('listPosts', 200, (text) => text.replaceAll('"likeCount":', '"likes":')) },
  ],
  [
    'has a word that its enum does not',
    'listSeminars: answers as the contract says',
    { response: spoilt('listSeminars', 200, (text) => text.replaceAll('"ONLINE"', '"REMOTE"')) },
  ],
  [
    'answers 200 for what is not there',
    'showPost: answers 404 for an unknown id, in English',
    { response: inPlaceOf('showPost', 404, () => Response.json({ data: firstPost })) },
  ],
  [
    'answers who has no token',
    'listJobs: answers 401 without a token, in English',
    { response: inPlaceOf('listJobs', 401, jobsPage) },
  ],
  [
    'passes over an unknown name in the query',
    'listJobs: answers 422 for an unknown name in the query, in English',
    { response: inPlaceOf('listJobs', 422, jobsPage) },
  ],
  [
    'refuses in English whom it should refuse in Japanese',
    'showPost: answers 404 for an unknown id, in Japanese',
    {
      response: inPlaceOf('showPost', 404, () =>
        Response.json({ message: 'We couldn’t find this.', error: 'NOT_FOUND' }, { status: 404 }),
      ),
    },
  ],
  [
    'has a text where a truth value should be',
    'listPosts: answers as the contract says',
    { response: spoilt('listPosts', 200, (text) => text.replaceAll('"isLiked":false', '"isLiked":"no"')) },
    'data.data[].isLiked: true or false; "no", and so in 6 more',
  ],
  [
    'writes a moment in its own way',
    'showPost: answers as the contract says',
    {
      response: spoilt('showPost', 200, (text) =>
        text.replace(/"publishedAt":"[^"]+"/, '"publishedAt":"20.11.2026"'),
      ),
    },
    'data.publishedAt: a moment in UTC with Z, such as 2026-11-25T14:59:00.000Z; "20.11.2026"',
  ],
  [
    'answers without the envelope',
    'getJobCounters: answers as the contract says',
    { response: spoilt('getJobCounters', 200, (text) => text.replace(/^\{"data":/, '').replace(/\}$/, '')) },
    'data: an object; nothing: it is missing',
  ],
  [
    'refuses with a status of its own making',
    'showPost: answers 422 for what is no id, in English',
    { response: inPlaceOf('showPost', 422, () => new Response('{}', { status: 418 })) },
    'status: 422; 418, which the contract does not name here',
  ],
  [
    'has a wrong number of pages',
    'listPosts: reckons the first page',
    { response: spoilt('listPosts', 200, (text) => text.replace(/"totalPages":(\d+)/, '"totalPages":1$1')) },
    'data.totalPages: 1, for 7 records by 20; 11',
  ],
  [
    'has a page after the last',
    'listPosts: reckons the first page',
    { response: spoilt('listPosts', 200, (text) => text.replace('"nextPage":null', '"nextPage":99')) },
    'data.nextPage: null; 99',
  ],
  [
    'ignores the size of a page',
    'listPosts: reckons page 1 by 2',
    { handlers: { listPosts: without('size') } },
    'data.data: 2 entries; 7 of 7 entries',
  ],
  [
    'refuses with the code of another status',
    'listJobs: answers 401 without a token, in English',
    { response: spoilt('listJobs', 401, (text) => text.replace('UNAUTHENTICATED', 'NOT_FOUND')) },
    'error: UNAUTHENTICATED; "NOT_FOUND"',
  ],
  [
    'refuses with a code that the operation does not name',
    'likePost: answers 404 for an unknown id, in English',
    {
      response: inPlaceOf('likePost', 404, () =>
        Response.json({ message: 'You may not like this.', error: 'FORBIDDEN' }, { status: 403 }),
      ),
    },
    'error: ACCOUNT_ON_LEAVE; "FORBIDDEN"',
  ],
  [
    'does not say what it refuses',
    'showPost: answers 422 for what is no id, in English',
    { response: spoilt('showPost', 422, (text) => text.replaceAll('"id":', '"it":')) },
    'fields.id: a sentence about it; nothing: it is missing',
  ],
  [
    'believes a token that nobody signed',
    'listJobs: answers 401 for a forged token, in English',
    {
      response: (reply, id, { headers }) =>
        id === 'listJobs' && reply.status === 401 && headers.has('Authorization') ? jobsPage() : reply,
    },
    'status: 401; 200',
  ],
  [
    'never answers an operation',
    'getJobCounters: answers as the contract says',
    {
      response: (response, id) => {
        if (id === 'getJobCounters') throw new DOMException('Too late', 'TimeoutError');
        return response;
      },
    },
    'status: an answer; no answer within 10 s',
  ],
  [
    'likes any post, also one that does not exist',
    'likePost: answers 404 for an unknown id, in English',
    { response: inPlaceOf('likePost', 404, () => Response.json({ data: { likeCount: 1, isLiked: true } })) },
    'status: 404 or 403; 200',
  ],
  [
    'acts on a job that does not exist',
    'actOnJob: answers 404 for an unknown id, in Japanese',
    { response: inPlaceOf('actOnJob', 404, () => Response.json({ data: {} })) },
    'status: 404 or 403; 200',
  ],
  [
    'writes a moment with an offset',
    'listPosts: answers as the contract says',
    {
      response: spoilt('listPosts', 200, (text) => text.replaceAll(/("publishedAt":"[^"]+)Z"/g, '$1+00:00"')),
    },
    'data.data[].publishedAt: a moment in UTC with Z, such as 2026-11-25T14:59:00.000Z; "2026-11-19T03:00:00.000+00:00", and so in 6 more',
  ],
  [
    'counts fewer records than it has',
    'listSeminars: reckons the first page',
    {
      response: spoilt('listSeminars', 200, (text) => text.replace(/"totalRecords":\d+/, '"totalRecords":1')),
    },
  ],
  [
    'has a page before the first',
    'listPosts: reckons the first page',
    { response: spoilt('listPosts', 200, (text) => text.replace('"prevPage":null', '"prevPage":1')) },
    'data.prevPage: null; 1',
  ],
  [
    'calls every page the first',
    'listPosts: reckons page 2 by 2',
    { response: spoilt('listPosts', 200, (text) => text.replace('"currentPage":2', '"currentPage":1')) },
    'data.currentPage: 2; 1',
  ],
  [
    'has null where something must be',
    'showPost: answers as the contract says',
    { response: spoilt('showPost', 200, (text) => text.replace(/"title":"[^"]+"/, '"title":null')) },
    'data.title: a text; null',
  ],
  [
    'writes a number as a text',
    'listPosts: answers as the contract says',
    {
      response: spoilt('listPosts', 200, (text) => text.replaceAll(/"likeCount":(\d+)/g, '"likeCount":"$1"')),
    },
  ],
  [
    'has a number below the least',
    'listPosts: answers as the contract says',
    { response: spoilt('listPosts', 200, (text) => text.replaceAll(/"likeCount":\d+/g, '"likeCount":-1')) },
  ],
  [
    'has an id that is none',
    'listPosts: answers as the contract says',
    { response: spoilt('listPosts', 200, (text) => text.replaceAll(/"id":"[^"]+"/g, '"id":"7"')) },
  ],
  [
    'leaves a text empty',
    'showPost: answers as the contract says',
    { response: spoilt('showPost', 200, (text) => text.replace(/"title":"[^"]+"/, '"title":""')) },
    'data.title: at least 1 characters; ""',
  ],
  [
    'answers with a list where an object should be',
    'getJobCounters: answers as the contract says',
    { response: spoilt('getJobCounters', 200, () => '{"data":[]}') },
    'data: an object; []',
  ],
  [
    'breaks off in the middle',
    'listPosts: answers as the contract says',
    { response: spoilt('listPosts', 200, (text) => text.slice(0, -5)) },
  ],
  [
    'fails at half an object',
    'actOnJob: answers 400 for half an object, in English',
    { response: inPlaceOf('actOnJob', 400, () => new Response('Oh', { status: 500 })) },
    'status: 400; 500',
  ],
  [
    'takes plain text for JSON',
    'actOnJob: answers 415 for plain text, in English',
    { response: inPlaceOf('actOnJob', 415, () => Response.json({ data: {} })) },
    'status: 415; 200',
  ],
  [
    'passes over an unknown field',
    'logIn: answers 422 for an unknown field, in English',
    { response: inPlaceOf('logIn', 422, () => Response.json(fakeSession)) },
    'status: 422; 200',
  ],
  [
    'lets anybody in',
    'logIn: answers 401 for a wrong password, in English',
    { response: inPlaceOf('logIn', 401, () => Response.json(fakeSession)) },
    'status: 401; 200',
  ],
  [
    'fails at a NUL character',
    'listPosts: answers 400 for a NUL character in search, in English',
    { response: inPlaceOf('listPosts', 400, () => new Response('Oh', { status: 500 })) },
    'status: 400; 500',
  ],
  [
    'refuses with a page instead of JSON',
    'showPost: answers 404 for an unknown id, in English',
    {
      response: inPlaceOf(
        'showPost',
        404,
        () => new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
      ),
    },
    'Content-Type: application/json; text/html',
  ],
  [
    'sends visitors elsewhere instead of refusing them',
    'getJobCounters: answers 401 without a token, in English',
    { response: inPlaceOf('getJobCounters', 401, () => Response.redirect('http://fake.test/login')) },
    'status: 401; 302, which the contract does not name here',
  ],
  [
    'believes a token with another signature',
    'getJobCounters: answers 401 for a token with another signature, in English',
    {
      response: (reply, id, { headers }) =>
        id === 'getJobCounters' && (headers.get('Authorization') ?? '').startsWith('Bearer fake.access')
          ? Response.json({ data: {} })
          : reply,
    },
    'status: 401; 200',
  ],
];

function dataOf(body: Row): Row {
  const { data } = body;
  return isRecord(data) ? data : {};
}

/** As many rows as a page has, beginning one too late. */
function rowsAfter(body: Row, rows: readonly Row[]): readonly Row[] {
  const data: unknown = dataOf(body)['data'];
  const own: readonly unknown[] = Array.isArray(data) ? data : [];
  const start = rows.findIndex((row) => row === own[0]);
  return rows.slice(start + 1, start + 1 + own.length);
}

function rangeOf(query: Row): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = valuesAt(query, 'dateRange').map(String);
  return { from, to };
}

/** The service of a check. */
function serviceOf(check: string): ReadonlyMap<string, string> {
  const service = operations.find(({ id }) => check.startsWith(`${id}: `))?.service;
  return new Map([...fakeUrls].filter(([name]) => name === service));
}

/** The parameters of an operation. */
function parametersOf(id: string): readonly string[] {
  return operations.filter((each) => each.id === id).flatMap((each) => [...parameterSchemas(each).keys()]);
}

test('services that answer as their contracts say pass every check that has to find a fault', async () => {
  const report = await run();
  expect(checks(report, 'different')).toEqual([]);
  expect(checks(report, 'passed')).toEqual(expect.arrayContaining(FAULTS.map(([, check]) => check)));
});

for (const [fault, check, planted, lines] of FAULTS) {
  test(`a service that ${fault} is found by ${check}`, async () => {
    // The others were checked above, without a fault.
    const report = await run(planted, NOON, serviceOf(check));
    expect(checks(report, 'different')).toContain(check);
    if (lines !== undefined) expect(differences(report, check)).toContain(lines);
  });
}

test('a missing operation is reported separately from differences', async () => {
  const report = await run({
    response: (response, id) =>
      id === 'listFavoriteJobs' ? new Response('Not here', { status: 404 }) : response,
  });
  expect(checks(report, 'different')).toEqual([]);
  const states = report.services.flatMap((service) => service.operations);
  expect(states.find(({ operation }) => operation.id === 'listFavoriteJobs')?.state).toBe('not implemented');
});

test('a service that ignores every filter is found by each of them', async () => {
  const filters = parametersOf('listJobs').filter((name) => !['page', 'size', 'sort'].includes(name));
  const found = checks(await run({ handlers: { listJobs: without(...filters) } }), 'different');
  const unfound = filters.filter(
    (name) => !found.some((check) => check.startsWith('listJobs: ') && check.split(' ').includes(name)),
  );
  expect(unfound).toEqual([]);
});

test.each([
  ['0:30', '2026-11-19T15:30:00.000Z'],
  ['8:59', '2026-11-19T23:59:00.000Z'],
  ['9:01', '2026-11-20T00:01:00.000Z'],
])('the days asked for are those of Japan at %s there', async (_, moment) => {
  const report = await run({}, moment);
  expect(checks(report, 'different')).toEqual([]);
  expect(checks(report, 'passed')).toContain('listCounsellingSlots: answers as the contract says');
});
