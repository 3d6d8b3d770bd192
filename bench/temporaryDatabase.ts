import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginSession } from '../apps/server/src/platform/auth/sessions.ts';
import { CURRENT_TERMS } from '../apps/server/src/modules/user/terms/acceptances.ts';
import { createDeps } from '../apps/server/src/platform/createDeps.ts';
import { connect, type Connection } from '../apps/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';

/** Sessions that are begun at once. */
const AT_ONCE = 16;

/** A migrated database without data, on a PostgreSQL that runs as long as the measurement. */
export interface TemporaryDatabase {
  readonly database: Connection['database'];
  readonly url: string;
  /** Environment of a server on this database, except its port. */
  readonly environment: Readonly<Record<string, string>> & { readonly SESSION_SECRET: string };
}

/** Starts a temporary PostgreSQL, runs its migrations and then the work, and deletes it. */
export async function withTemporaryDatabase<T>(
  report: (line: string) => void,
  work: (made: TemporaryDatabase) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  report('Starting a throw-away PostgreSQL');
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  const connection = connect({ url: postgres.url, statementTimeout: 0 });
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    MICHI_SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    // Mails are written there.
    DATA_DIR: folder,
  };
  try {
    await migrate(connection.database);
    return await work({ database: connection.database, url: postgres.url, environment });
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The parts of a server with this environment, for code that runs in the process of the measurement. */
export function depsFor({ database, environment }: Omit<TemporaryDatabase, 'url'>) {
  const settings = readSettings(environment);
  const sessionSecret = environment.SESSION_SECRET;
  return createDeps({ settings, database, log: createLog(settings), sessionSecret });
}

/** A student with a session. */
export interface SignedInStudent {
  readonly id: string;
  readonly token: string;
}

/** Email address of the student at a place in the result of `addStudents`. */
export const emailOf = (index: number): string => `bench${index}@michi.example`;

/** Adds students who graduate in 2027 and have agreed to the terms, and begins a session for each. */
export async function addStudents(
  made: TemporaryDatabase,
  count: number,
  {
    universityId = null,
    passwordHash = null,
  }: { readonly universityId?: string | null; readonly passwordHash?: string | null } = {},
): Promise<readonly SignedInStudent[]> {
  const { database } = made;
  const users = await database
    .insertInto('users')
    .values(
      Array.from({ length: count }, (_, index) => ({ email: emailOf(index), password_hash: passwordHash })),
    )
    .returning('id')
    .execute();
  await database
    .insertInto('user_details')
    .values(
      users.map(({ id }) => ({
        user_id: id,
        family_name: 'Bench',
        first_name: 'Mark',
        skills: ['English'],
      })),
    )
    .execute();
  await database
    .insertInto('students')
    .values(users.map(({ id }) => ({ user_id: id, graduation_year: 2027, university_id: universityId })))
    .execute();
  // Without it the portal shows the terms instead of the page.
  await database
    .insertInto('terms_acceptances')
    .values(users.map(({ id }) => ({ user_id: id, version: CURRENT_TERMS, accepted_at: new Date() })))
    .execute();
  return beginSessions(made, users);
}

/** Begins another session for each student, since one ends while a long measurement runs. */
export async function beginSessions(
  made: TemporaryDatabase,
  users: readonly { readonly id: string }[],
): Promise<readonly SignedInStudent[]> {
  const deps = depsFor(made);
  const students: SignedInStudent[] = [];
  for (let first = 0; first < users.length; first += AT_ONCE) {
    const begun = users
      .slice(first, first + AT_ONCE)
      .map(async ({ id }) => ({ id, token: (await beginSession(deps, id, 'FULL')).token }));
    students.push(...(await Promise.all(begun)));
  }
  return students;
}

/** As `addStudents`, for one student. */
export async function addStudent(
  made: TemporaryDatabase,
  options?: Parameters<typeof addStudents>[2],
): Promise<SignedInStudent> {
  const [student] = await addStudents(made, 1, options);
  if (student === undefined) throw new Error('No student was added.');
  return student;
}
