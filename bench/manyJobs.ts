import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobFilter } from '../apps/server/src/modules/job/lists/jobFilter.ts';
import { beginSession } from '../apps/server/src/platform/auth/sessions.ts';
import { createDeps } from '../apps/server/src/platform/createDeps.ts';
import { connect, type Connection } from '../apps/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { addManyJobs } from '../apps/server/test/manyJobs.ts';

/** A temporary database with many jobs. */
export interface ManyJobs {
  readonly connection: Connection;
  readonly url: string;
  /** The moment deadlines and postings were counted from. */
  readonly now: Date;
}

/** Starts a temporary PostgreSQL, fills it with jobs, runs the work, and deletes it. */
export async function withManyJobs<T>(
  jobs: number,
  report: (line: string) => void,
  work: (made: ManyJobs) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  report('Starting a throw-away PostgreSQL');
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  const connection = connect({ url: postgres.url, statementTimeout: 0 });
  try {
    await migrate(connection.database);
    report(`Adding ${jobs} jobs`);
    const now = new Date();
    await addManyJobs(connection.database, jobs, now);
    return await work({ connection, url: postgres.url, now });
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The address of a page of the job list, 20 jobs long. */
export function jobListPath(filter: JobFilter, page: number): string {
  const query = new URLSearchParams({ page: String(page), size: '20' });
  for (const [name, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return `/api/job/jobs/all?${query}`;
}

/** Adds a student who graduates in 2027. @returns an access token of theirs */
export async function signInStudent(
  { database }: Connection,
  environment: Readonly<Record<string, string>>,
  sessionSecret: string,
  universityId: string | null = null,
): Promise<{ readonly id: string; readonly token: string }> {
  const settings = readSettings(environment);
  const deps = createDeps({ settings, database, log: createLog(settings), sessionSecret });
  const { id } = await database
    .insertInto('users')
    .values({ email: 'bench@michi.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('user_details')
    .values({ user_id: id, family_name: 'Bench', first_name: 'Mark', skills: ['English'] })
    .execute();
  await database
    .insertInto('students')
    .values({ user_id: id, graduation_year: 2027, university_id: universityId })
    .execute();
  const { token } = await beginSession(deps, id, 'FULL');
  return { id, token };
}
