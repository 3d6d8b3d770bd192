import { sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { expandFilter } from '../apps/server/src/modules/job/lists/expandFilters.ts';
import { forYouTiers } from '../apps/server/src/modules/job/for-you/listJobsForYou.ts';
import { countersByTab } from '../apps/server/src/modules/job/lists/jobCounters.ts';
import { listJobs } from '../apps/server/src/modules/job/lists/listJobs.ts';
import { classOf } from '../apps/server/src/modules/job/posting/viewer.ts';
import { selectByIds, selectSlice } from '../apps/server/src/platform/page/list.ts';
import { knownFilters } from '../apps/server/test/jobFilters.ts';
import { rowsRead } from '../apps/server/test/rowsRead.ts';
import { median } from './load.ts';
import { jobListPath, withManyJobs, type ManyJobs } from './manyJobs.ts';
import { ask, withServer, type MeasuredServer } from './measuredServer.ts';
import { addStudent } from './temporaryDatabase.ts';

/** Goals of the measurement. */
const TARGETS = { list: 3, perRow: 200, counters: 5 };

/** Repetitions of each request; the first are for warming up. */
const TIMES = 7;
const WARM_UP = 2;

const SIZE = 20;

const APPLICATIONS = 500;
const AUDIENCES = ['PUBLIC', 'UNIVERSITY'] as const;
const SORTS = ['POSTED', 'DEADLINE', 'SALARY'] as const;

/** A list of jobs by one filter: medians in milliseconds. */
export interface ListFigures {
  readonly name: string;
  readonly server: number;
  /** The same statements alone, through the same driver. */
  readonly bare: number;
  readonly ratio: number;
  /** Rows read for each place on the page. */
  readonly perRow: number;
}

export interface JobsFigures {
  readonly jobs: number;
  readonly lists: readonly ListFigures[];
  /** Counters of a student with many applications, and reading those rows: medians in milliseconds. */
  readonly counters: { readonly statement: number; readonly rows: number; readonly ratio: number };
  /** Jobs for a student over HTTP, by their interests: medians in milliseconds. */
  readonly forYou: readonly { readonly name: string; readonly took: number }[];
  readonly isReached: boolean;
}

/** Measures every filter of the job list, the counters and the jobs for a student, on a temporary database. */
export function measureJobs(jobs: number, report: (line: string) => void): Promise<JobsFigures> {
  return withManyJobs(jobs, report, (made) =>
    withServer(made.environment, 1, (server) => measure(made, server, jobs, report)),
  );
}

async function measure(
  made: ManyJobs,
  server: MeasuredServer,
  jobs: number,
  report: (line: string) => void,
): Promise<JobsFigures> {
  const { database } = made;
  const { alone, together, university } = await knownFilters(database);
  const { id, token } = await addStudent(made, { universityId: university });
  const viewer = { id, universityId: university, graduationYear: 2027, needsVisa: false };
  const client = new pg.Client({
    connectionString: made.url,
    options: '-c timezone=UTC',
  });
  try {
    await client.connect();
    const run = (query: CompiledQuery) => client.query(asQuery(query));
    const lists: ListFigures[] = [];
    report('Lists of jobs');
    for (const [filterName, filters] of Object.entries({ ...alone, ...together })) {
      for (const audience of AUDIENCES) {
        for (const sort of SORTS) {
          const filter = { audience, sort, ...filters };
          const expanded = await expandFilter(database, filter);
          const list = listJobs(expanded, classOf(viewer), made.now);
          const page = selectSlice(list, { offset: 0, size: SIZE });
          const bareSql = async () => {
            const { rows } = await client.query<{ id: string }>(asQuery(page.compile(database)));
            const ids = rows.map((row) => row.id);
            await client.query({ name: 'rows by ids', ...asQuery(selectByIds(list, ids).compile(database)) });
          };
          const path = jobListPath(filter, 1);
          const [bare, overHttp] = await inTurns(bareSql, () => ask(server, path, { token }));
          const { read } = await rowsRead(database, page);
          lists.push({
            name: `${audience} by ${filterName}, ${sort}`,
            server: overHttp,
            bare,
            ratio: overHttp / bare,
            perRow: read / SIZE,
          });
        }
      }
    }
    report('Counters');
    await addApplications(made, id);
    const [rows, statement] = await inTurns(
      () => run(sql`select * from applications where user_id = ${id}`.compile(database)),
      () => run(countersByTab('PUBLIC', viewer, made.now).compile(database)),
    );
    report('Jobs for a student');
    const forYou = await measureForYou(made, viewer, run);
    const counters = { statement, rows, ratio: statement / rows };
    return {
      jobs,
      lists,
      counters,
      forYou,
      isReached:
        lists.every(({ perRow, ratio }) => ratio <= TARGETS.list && perRow <= TARGETS.perRow) &&
        counters.ratio <= TARGETS.counters,
    };
  } finally {
    await client.end();
  }
}

const asQuery = ({ parameters, sql: text }: CompiledQuery) => ({ text, values: [...parameters] });

/** Medians of two alternating measurements, so that other load on the machine affects both. */
async function inTurns(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    for (const [index, work] of [first, second].entries()) {
      const begun = performance.now();
      await work();
      if (time >= WARM_UP) times[index]?.push(performance.now() - begun);
    }
  }
  return [median(times[0]), median(times[1])];
}

/** Gives the student applications at every stage. */
async function addApplications({ database, now }: ManyJobs, userId: string): Promise<void> {
  await sql`
    insert into applications (id, user_id, job_id, stage, interviewer, applied_at, stage_changed_at, created_at)
    select gen_random_uuid(), ${userId}, id, (array['APPLIED', 'INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT', 'OFFERED',
      'UNLUCKY', 'WITHDRAWN'])[1 + place % 7], case when place % 5 = 0 then 'UNIVERSITY' else 'COMPANY' end,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from (select id, row_number() over (order by id)::integer as place from jobs where audience = 'PUBLIC'
      order by id limit ${APPLICATIONS}) chosen`.execute(database);
  await sql`vacuum analyze applications`.execute(database);
}

/** Interests that students may have, and how long it takes to find their jobs. */
async function measureForYou(
  { database, now }: ManyJobs,
  viewer: Parameters<typeof forYouTiers>[2],
  run: (query: CompiledQuery) => Promise<unknown>,
): Promise<JobsFigures['forYou']> {
  const { rows } = await sql<{ location: string; category: string }>`
    select (select location_id from job_locations order by job_id limit 1) as location,
      (select id from job_categories where parent_id is not null order by position limit 1) as category`.execute(
    database,
  );
  const { location = '', category = '' } = rows[0] ?? {};
  const nothing = { categoryIds: [], locationIds: [], graduationYear: null, speaksEnglish: false };
  const told = {
    'all four': {
      categoryIds: [category],
      locationIds: [location],
      graduationYear: 2027,
      speaksEnglish: true,
    },
    'a field': { ...nothing, categoryIds: [category] },
    'a place': { ...nothing, locationIds: [location] },
    'a year': { ...nothing, graduationYear: 2027 },
    'a year nobody asks for': { ...nothing, graduationYear: 2050 },
    'a language': { ...nothing, speaksEnglish: true },
    'a field and a place': { ...nothing, categoryIds: [category], locationIds: [location] },
  };
  const figures: { name: string; took: number }[] = [];
  for (const [name, interests] of Object.entries(told)) {
    const student = { ...viewer, graduationYear: interests.graduationYear };
    const tiers = forYouTiers(interests, 1000, student, now).map((tier) => tier.compile(database));
    const find = async () => {
      for (const tier of tiers) await run(tier);
    };
    const [took] = await inTurns(find, async () => undefined);
    figures.push({ name, took });
  }
  return figures;
}

export function describeJobs({ counters, forYou, jobs, lists }: JobsFigures): readonly string[] {
  const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
  const worst = (of: (list: ListFigures) => number) => lists.toSorted((a, b) => of(b) - of(a)).slice(0, 5);
  const line = ({ bare, name, perRow, ratio, server }: ListFigures) =>
    `    ${name}: p50 ${milliseconds(server)}, bare SQL ${milliseconds(bare)}, ${ratio.toFixed(2)} ×, ${perRow.toFixed(1)} rows read a place`;
  return [
    `Lists of jobs, ${jobs} jobs, ${lists.length} filters, audiences and orders`,
    `  furthest over the bare SQL (target: p50 within ${TARGETS.list} ×)`,
    ...worst(({ ratio }) => ratio).map(line),
    `  most rows read (target: ${TARGETS.perRow} for each place on the page)`,
    ...worst(({ perRow }) => perRow).map(line),
    '  slowest',
    ...worst(({ server }) => server).map(line),
    `  counters of ${APPLICATIONS} applications: p50 ${milliseconds(counters.statement)}, reading the rows ${milliseconds(counters.rows)}, ${counters.ratio.toFixed(2)} × (target: ${TARGETS.counters} or less)`,
    '  finding up to 1,000 jobs for who told',
    ...forYou.map(({ name, took }) => `    ${name}: p50 ${milliseconds(took)}`),
  ];
}
