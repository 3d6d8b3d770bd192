import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importJobs } from '../apps/server/src/modules/job/import/importJobs.ts';
import { addManySeminars } from '../apps/server/test/manySeminars.ts';
import type { ManyJobs } from './manyJobs.ts';
import type { StudentRequest } from './studentRequests.ts';
import { depsFor, type SignedInStudent } from './temporaryDatabase.ts';

const SEMINARS = 300;
/** Seconds between two changes of a job by its company, and between two imports. */
const EDIT_EVERY = 10;
const IMPORT_EVERY = 60;
const IMPORTED = 100;
/** Jobs on the first page of the list whose deadline passes. */
const ENDING = 5;

/** What the students of a database write. */
export interface StudentWrites {
  /** @param index of the student, and how many times that student has written before */
  next(index: number, before: number): StudentRequest;
}

/** Adds seminars, and for each student a notification and a reason for applying. */
export async function prepareWrites(
  made: ManyJobs,
  students: readonly SignedInStudent[],
): Promise<StudentWrites> {
  const { database, now } = made;
  await addManySeminars(database, SEMINARS, now);
  await sql`
    insert into notification_states (user_id, version, jobs_total, jobs_unread) select id, 1, 1, 1 from users`.execute(
    database,
  );
  await sql`
    insert into notifications (id, user_id, kind, notification_group, title, link, created_at, sequence)
    select gen_random_uuid(), id, 'ANNOUNCEMENT', 'JOBS', 'A notice', '/student/notification', ${now.toISOString()}::timestamptz, 1
    from users`.execute(database);
  const { rows: reasons } = await sql<{ user_id: string; id: string }>`
    insert into reasons_for_applying (id, user_id, position, title, text)
    select gen_random_uuid(), id, 0, 'Why', 'To hear what people mean.' from users returning user_id, id`.execute(
    database,
  );
  const reasonOf = new Map(reasons.map(({ user_id: user, id }) => [user, id]));
  const { rows: jobs } = await sql<{ id: string }>`
    select id from jobs where audience = 'PUBLIC' and not is_closed and hired_positions < positions
      and (graduation_years = '{}' or 2027 = any(graduation_years))
      and (entry_deadline is null or entry_deadline > ${now.toISOString()}::timestamptz + interval '6 hours')
    order by id limit 2000`.execute(database);
  const { rows: seminars } = await sql<{ id: string }>`
    select id from seminars where audience = 'PUBLIC' and closed_at is null
      and (graduation_years = '{}' or 2027 = any(graduation_years))
      and coalesce(application_deadline, starts_at) > ${now.toISOString()}::timestamptz + interval '6 hours'
    order by id`.execute(database);
  const idAt = (rows: readonly { readonly id: string }[], index: number): string =>
    rows[index % rows.length]?.id ?? '';
  const actOn = (index: number, body: object): StudentRequest => ({
    method: 'POST',
    path: `/api/job/jobs/students/action/${idAt(jobs, index)}`,
    body,
  });
  const writes: readonly ((index: number, before: number) => StudentRequest)[] = [
    (index, before) => actOn(index + before, { action: 'favorite' }),
    () => ({
      method: 'PUT',
      path: '/api/notification/notification/read',
      body: { upTo: new Date().toISOString() },
    }),
    (index, before) => actOn(index * 13 + before, { action: 'apply', reasonForApplying: null }),
    (index, before) => ({
      method: 'POST',
      path: '/api/seminar/seminar-application',
      body: {
        seminarId: idAt(seminars, index + before),
        reasonId: reasonOf.get(students[index]?.id ?? ''),
        joinsWaitingList: true,
      },
    }),
  ];
  return {
    next(index, before) {
      const write = writes[(index + before) % writes.length];
      if (write === undefined) throw new Error('There is nothing to write.');
      return { ...write(index, before), headers: { 'idempotency-key': randomUUID() } };
    },
  };
}

/**
 * Changes what all students see: a company edits a job every ten seconds, an operator imports a hundred every minute, and
 * half way through the deadline of jobs on the first page of the list passes.
 * @param seconds how long
 * @returns when all is done
 */
export async function changeJobs(made: ManyJobs, seconds: number): Promise<void> {
  const { database } = made;
  const { rows: shown } = await sql<{ id: string }>`
    select id from jobs where audience = 'PUBLIC' and not is_closed and hired_positions < positions
      and (entry_deadline is null or entry_deadline > now() + interval '6 hours')
    order by posted_at desc limit ${ENDING + 1}`.execute(database);
  const [edited, ...ending] = shown.map(({ id }) => id);
  await sql`
    update jobs set entry_deadline = now() + make_interval(secs => ${seconds / 2})
    where id = any(${ending}::uuid[])`.execute(database);
  const edit = () =>
    sql`update jobs set title = 'Edited at ' || clock_timestamp()::text, updated_at = now() where id = ${edited}`.execute(
      database,
    );
  const end = performance.now() + seconds * 1_000;
  await Promise.all([repeat(edit, EDIT_EVERY, end), repeat(() => importMore(made), IMPORT_EVERY, end)]);
}

/** Runs the work at once and at every interval, one after the other, until the end. */
async function repeat(work: () => Promise<unknown>, seconds: number, end: number): Promise<void> {
  for (let next = performance.now(); next < end; next += seconds * 1_000) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    await work();
  }
}

async function importMore(made: ManyJobs): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-bench-import-'));
  try {
    const path = join(folder, 'jobs.jsonl');
    const postings = Array.from({ length: IMPORTED }, (_, index) => ({
      '@type': 'JobPosting',
      identifier: randomUUID(),
      title: `Engineer ${index}`,
      description: `<p>${'What the work is, in some words. '.repeat(12)}</p>`,
      hiringOrganization: { name: `Company ${1 + (index % 20)}` },
    }));
    await writeFile(path, postings.map((posting) => JSON.stringify(posting)).join('\n'));
    await importJobs(depsFor(made), path, () => undefined);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
