import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResponseBody, Operation, Status } from '@michi/api/server';
import type { Hono } from 'hono';
import { afterAll, inject } from 'vitest';
import { createApp } from '../src/app.ts';
import type { AppEnv } from '../src/platform/appContext.ts';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { beginSession } from '../src/platform/auth/sessions.ts';
import { createDeps, type Parts } from '../src/platform/createDeps.ts';
import type { Deps } from '../src/platform/deps.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { responseOf } from './responseOf.ts';
import { DATABASE_KIND } from './databaseKind.ts';
import { createMailOutbox, type SentMail } from './mailOutbox.ts';
import { createFakeClock, createFakeRandom, type FakeClock } from './fakes.ts';
import { present } from './present.ts';
import type { TestResponse } from './testResponse.ts';
import { createTestDatabase } from './testDatabase.ts';

/** A request to the server under test. */
export interface TestRequest {
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: 'en' | 'ja';
}

/** A request for an operation of a contract. */
export interface OperationRequest extends TestRequest {
  /** The parameters of its path, by name. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query string as it is sent: `page=2&sort=SALARY`. */
  readonly query?: string;
}

/** A signed-in user. */
export interface SignedIn {
  readonly userId: string;
  readonly studentId: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Properties of a test's student; the rest has defaults. */
export interface StudentTraits {
  readonly email?: string;
  readonly universityId?: string;
  readonly graduationYear?: number;
  readonly passwordHash?: string;
  readonly isEmailVerified?: boolean;
  readonly accountStatus?: 'ACTIVE' | 'BLOCKED' | 'ON_LEAVE' | 'DELETED' | 'INACTIVE';
}

/** The least argon2 takes: most tests hash a password, and none depends on how long that takes. */
export const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The whole server in process, on a separate database. */
export interface TestApp {
  readonly app: Hono<AppEnv>;
  readonly deps: Deps;
  readonly clock: FakeClock;
  readonly databaseUrl: string;
  /** Lines of the log, as JSON text. */
  readonly logLines: readonly string[];
  /**
   * Every mail to an address so far, oldest first, read without a mail server; not with `SMTP_URL`, where they really
   * leave (`startMailServer`).
   */
  sentMails(to: string): Promise<readonly SentMail[]>;
  /** Sends a request. @param path from the root, such as `/api/job/jobs/all?page=2` */
  send(method: string, path: string, request?: TestRequest): Promise<TestResponse>;
  /** Sends a request for an operation. @returns the body of the response, which must have this status */
  request<O extends Operation, S extends Status<O>>(
    operation: O,
    status: S,
    request?: OperationRequest,
  ): Promise<ResponseBody<O, S>>;
  /** Adds a student and begins a session for them. */
  signInStudent(traits?: StudentTraits): Promise<SignedIn>;
  addUniversity(name?: string): Promise<string>;
}

/** A server over these parts, for a test that watches or replaces some of them. */
export const appOf = createApp;

/** Makes a server for a test file; it ends with the file. */
export async function createTestApp(
  environment: Readonly<Record<string, string>> = {},
  {
    template,
    ...parts
  }: Pick<Parts, 'pushSender' | 'pools' | 'lateness'> & { readonly template?: string } = {},
): Promise<TestApp> {
  const database = await createTestDatabase(template);
  const clock = createFakeClock();
  const filesDir = join(tmpdir(), `michi-test-${randomUUID()}`);
  const settings = readSettings({
    NODE_ENV: 'test',
    MICHI_SEED: 'none',
    EVENT_BUS_URL: inject('eventBusUrl') ?? '',
    DATABASE_KIND,
    FILES_URL: pathToFileURL(filesDir).href,
    ...environment,
  });
  const logLines: string[] = [];
  const log = createLog(settings, { write: (line) => logLines.push(line) });
  const heldMails = createMailOutbox({ settings, database: database.database, clock, log });
  const deps = createDeps({
    ...(settings.smtpUrl === undefined ? { mailer: heldMails.mailer } : {}),
    settings,
    database: database.database,
    databaseUrl: database.url,
    log,
    clock,
    random: createFakeRandom(),
    passwords,
    sessionSecret: 'a secret for tests that is long enough',
    totalLifetime: 0,
    pools: database.pools,
    ...parts,
  });
  const app = createApp(deps);
  let students = 0;

  afterAll(async () => {
    await deps.background.settled();
    await deps.deliverer.stop();
    await deps.mailer.stop();
    await deps.changes.stop();
    await deps.eventStreams.stop();
    await database.close();
    await rm(filesDir, { recursive: true, force: true });
  });

  const send: TestApp['send'] = async (
    method,
    path,
    { token, body, rawBody, headers = {}, language } = {},
  ) => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(language === undefined ? {} : { 'Accept-Language': language }),
        ...(body === undefined && rawBody === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(rawBody === undefined
        ? body === undefined
          ? {}
          : { body: JSON.stringify(body) }
        : { body: rawBody }),
    });
    // A stream of events never ends.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await response.body?.cancel();
    const text = isStream ? '' : await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null };
  };

  return {
    app,
    deps,
    clock,
    databaseUrl: database.url,
    logLines,
    async sentMails(to) {
      if (settings.smtpUrl !== undefined) throw new Error('With SMTP_URL, mails are at the mail server.');
      await deps.background.settled();
      return heldMails.sentMails(to);
    },
    send,
    async request(operation, status, { params = {}, query = '', ...request } = {}) {
      const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => present(params[name]));
      return responseOf(
        operation,
        status,
        await send(
          operation.method.toUpperCase(),
          `/api/${operation.service}${path}${query === '' ? '' : `?${query}`}`,
          request,
        ),
      );
    },
    async signInStudent(traits = {}) {
      students += 1;
      const email = traits.email ?? `student${students}@michi.example`;
      const { id: userId } = await deps.database
        .insertInto('users')
        .values({
          email,
          password_hash: traits.passwordHash ?? null,
          account_status: traits.accountStatus ?? 'ACTIVE',
          email_verified_at: traits.isEmailVerified === true ? clock.now() : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await deps.database
        .insertInto('user_details')
        .values({ user_id: userId, family_name: 'Test', first_name: `Student ${students}` })
        .execute();
      const { id: studentId } = await deps.database
        .insertInto('students')
        .values({
          user_id: userId,
          university_id: traits.universityId ?? null,
          graduation_year: traits.graduationYear ?? 2027,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const scope = traits.accountStatus === 'ON_LEAVE' ? 'REACTIVATE' : 'FULL';
      const { token, refreshToken } = await beginSession(deps, userId, scope);
      return { userId, studentId, email, token, refreshToken: refreshToken ?? '' };
    },
    async addUniversity(name = 'Seiryo University') {
      const { id } = await deps.database
        .insertInto('universities')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
