import { Agent } from 'node:http';
import { createApp } from '../apps/server/src/app.ts';
import { createPasswords, PASSWORD_SLOTS } from '../apps/server/src/platform/auth/passwords.ts';
import { connect } from '../apps/server/src/platform/database/connection.ts';
import { describeLoad, middle, runLoad, type Load } from './load.ts';
import { ask, withServer, type MeasuredServer } from './measuredServer.ts';
import {
  addStudents,
  depsFor,
  emailOf,
  withTemporaryDatabase,
  type TemporaryDatabase,
} from './temporaryDatabase.ts';

/** Goals of the measurement. */
const TARGETS = { login: 1.5, other: 3 };

const LOGINS = 40;
const ROUNDS = 5;
const ROUND_MILLISECONDS = 4_000;
const PASSWORD = 'blue-ridge-2027';
const passwords = createPasswords();
const OTHER_PATH = '/api/user/users/profile';

/** Concurrent logins beside bare hashing of as many passwords, and their effect on another request. */
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
export function measureLogin(report: (line: string) => void): Promise<LoginFigures> {
  return withTemporaryDatabase(report, async (made) => {
    const hash = await passwords.hash(PASSWORD);
    const [student] = await addStudents(made, LOGINS, { passwordHash: hash });
    const statements = await countStatements(made);
    return withServer({ ...made.environment, TRUSTED_PROXIES: '1' }, LOGINS, (server) =>
      measure(server, { hash, statements, token: student?.token ?? '' }, report),
    );
  });
}

async function measure(
  server: MeasuredServer,
  { hash, statements, token }: { readonly hash: string; readonly statements: number; readonly token: string },
  report: (line: string) => void,
): Promise<LoginFigures> {
  const other = { ...server, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
  try {
    const logIn = async (number: number) => {
      await ask(server, '/api/user/auth/login', {
        body: { email: emailOf(number % LOGINS), password: PASSWORD, appName: 'michi' },
        // As of students at home: one address may not log in so often.
        address: `10.0.${number >> 8}.${number & 255}`,
      });
    };
    const check = async () => {
      await passwords.verify(hash, PASSWORD);
    };
    const askOther = () => ask(other, OTHER_PATH, { token });
    const logIns = () => runLoad(logIn, LOGINS, ROUND_MILLISECONDS);
    const others = () => runLoad(askOther, 1, ROUND_MILLISECONDS);
    report('Warming up');
    await runLoad(askOther, 1, 1_000);
    await logIns();
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
      // Alone, as the hashing: without a pause the other request takes a third of a core.
      loads.login.push(await logIns());
      loads.idle.push(await others());
      const [meanwhile] = await Promise.all([others(), logIns()]);
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
    other.agent.destroy();
  }
}

/** Statements of a login in PostgreSQL, counted in a server of this process: independent of the machine's load. */
async function countStatements({ url, environment }: TemporaryDatabase): Promise<number> {
  let statements = 0;
  const counted = connect({ url, onStatement: () => (statements += 1) });
  const deps = depsFor({ database: counted.database, environment });
  const app = createApp(deps);
  const logIn = async () => {
    const response = await app.request('/api/user/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: emailOf(0), password: PASSWORD, appName: 'michi' }),
    });
    if (response.status !== 200) throw new Error(`The login answers ${response.status}`);
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

export function describeLogin(figures: LoginFigures): readonly string[] {
  const { login, hashing, idle, meanwhile, loginRatio, otherRatio, statements } = figures;
  const line = (name: string, load: Load) => `  ${name.padEnd(24)}${describeLoad(load)}`;
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
