import { conforms, reportText, runConformance, type Clock, type Report } from '@michi/conformance';
import { manifest } from '@michi/api/manifest';
import { operations } from '@michi/api/server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp } from './demoApp.ts';
import { servedOperations } from './servedOperations.ts';

const testApp = await createDemoApp();
const services = new Map(
  [...new Set(operations.map(({ service }) => service))].map((service) => [
    service,
    `http://reference.test/api/${service}`,
  ]),
);

const served = new Set(servedOperations(testApp.app).map(({ id }) => id));
/** What the reference server does not have yet, in the order of the contracts. */
const lacking = new Set(operations.map(({ id }) => id).filter((id) => !served.has(id)));

/** The test's own time, which begins with the server's: waiting is done at once. */
function createClock(): Clock {
  let now = testApp.clock.now().getTime();
  return {
    now: () => new Date(now),
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    timeLimit: () => new AbortController().signal,
  };
}

/** What a fault does to an answer: gives another one. */
type Fault = (answer: Response, request: Request) => Promise<Response> | Response;

async function run(fault: Fault = (answer) => answer, only = services): Promise<Report> {
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return fault(await testApp.app.request(request.clone()), request);
  };
  return runConformance(
    {
      services: only,
      userUrl: services.get('user'),
      credentials: { email: 'hana@michi.example', password: 'michi-demo-2026' },
    },
    { fetch: send, clock: createClock() },
  );
}

/**
 * Every table with its number of rows, and what users hold; but for sessions and tries, and the secret of a calendar,
 * which is made when the calendar is first looked at.
 */
async function everything(): Promise<unknown> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select table_name as name,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', table_name), false, true, '')))[1]::text::integer as rows
    from information_schema.tables
    where table_schema = 'public' and table_name not in ('sessions', 'refresh_tokens', 'rate_limit_windows', 'calendar_tokens')
    order by table_name`.execute(testApp.deps.database);
  const { rows: digests } = await sql`
    select md5(string_agg(d::text, '' order by d.id)) as details, (select md5(string_agg(u::text, '' order by u.id)) from users u) as users
    from user_details d`.execute(testApp.deps.database);
  return { rows, digests };
}

describe('the reference server', () => {
  const succeeded: string[] = [];
  let before: unknown;
  let report: Report;
  beforeAll(async () => {
    before = await everything();
    report = await run((answer, { method, url }) => {
      if (method !== 'GET' && answer.ok) succeeded.push(`${method} ${new URL(url).pathname}`);
      return answer;
    });
  });

  test('conforms to every contract', () => {
    expect(conforms(report), reportText(report)).toBe(true);
  });

  test('is read whole where the demo data has something', () => {
    const reports = report.services.flatMap((service) => service.operations);
    for (const { id } of [manifest.job.listJobs, manifest.job.showJob, manifest.company.showCompany]) {
      const checks = reports.find(({ operation }) => operation.id === id)?.checks ?? [];
      expect(checks.length).toBeGreaterThan(5);
      expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    }
  });

  test('is named what it lacks', () => {
    const named = report.services
      .flatMap((service) => service.operations)
      .filter(({ state }) => state === 'not implemented');
    expect(named.map(({ operation }) => operation.id)).toEqual([...lacking]);
  });

  test('is asked for every operation', () => {
    const asked = report.services.flatMap((service) =>
      service.operations.map(({ operation }) => operation.id),
    );
    expect(asked.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  test('is the same afterwards, but for the session that came and went', async () => {
    expect(succeeded).toEqual(['POST /api/user/auth/login', 'POST /api/user/auth/logout']);
    expect(await everything()).toEqual(before);
  });
});

const job = new Map([['job', services.get('job') ?? '']]);

/** What differs, as `operation: path: expected; got`, each once. */
async function found(fault: Fault): Promise<readonly string[]> {
  const report = await run(fault, job);
  const told = report.services.flatMap((service) =>
    service.operations.flatMap(({ operation, state, checks }) =>
      state === 'not implemented'
        ? // What the server has not got without any fault is none.
          lacking.has(operation.id)
          ? []
          : [`${operation.id}: not implemented`]
        : checks.flatMap(({ differences }) =>
            differences.map(({ path, expected, got }) => `${operation.id}: ${path}: ${expected}; ${got}`),
          ),
    ),
  );
  return [...new Set(told)];
}

/** Changes the JSON of the answers to one path. */
function changed(pathname: RegExp, status: number, change: (text: string) => string): Fault {
  return async (answer, { url }) => {
    if (!pathname.test(new URL(url).pathname) || answer.status !== status) return answer;
    // PostgreSQL writes blanks between names and values.
    const text = JSON.stringify(await answer.json());
    return new Response(change(text), { status, headers: answer.headers });
  };
}

describe('a planted fault is found and named:', () => {
  const shown = /\/jobs\/show\//;
  const list = /\/jobs\/all$/;

  test('a wrong type', async () => {
    const told = await found(changed(shown, 200, (text) => text.replace(/"isStale":\w+/, '"isStale":"no"')));
    expect(told).toEqual(['showJob: data.job.isStale: true or false; "no"']);
  });

  test('a missing field, once for all rows', async () => {
    const told = await found(
      changed(/\/categories$/, 200, (text) => text.replaceAll('"titleJp":', '"title_jp":')),
    );
    expect(told).toContainEqual(
      expect.stringMatching(
        /^listJobCategories: .*titleJp: a text; nothing: it is missing, and so in \d+ more$/,
      ),
    );
  });

  test('a field that the contract does not know', async () => {
    const told = await found(
      changed(shown, 200, (text) => text.replace('"isStale":', '"internalNote":"x","isStale":')),
    );
    expect(told).toEqual(['showJob: data.job.internalNote: no such field; "x"']);
  });

  test('a format', async () => {
    const told = await found(
      changed(shown, 200, (text) => text.replace(/"postedAt":"[^"]+"/, '"postedAt":"20.11.2026"')),
    );
    expect(told).toEqual([
      'showJob: data.job.postedAt: a moment (RFC 3339), such as 2026-11-25T14:59:00.000Z; "20.11.2026"',
    ]);
  });

  test('a success without its envelope', async () => {
    const told = await found(
      changed(/\/jobs\/summary$/, 200, (text) => text.replace(/^\{"data":/, '').replace(/\}$/, '')),
    );
    expect(told).toContain('getJobCounters: data: an object; nothing: it is missing');
  });

  test('a 200 for a 404', async () => {
    let whole = '';
    const told = await found(async (answer, { url }) => {
      if (!shown.test(url)) return answer;
      if (answer.status === 200) whole = await answer.clone().text();
      return answer.status === 404
        ? new Response(whole, { headers: { 'Content-Type': 'application/json' } })
        : answer;
    });
    expect(told).toEqual(['showJob: status: 404; 200']);
  });

  test('a status of our own making', async () => {
    const told = await found((answer, { url }) =>
      shown.test(url) && answer.status === 422 ? new Response('{}', { status: 418 }) : answer,
    );
    expect(told).toEqual(['showJob: status: 422; 418, which the contract does not name here']);
  });

  test('a wrong number of pages', async () => {
    const told = await found(
      changed(list, 200, (text) => text.replace(/"totalPages":(\d+)/, '"totalPages":1$1')),
    );
    expect(told).toContainEqual(
      expect.stringMatching(/^listJobs: data\.totalPages: \d+, for \d+ records by 20; 1\d+$/),
    );
  });

  test('a next page after the last', async () => {
    const told = await found(changed(list, 200, (text) => text.replace('"nextPage":null', '"nextPage":99')));
    expect(told).toContain('listJobs: data.nextPage: null; 99');
  });

  test('a page that forgets which one it is', async () => {
    const told = await found(async (answer, { url, headers }) => {
      const address = new URL(url);
      if (!list.test(address.pathname) || address.searchParams.get('page') !== '2' || !answer.ok)
        return answer;
      address.searchParams.set('page', '1');
      return testApp.app.request(address.href, { headers });
    });
    expect(told).toContain('listJobs: data.currentPage: 2; 1');
    expect(told).toContainEqual(
      expect.stringContaining('listJobs: data.data: entries that are not on page 1; '),
    );
  });

  test('a size that is ignored', async () => {
    const told = await found(async (answer, { url, headers }) => {
      const address = new URL(url);
      if (!list.test(address.pathname) || !answer.ok) return answer;
      address.searchParams.delete('size');
      return testApp.app.request(address.href, { headers });
    });
    expect(told).toContain('listJobs: data.data: 2 entries; 20');
  });

  test('a message in the wrong language', async () => {
    const told = await found(async (answer, { url, headers }) => {
      if (!shown.test(url) || answer.status !== 404) return answer;
      const english = new Headers(headers);
      english.set('Accept-Language', 'en');
      return testApp.app.request(url, { headers: english });
    });
    expect(told).toEqual(['showJob: message: a sentence in Japanese; "This could not be found."']);
  });

  test('a code that belongs to another status', async () => {
    const told = await found(changed(list, 401, (text) => text.replace('UNAUTHENTICATED', 'NOT_FOUND')));
    expect(told).toEqual(['listJobs: error: UNAUTHENTICATED or TOKEN_EXPIRED; "NOT_FOUND"']);
  });

  test('a refusal that does not say of what', async () => {
    const told = await found(changed(shown, 422, (text) => text.replaceAll('"id":', '"it":')));
    expect(told).toEqual(['showJob: fields.id: a sentence about it; nothing: it is missing']);
  });

  test('a door that opens to a token nobody signed', async () => {
    const ours = testApp.hana.token;
    const told = await found((answer, { url, headers }) =>
      list.test(new URL(url).pathname) && answer.status === 401 && headers.has('Authorization')
        ? testApp.app.request(url, { headers: { Authorization: `Bearer ${ours}` } })
        : answer,
    );
    expect(told).toEqual(['listJobs: status: 401; 200']);
  });

  test('a page of HTML where JSON should be', async () => {
    const told = await found((answer, { url }) =>
      new URL(url).pathname.endsWith('/jobs/summary') && answer.ok
        ? new Response('<p>', { headers: { 'Content-Type': 'text/html' } })
        : answer,
    );
    expect(told).toEqual(['getJobCounters: Content-Type: application/json; text/html']);
  });

  test('an operation that is not there, apart from what differs', async () => {
    const told = await found((answer, { url }) =>
      new URL(url).pathname.endsWith('/jobs/favorited') ? new Response('Not here', { status: 404 }) : answer,
    );
    expect(told).toEqual(['listFavoriteJobs: not implemented']);
  });

  test('an operation that never answers', async () => {
    const told = await found((answer, { url }) => {
      if (new URL(url).pathname.endsWith('/jobs/summary')) throw new DOMException('Too late', 'TimeoutError');
      return answer;
    });
    expect(told).toEqual(['getJobCounters: status: an answer; no answer within 10 s']);
  });
});
