import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../apps/server/src/app.ts';
import { hashPassword, PASSWORD_SLOTS, verifyPassword } from '../apps/server/src/platform/auth/passwords.ts';
import { beginSession } from '../apps/server/src/platform/auth/sessions.ts';
import { createDeps } from '../apps/server/src/platform/createDeps.ts';
import { connect, type Connection } from '../apps/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { middle, runLoad, type Load } from './load.ts';
import { ask, endServer, freePort, ready, startServer } from './measuredServer.ts';

/** Goals of the measurement (issue "account and session", "Figures"). */
const TARGETS = { login: 1.5, other: 3 };

const LOGINS = 40;
const ROUNDS = 5;
const ROUND_MILLISECONDS = 4_000;
const PASSWORD = 'blue-ridge-2027';
const OTHER_PATH = '/api/user/users/profile';

/** Logins at once, beside bare hashing of as many passwords, and what another request feels of them. */
export interface LoginFigures {
  readonly login: Load;
  /** Passwords checked with the same bound and nothing else. */
  readonly hashing: Load;
  /** A cheap request of a signed-in student, repeated sequentially on an otherwise idle server. */
  readonly idle: Load;
  /** The same request during the logins. */
  readonly meanwhile: Load;
  /** 99th percentile of a login over that of bare hashing. */
  readonly loginRatio: number;
  /** 99th percentile of the other request during logins over that without. */
  readonly otherRatio: number;
  /** Statements one login sends to PostgreSQL, those that begin and end its transaction included. */
  readonly statements: number;
  readonly isReached: boolean;
}

/** Measures logins over HTTP, in a separate process, on a temporary database. */
export async function measureLogin(report: (line: string) => void): Promise<LoginFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  report('Starting a throw-away PostgreSQL');
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  const connection = connect({ url: postgres.url, statementTimeout: 0 });
  try {
    await migrate(connection.database);
    return await measure(connection, postgres.url, report);
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  connection: Connection,
  url: string,
  report: (line: string) => void,
): Promise<LoginFigures> {
  const secret = randomBytes(32).toString('base64url');
  const port = String(await freePort());
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    SESSION_SECRET: secret,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: port,
  };
  const hash = await hashPassword(PASSWORD);
  const token = await addStudents(connection, environment, secret, hash);
  const statements = await countStatements(url, environment, secret);
  const child = startServer(environment);
  const agent = new Agent({ keepAlive: true, maxSockets: LOGINS });
  const other = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await ready(child, port, agent);
    const logIn = async (number: number) => {
      // One address logs in more often here than it may.
      if (number % 100 === 1) await connection.database.deleteFrom('rate_limit_windows').execute();
      await ask(agent, port, '/api/user/auth/login', {
        body: { email: emailOf(number % LOGINS), password: PASSWORD, appName: 'michi' },
      });
    };
    const check = async () => {
      await verifyPassword(hash, PASSWORD);
    };
    const askOther = () => ask(other, port, OTHER_PATH, { token });
    const underLogins = () =>
      Promise.all([runLoad(logIn, LOGINS, ROUND_MILLISECONDS), runLoad(askOther, 1, ROUND_MILLISECONDS)]);
    report('Warming up');
    await runLoad(askOther, 1, 1_000);
    await underLogins();
    const loads: Record<'login' | 'hashing' | 'idle' | 'meanwhile', Load[]> = {
      login: [],
      hashing: [],
      idle: [],
      meanwhile: [],
    };
    // Alternating, so that other load on the machine affects all.
    for (let round = 1; round <= ROUNDS; round += 1) {
      report(`Round ${round} of ${ROUNDS}`);
      loads.hashing.push(await runLoad(check, LOGINS, ROUND_MILLISECONDS));
      loads.idle.push(await runLoad(askOther, 1, ROUND_MILLISECONDS));
      const [login, meanwhile] = await underLogins();
      loads.login.push(login);
      loads.meanwhile.push(meanwhile);
    }
    const [login, hashing, idle, meanwhile] = [
      middle(loads.login),
      middle(loads.hashing),
      middle(loads.idle),
      middle(loads.meanwhile),
    ];
    const loginRatio = login.p99 / hashing.p99;
    const otherRatio = meanwhile.p99 / idle.p99;
    return {
      login,
      hashing,
      idle,
      meanwhile,
      loginRatio,
      otherRatio,
      statements,
      isReached: loginRatio <= TARGETS.login && otherRatio <= TARGETS.other,
    };
  } finally {
    agent.destroy();
    other.destroy();
    await endServer(child);
  }
}

const emailOf = (number: number): string => `bench${number}@michi.example`;

/** Adds as many students as log in at once. @returns the access token of one of them */
async function addStudents(
  { database }: Connection,
  environment: Readonly<Record<string, string>>,
  sessionSecret: string,
  passwordHash: string,
): Promise<string> {
  const users = await database
    .insertInto('users')
    .values(
      Array.from({ length: LOGINS }, (_, number) => ({
        email: emailOf(number),
        password_hash: passwordHash,
      })),
    )
    .returning('id')
    .execute();
  await database
    .insertInto('user_details')
    .values(users.map(({ id }) => ({ user_id: id, family_name: 'Bench', first_name: 'Mark' })))
    .execute();
  await database
    .insertInto('students')
    .values(users.map(({ id }) => ({ user_id: id, graduation_year: 2027 })))
    .execute();
  const settings = readSettings(environment);
  const deps = createDeps({ settings, database, log: createLog(settings), sessionSecret });
  const { token } = await beginSession(deps, users[0]?.id ?? '', 'FULL');
  return token;
}

/** Statements of a login in PostgreSQL, counted in a server of this process: independent of the machine's load. */
async function countStatements(
  url: string,
  environment: Readonly<Record<string, string>>,
  sessionSecret: string,
): Promise<number> {
  let statements = 0;
  const counted = connect({ url, onStatement: () => (statements += 1) });
  const settings = readSettings(environment);
  const deps = createDeps({ settings, database: counted.database, log: createLog(settings), sessionSecret });
  const app = createApp(deps);
  const logIn = async () => {
    const answer = await app.request('/api/user/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: emailOf(0), password: PASSWORD, appName: 'michi' }),
    });
    if (answer.status !== 200) throw new Error(`The login answers ${answer.status}`);
  };
  try {
    // The first one also deletes expired rate limits, and may be from a new device.
    await logIn();
    statements = 0;
    await logIn();
    return statements;
  } finally {
    await deps.mailer.stop();
    await counted.close();
  }
}

/** The figures as lines for people, each beside its floor or its target. */
export function describeLogin(figures: LoginFigures): readonly string[] {
  const { login, hashing, idle, meanwhile, loginRatio, otherRatio, statements } = figures;
  const line = (name: string, { perSecond, p50, p99 }: Load) =>
    `  ${name.padEnd(24)}${perSecond.toFixed(0).padStart(6)} a second   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
  return [
    `Logins, ${LOGINS} at once, ${PASSWORD_SLOTS} hashed at a time`,
    line('over HTTP', login),
    line('floor: bare hashing', hashing),
    `  p99 over the floor      ${loginRatio.toFixed(2)} (target: ${TARGETS.login} or less)`,
    `  statements for a login  ${statements}`,
    line('another request', meanwhile),
    line('floor: the same, idle', idle),
    `  p99 over the floor      ${otherRatio.toFixed(2)} (target: ${TARGETS.other} or less)`,
  ];
}
