import { conforms, reportText, runConformance, type Clock, type Report } from '@michi/conformance';
import { manifest } from '@michi/api/manifest';
import { operations } from '@michi/api/server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp } from './demoApp.ts';
import { sampleOf } from './sample.ts';
import { servedOperations } from './servedOperations.ts';

const testApp = await createDemoApp();
const services = new Map(
  sampleOf([...new Set(operations.map(({ service }) => service))]).map((service) => [
    service,
    `http://reference.test/api/${service}`,
  ]),
);

/** The operations that are checked. */
const requested = operations.filter(({ service }) => services.has(service));
const served = new Set(servedOperations(testApp.app).map(({ id }) => id));
/** Operations that the reference server lacks, in the order of the contracts. */
const lacking = new Set(requested.map(({ id }) => id).filter((id) => !served.has(id)));

/** The test's own clock, which begins at the server's time: waiting takes no time. */
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

/** Checks services of the server. @param see gets every answer with its request */
async function run(
  see: (response: Response, request: Request) => void = () => undefined,
  only = services,
): Promise<Report> {
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const reply = await testApp.app.request(request.clone());
    see(reply, request);
    return reply;
  };
  return runConformance(
    {
      services: only,
      userUrl: 'http://reference.test/api/user',
      credentials: { email: 'hana@michi.example', password: 'michi-demo-2026' },
    },
    { fetch: send, clock: createClock() },
  );
}

/**
 * Every table with its number of rows, and what users hold; but for sessions, tries and recorded changes, and the secret
 * of a calendar, which is made when the calendar is first looked at.
 */
async function everything(): Promise<unknown> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select table_name as name,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', table_name), false, true, '')))[1]::text::integer as rows
    from information_schema.tables
    where table_schema = 'public' and table_name not in ('sessions', 'refresh_tokens', 'rate_limit_windows', 'calendar_tokens', 'changes')
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
    report = await run((response, { method, url }) => {
      if (method !== 'GET' && response.ok) succeeded.push(`${method} ${new URL(url).pathname}`);
    });
  });

  test('conforms to every contract', () => {
    expect(conforms(report), reportText(report)).toBe(true);
  });

  test('is read completely if the demo data has entries', () => {
    const reports = report.services.flatMap((service) => service.operations);
    const lines = [manifest.job.listJobs, manifest.job.showJob, manifest.company.showCompany];
    for (const { id } of lines.filter(({ service }) => services.has(service))) {
      const checks = reports.find(({ operation }) => operation.id === id)?.checks ?? [];
      expect(checks.length).toBeGreaterThan(5);
      expect(checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    }
  });

  test('lists the missing operations', () => {
    const named = report.services
      .flatMap((service) => service.operations)
      .filter(({ state }) => state === 'not implemented');
    expect(named.map(({ operation }) => operation.id)).toEqual([...lacking]);
  });

  test('covers every operation', () => {
    const covered = report.services.flatMap((service) =>
      service.operations.map(({ operation }) => operation.id),
    );
    expect(covered).toEqual(expect.arrayContaining(requested.map(({ id }) => id)));
  });

  test('is unchanged afterwards, except for the session', async () => {
    expect(succeeded).toEqual(['POST /api/user/auth/login', 'POST /api/user/auth/logout']);
    expect(await everything()).toEqual(before);
  });

  test('conforms while Japan has a day that UTC has yet to begin', async () => {
    testApp.clock.set('2026-11-20T15:30:00.000Z');
    const dated = new Map(
      sampleOf(['seminar', 'university', 'user']).map((name) => [name, `http://reference.test/api/${name}`]),
    );
    const night = await run(undefined, dated);
    expect(conforms(night), reportText(night)).toBe(true);
  });
});
