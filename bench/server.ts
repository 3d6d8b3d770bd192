import { sql } from 'kysely';
import pg from 'pg';
import { expandFilter } from '../apps/server/src/modules/job/lists/expandFilters.ts';
import { listJobs } from '../apps/server/src/modules/job/lists/listJobs.ts';
import { selectSlice } from '../apps/server/src/platform/page/list.ts';
import { sliceOf } from '../apps/server/src/platform/page/page.ts';
import { describeLoad, middle, runLoad, type Load } from './load.ts';
import { jobListPath, withManyJobs, type ManyJobs } from './manyJobs.ts';
import { ask, withServer, type MeasuredServer } from './measuredServer.ts';
import { addStudent } from './temporaryDatabase.ts';

/** Goals of the measurement. */
const TARGETS = { ratio: 0.5, spread: 10 };

const PARALLEL = 8;
const ROUNDS = 3;
const ROUND_MILLISECONDS = 5_000;
const WARM_UP_MILLISECONDS = 2_000;

/** The job list's figures, each beside its floor: the same SQL run bare through the same driver in the same run. */
export interface ServerFigures {
  readonly jobs: number;
  readonly server: Load;
  readonly bare: Load;
  /** Throughput of the server over that of the bare SQL. */
  readonly ratio: number;
  /** 99th percentile over the median. */
  readonly spread: number;
  /** Statements whose plan reads the whole table of jobs. */
  readonly wholeTableScans: readonly string[];
  readonly isReached: boolean;
}

type Filter = Parameters<typeof expandFilter>[1];

/** Measures the job list over HTTP, in a separate process, on a temporary database. */
export function measureServer(jobs: number, report: (line: string) => void): Promise<ServerFigures> {
  return withManyJobs(jobs, report, (made) => measure(made, jobs, report));
}

async function measure(made: ManyJobs, jobs: number, report: (line: string) => void): Promise<ServerFigures> {
  const { database, url, now } = made;
  const { id, token } = await addStudent(made);
  const filters = await usualFilters(database);
  const viewer = { id, universityId: null, graduationYear: 2027, needsVisa: false };
  const statements = await Promise.all(
    filters.map(async ({ name, filter, page }) => {
      const expanded = await expandFilter(database, filter);
      const query = selectSlice(listJobs(expanded, viewer, now), sliceOf({ page, size: 20 })).compile(
        database,
      );
      return { name, query };
    }),
  );
  const wholeTableScans: string[] = [];
  for (const { name, query } of statements) {
    const plan = await explain(url, query.sql, query.parameters);
    if (/Seq Scan on jobs\b/.test(plan)) wholeTableScans.push(name);
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: PARALLEL,
    options: '-c plan_cache_mode=force_custom_plan',
  });
  const paths = filters.map(({ filter, page }) => jobListPath(filter, page));
  const compare = async (measured: MeasuredServer): Promise<ServerFigures> => {
    const overHttp = async (number: number) => {
      await ask(measured, paths[number % paths.length] ?? '', { token });
    };
    const bareSql = async (number: number) => {
      const query = statements[number % statements.length]?.query;
      if (query !== undefined) await pool.query(query.sql, [...query.parameters]);
    };
    report('Warming up');
    await runLoad(bareSql, PARALLEL, WARM_UP_MILLISECONDS);
    await runLoad(overHttp, PARALLEL, WARM_UP_MILLISECONDS);
    const server: Load[] = [];
    const bare: Load[] = [];
    // Alternating, so that other load on the machine affects both.
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`Round ${round} of ${ROUNDS}`);
      bare.push(await runLoad(bareSql, PARALLEL, ROUND_MILLISECONDS));
      server.push(await runLoad(overHttp, PARALLEL, ROUND_MILLISECONDS));
    }
    const total = middle(server);
    const floor = middle(bare);
    const ratio = total.perSecond / floor.perSecond;
    const spread = total.p99 / total.p50;
    return {
      jobs,
      server: total,
      bare: floor,
      ratio,
      spread,
      wholeTableScans,
      isReached: ratio >= TARGETS.ratio && spread < TARGETS.spread && wholeTableScans.length === 0,
    };
  };
  try {
    return await withServer(made.environment, PARALLEL, compare);
  } finally {
    await pool.end();
  }
}

/** Typical requests of students: mostly the first pages, often with a filter or a search word. */
async function usualFilters(
  database: ManyJobs['database'],
): Promise<readonly { readonly name: string; readonly filter: Filter; readonly page: number }[]> {
  const { rows } = await sql<{ location: string; category: string; industry: string }>`
    select (select location_id from job_locations order by job_id limit 1) as location,
      (select id from job_categories where parent_id is not null order by position limit 1) as category,
      (select id from industries where parent_id is null order by position limit 1) as industry`.execute(
    database,
  );
  const [known] = rows;
  if (known === undefined) throw new Error('There is no data to ask for.');
  const base = { audience: 'PUBLIC', sort: 'POSTED' } as const;
  return [
    { name: 'newest', filter: base, page: 1 },
    { name: 'newest, third page', filter: base, page: 3 },
    { name: 'soonest deadline', filter: { ...base, sort: 'DEADLINE' }, page: 1 },
    { name: 'highest pay', filter: { ...base, sort: 'SALARY' }, page: 1 },
    { name: 'location', filter: { ...base, locationId: [known.location] }, page: 1 },
    { name: 'category', filter: { ...base, categoryId: [known.category] }, page: 1 },
    { name: 'industry', filter: { ...base, industryId: [known.industry] }, page: 1 },
    { name: 'remote and flextime', filter: { ...base, workStyle: ['REMOTE'], isFlextime: true }, page: 1 },
    { name: 'can apply', filter: { ...base, canApply: true }, page: 1 },
    { name: 'pay from', filter: { ...base, salaryFrom: 280_000, sort: 'DEADLINE' }, page: 1 },
    { name: 'graduation year', filter: { ...base, graduationYear: [2028] }, page: 2 },
    { name: 'a company', filter: { ...base, search: 'company 77' }, page: 1 },
    { name: 'a short word', filter: { ...base, search: '看護' }, page: 1 },
  ];
}

async function explain(url: string, text: string, parameters: readonly unknown[]): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

export function describeServer(figures: ServerFigures): readonly string[] {
  const { server, bare, ratio, spread, wholeTableScans, jobs } = figures;
  const line = (name: string, load: Load) => `  ${name.padEnd(22)}${describeLoad(load)}`;
  return [
    `Job list, ${jobs} jobs, ${PARALLEL} at a time`,
    line('over HTTP', server),
    line('floor: the bare SQL', bare),
    `  throughput            ${ratio.toFixed(2)} of the floor (target: ${TARGETS.ratio} or more)`,
    `  p99 over p50          ${spread.toFixed(1)} (target: below ${TARGETS.spread})`,
    `  whole-table scans     ${wholeTableScans.length === 0 ? 'none' : wholeTableScans.join(', ')} (target: none)`,
  ];
}
