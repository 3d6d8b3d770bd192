import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/platform/database/schema.ts';

/** Milliseconds after which a request fails the test. */
const REQUEST_TIMEOUT = 60_000;

const registered = z.object({ data: z.object({ token: z.string() }) });
const applied = z.object({ data: z.object({ data: z.array(z.object({ id: z.string() })) }) });

/** Address of a separate server process. */
export interface ServerAddress {
  readonly url: string;
}

/** A student who applies over the network, and records the acknowledged applications. */
export interface Applicant {
  readonly email: string;
  readonly token: string;
  /** Jobs whose application the server has acknowledged. */
  readonly acknowledged: Set<string>;
  /** A job and key that were sent and not answered. */
  unanswered: Application | undefined;
}

/** A job to apply to, and the key of the request. */
interface Application {
  readonly jobId: string;
  readonly key: string;
}

/**
 * Sends a request.
 * @throws TypeError, as fetch does, if the server ends before it responds
 */
export async function call(
  server: ServerAddress,
  path: string,
  token?: string,
  body?: unknown,
  key?: string,
  language?: string,
): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(language === undefined ? {} : { 'Accept-Language': language }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Registers a student by their name. */
export async function register(server: ServerAddress, name: string): Promise<Applicant> {
  const email = `${name}@michi.example`;
  const response = await call(server, '/api/user/auth/register', undefined, {
    familyName: 'Student',
    firstName: name,
    email,
    password: 'blue-ridge-2027',
    phone: '090-1234-5678',
    termsVersion: '2026-11-25',
    appName: 'michi',
  });
  const { data } = registered.parse(await response.json());
  return { email, token: data.token, acknowledged: new Set(), unanswered: undefined };
}

/** A request that has not been sent before. */
export function applicationFor(jobId: string): Application {
  return { jobId, key: randomUUID() };
}

/** The complete response to an application; undefined if the server ends before it is complete. */
export async function apply(
  server: ServerAddress,
  { token }: Applicant,
  { jobId, key }: Application,
  language?: string,
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown } | undefined> {
  try {
    const path = `/api/job/jobs/students/action/${jobId}`;
    const response = await call(server, path, token, { action: 'apply' }, key, language);
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (isNetworkError(error)) return undefined;
    throw error;
  }
}

/** Whether it is fetch's error for a refused or lost connection (WHATWG Fetch, "network error"). */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** The jobs a student has applied to, by their own list. */
export async function appliedTo(server: ServerAddress, { token }: Applicant): Promise<Set<string>> {
  const response = await call(server, '/api/job/applications/student?size=1000', token);
  expect(response.status).toBe(200);
  const { data } = applied.parse(await response.json());
  return new Set(data.data.map(({ id }) => id));
}

/** Adds jobs to apply to, beside a running server. */
export async function addJobs(database: Kysely<Database>, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with company as (insert into companies (id, name) values (gen_random_uuid(), 'Yukari Robotics') returning id)
    insert into jobs (id, code, company_id, title, employment_status, posted_at)
    select gen_random_uuid(), 'J-' || n || '-' || company.id, company.id, 'Job ' || n, 'PERMANENT', now()
    from company, generate_series(1, ${count}) n
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Applications of all students, and how many of them have not exactly one event beside them. */
export async function countApplications(
  database: Kysely<Database>,
): Promise<{ readonly applications: number; readonly halfWritten: number }> {
  const { rows } = await sql<{ applications: number; halfWritten: number }>`
    select count(*)::integer as applications,
      (count(*) filter (where events <> 1))::integer as "halfWritten"
    from (
      select (select count(*) from application_events e where e.application_id = a.id) as events from applications a
    ) counted`.execute(database);
  return rows[0] ?? { applications: 0, halfWritten: 0 };
}
