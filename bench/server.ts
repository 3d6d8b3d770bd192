import { sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { expandFilter } from '../apps/server/src/modules/job/lists/expandFilters.ts';
import { listJobs } from '../apps/server/src/modules/job/lists/listJobs.ts';
import { classOf } from '../apps/server/src/modules/job/posting/viewer.ts';
import { selectByIds, selectSlice } from '../apps/server/src/platform/page/list.ts';
import { sliceOf } from '../apps/server/src/platform/page/page.ts';
import { describeLoad, middle, runLoad, type Load } from './load.ts';
import { jobListPath, withManyJobs, type ManyJobs } from './manyJobs.ts';
import { ask, withServer, type MeasuredServer } from './measuredServer.ts';
import { processorTime } from './processCosts.ts';
import { addStudent } from './temporaryDatabase.ts';

/** Goals of the measurement: PostgreSQL's and the server's processor time in milliseconds a request. */
const TARGETS = {
  ratio: 0.5,
  perSecond: 700,
  spread: 10,
  postgres: { 'job list': 3, dashboard: 6, 'a job': 2 },
  server: 1.5,
};

/** Without a target: a page that no request had before, with its total. */
const READ = 'job list, read';

type Page = keyof typeof TARGETS.postgres | typeof READ;

const ALL_JOBS = { audience: 'PUBLIC', sort: 'POSTED' } as const;

/** Less than any job pays a month. */
const LOWEST_PAY = 100_000;

const PARALLEL = 8;
const ROUNDS = 3;
/** Shorter than the server keeps an idle connection. */
const ROUND_MILLISECONDS = 4_000;
const WARM_UP_MILLISECONDS = 2_000;

/** Applications of the student whose dashboard is measured. */
const APPLICATIONS = 8;

/** Milliseconds of processor time a request. */
interface PageCosts {
  readonly page: Page;
  readonly server: number;
  readonly postgres: number;
}

/** The job list's figures, each beside its floor in the same run: the same rows read by their ids, as JSON. */
export interface ServerFigures {
  readonly jobs: number;
  readonly server: Load;
  readonly floor: Load;
  /** Throughput of the server over that of the floor. */
  readonly ratio: number;
  /** 99th percentile over the median. */
  readonly spread: number;
  readonly costs: readonly PageCosts[];
  /** Statements whose plan reads the whole table of jobs. */
  readonly wholeTableScans: readonly string[];
  readonly isReached: boolean;
}

type Filter = Parameters<typeof expandFilter>[1];

/** Measures the job list, the dashboard and a job over HTTP, in a separate process, on a temporary database. */
export function measureServer(jobs: number, report: (line: string) => void): Promise<ServerFigures> {
  return withManyJobs(jobs, report, (made) => measure(made, jobs, report));
}

async function measure(made: ManyJobs, jobs: number, report: (line: string) => void): Promise<ServerFigures> {
  const { database, url, now } = made;
  const { id, token } = await addStudent(made);
  await addApplications(made, id);
  const filters = await usualFilters(database);
  const viewer = { id, universityId: null, graduationYear: 2027, needsVisa: false };
  const wholeTableScans: string[] = [];
  const pages: CompiledQuery[] = [];
  let job = '';
  for (const { name, filter, page } of filters) {
    const list = listJobs(await expandFilter(database, filter), classOf(viewer), now);
    const search = selectSlice(list, sliceOf({ page, size: 20 }));
    const plan = await sql<{ 'QUERY PLAN': string }>`explain ${search}`.execute(database);
    if (plan.rows.some((row) => /Seq Scan on jobs\b/.test(row['QUERY PLAN']))) wholeTableScans.push(name);
    const { rows } = await search.execute(database);
    const ids = rows.map((row) => row.id);
    job = ids[0] ?? job;
    pages.push(selectByIds(list, ids).compile(database));
  }
  // No two requests are for the same page, so that none is remembered.
  let asked = 0;
  const readAnew = (): string => {
    asked += 1;
    const { filter, page } = filters[asked % filters.length] ?? { filter: ALL_JOBS, page: 1 };
    const salaryFrom = 'salaryFrom' in filter ? (filter.salaryFrom ?? 0) : 0;
    return jobListPath({ ...filter, salaryFrom: salaryFrom + 1 + (asked % LOWEST_PAY) }, page);
  };
  const paths: Readonly<Record<Exclude<Page, typeof READ>, readonly string[]>> = {
    'job list': filters.map(({ filter, page }) => jobListPath(filter, page)),
    dashboard: ['/api/job/dashboard/student-job-summary?period=THIS_MONTH'],
    'a job': [`/api/job/jobs/show/${job}`],
  };
  const pool = new pg.Pool({ connectionString: url, max: PARALLEL });
  const compare = async (measured: MeasuredServer): Promise<ServerFigures> => {
    const overHttp = (page: Page) => async (place: number) => {
      const path = page === READ ? readAnew() : (paths[page][place % paths[page].length] ?? '');
      await ask(measured, path, { token });
    };
    const byIds = async (number: number) => {
      const query = pages[number % pages.length];
      if (query === undefined) return;
      await pool.query({ name: 'rows by their ids', text: query.sql, values: [...query.parameters] });
    };
    report('Warming up');
    await runLoad(byIds, PARALLEL, WARM_UP_MILLISECONDS);
    await runLoad(overHttp('job list'), PARALLEL, WARM_UP_MILLISECONDS);
    const server: Load[] = [];
    const floors: Load[] = [];
    // Alternating, so that other load on the machine affects both.
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`Round ${round} of ${ROUNDS}`);
      floors.push(await runLoad(byIds, PARALLEL, ROUND_MILLISECONDS));
      server.push(await runLoad(overHttp('job list'), PARALLEL, ROUND_MILLISECONDS));
    }
    const costs: PageCosts[] = [];
    for (const page of ['job list', READ, 'dashboard', 'a job'] as const) {
      report(`Processor time of ${page}`);
      await runLoad(overHttp(page), PARALLEL, WARM_UP_MILLISECONDS);
      const pids = await connectionsOf(database);
      const [serverBefore, before] = [await processorTime(measured.child.pid), await timesOf(pids)];
      const { count } = await runLoad(overHttp(page), PARALLEL, ROUND_MILLISECONDS);
      const [serverAfter, after] = [await processorTime(measured.child.pid), await timesOf(pids)];
      const postgres = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? time), 0);
      costs.push({ page, server: (serverAfter - serverBefore) / count, postgres: postgres / count });
    }
    const total = middle(server);
    const floor = middle(floors);
    const ratio = total.perSecond / floor.perSecond;
    const spread = total.p99 / total.p50;
    return {
      jobs,
      server: total,
      floor,
      ratio,
      spread,
      costs,
      wholeTableScans,
      isReached:
        ratio >= TARGETS.ratio &&
        total.perSecond >= TARGETS.perSecond &&
        spread < TARGETS.spread &&
        costs.every(isCheap) &&
        wholeTableScans.length === 0,
    };
  };
  try {
    return await withServer(made.environment, PARALLEL, compare);
  } finally {
    await pool.end();
  }
}

async function addApplications({ database, now }: ManyJobs, userId: string): Promise<void> {
  await sql`
    insert into applications (id, user_id, job_id, stage, interviewer, applied_at, stage_changed_at, created_at)
    select gen_random_uuid(), ${userId}, id, 'APPLIED', 'COMPANY', ${now}, ${now}, ${now}
    from jobs where audience = 'PUBLIC' limit ${APPLICATIONS}`.execute(database);
}

/** The processes of PostgreSQL that serve its other connections to this database. */
async function connectionsOf(database: ManyJobs['database']): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    database,
  );
  return rows.map(({ pid }) => pid);
}

/** Processor time of each process that still runs. */
async function timesOf(pids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const times = await Promise.all(
    pids.map((pid) =>
      processorTime(pid).then(
        (time) => [[pid, time] as const],
        () => [],
      ),
    ),
  );
  return new Map(times.flat());
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
  const base = ALL_JOBS;
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

const isCheap = ({ page, postgres, server }: PageCosts): boolean =>
  page === READ || (postgres <= TARGETS.postgres[page] && server <= TARGETS.server);

export function describeServer(figures: ServerFigures): readonly string[] {
  const { costs, floor, jobs, ratio, server, spread, wholeTableScans } = figures;
  const line = (name: string, load: Load) => `  ${name.padEnd(22)}${describeLoad(load)}`;
  return [
    `Job list, ${jobs} jobs, ${PARALLEL} at a time`,
    line('over HTTP', server),
    `  ${''.padEnd(22)}(target: ${TARGETS.perSecond} a second)`,
    line('floor: rows by ids', floor),
    `  throughput            ${ratio.toFixed(2)} of the floor (target: ${TARGETS.ratio} or more)`,
    `  p99 over p50          ${spread.toFixed(1)} (target: below ${TARGETS.spread})`,
    `  whole-table scans     ${wholeTableScans.length === 0 ? 'none' : wholeTableScans.join(', ')} (target: none)`,
    '  processor time of a request',
    ...costs.map(({ page, postgres, server: processor }) => {
      const target = (value: number): string => (page === READ ? '' : ` (target: ${value})`);
      const most = page === READ ? 0 : TARGETS.postgres[page];
      return `    ${page.padEnd(20)}PostgreSQL ${postgres.toFixed(1)} ms${target(most)}, server ${processor.toFixed(1)} ms${target(TARGETS.server)}`;
    }),
  ];
}
