import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readOptions, UsageError } from './options.ts';
import { serveMocks, type MockServer } from './serveMocks.ts';

const open: MockServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const serve = async (...args: string[]): Promise<string> => {
  const options = readOptions(['mock', '--port', '0', ...args]);
  if (options === null) throw new Error('No options were read');
  const server = await serveMocks(options);
  open.push(server);
  return server.origin;
};

describe('the mocks over HTTP', () => {
  it("answer with the contract's example", async () => {
    const response = await fetch(`${await serve()}/api/job/jobs/all`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { currentPage: 1 } });
  });

  it('take a body', async () => {
    const reply = await fetch(`${await serve()}/api/user/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'hana@michi.example', password: 'x', appName: 'michi' }),
    });
    expect(reply.status).toBe(200);
  });

  it('override a single operation', async () => {
    const origin = await serve('--operation', 'listJobs=empty', '--operation', 'actOnJob=409');
    expect(await (await fetch(`${origin}/api/job/jobs/all`)).json()).toMatchObject({
      data: { totalRecords: 0 },
    });
    expect((await fetch(`${origin}/api/job/jobs/students/action/1`, { method: 'POST' })).status).toBe(409);
  });

  it('end the connection without an answer when they are offline', async () => {
    await expect(fetch(`${await serve('--scenario', 'offline')}/api/job/jobs/all`)).rejects.toThrow(
      TypeError,
    );
  });

  it('let a page of another port on this machine read the answer, and no other page', async () => {
    const address = `${await serve()}/api/job/jobs/all`;
    const allowed = async (origin: string) =>
      (await fetch(address, { headers: { origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed('https://elsewhere.example')).toBeNull();
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'authorization' },
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'authorization',
    ]);
  });

  it('show every operation on a page', async () => {
    const page = await (await fetch(await serve('--operation', 'listJobs=slow'))).text();
    expect(page).toContain('<td>listJobs</td><td>GET</td><td>/api/job/jobs/all</td><td>slow</td>');
  });

  it('say that no contract has an operation', async () => {
    expect((await fetch(`${await serve()}/api/job/nothing`)).status).toBe(404);
  });
});

describe('the mocks that remember, over HTTP', () => {
  const logIn = async (origin: string): Promise<Record<string, string>> => {
    const response = await fetch(`${origin}/api/user/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'hana@michi.example', password: 'x', appName: 'michi' }),
    });
    const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(await response.json());
    return { Authorization: `Bearer ${data.token}`, 'Content-Type': 'application/json' };
  };
  const readName = async (origin: string, headers: Record<string, string>): Promise<unknown> =>
    (await fetch(`${origin}/api/user/users/profile`, { headers })).json();
  const rename = (origin: string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${origin}/api/user/users/profile`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ nickname: 'Hanako' }),
    });

  it('keep state for each session separately, until it logs out', async () => {
    const origin = await serve('--remember');
    const [one, other] = [await logIn(origin), await logIn(origin)];
    expect((await rename(origin, one)).status).toBe(200);
    expect(await readName(origin, one)).toMatchObject({ data: { nickname: 'Hanako' } });
    expect(await readName(origin, other)).toMatchObject({ data: { nickname: 'Hana' } });
    await fetch(`${origin}/api/user/auth/logout`, { method: 'POST', headers: one, body: '{}' });
    expect((await fetch(`${origin}/api/user/users/profile`, { headers: one })).status).toBe(401);
    expect((await fetch(`${origin}/api/user/users/profile`)).status).toBe(401);
  });

  it('show their state, as a page and as JSON, and reset it on request', async () => {
    const origin = await serve('--remember');
    const headers = await logIn(origin);
    await rename(origin, headers);
    const page = await (await fetch(origin)).text();
    expect(page).toContain('<td>/api/job/jobs/all</td><td>populated, remembers</td>');
    expect(page).toContain('href="/state"');
    expect(await (await fetch(`${origin}/state`)).text()).toContain('href="/state/1/profile"');
    expect(await (await fetch(`${origin}/state/1/profile`)).json()).toMatchObject([{ nickname: 'Hanako' }]);
    expect(await (await fetch(`${origin}/state/1`)).json()).toHaveProperty('jobs.0.id');
    expect((await fetch(`${origin}/state/2`)).status).toBe(404);
    expect((await fetch(`${origin}/state/reset`)).status).toBe(405);
    await fetch(`${origin}/state/reset`, { method: 'POST' });
    expect(await readName(origin, headers)).toMatchObject({ data: { nickname: 'Hana' } });
  });

  it('override a single operation', async () => {
    const origin = await serve('--remember', '--operation', 'listJobs=429');
    expect((await fetch(`${origin}/api/job/jobs/all`)).status).toBe(429);
  });

  it('keep no state without the option', async () => {
    expect((await fetch(`${await serve()}/state`)).status).toBe(404);
  });
});

describe('the options of the command', () => {
  it.each([
    ['no command', [], 'given: none'],
    ['another command', ['serve'], 'given: serve'],
    ['a port that is none', ['mock', '--port', 'x'], '--port x'],
    ['a port too high', ['mock', '--port', '65536'], '0 to 65535'],
    ['an unknown scenario', ['mock', '--scenario', 'busy'], '--scenario busy: choose one of populated'],
    [
      'an unknown operation',
      ['mock', '--operation', 'listCats=empty'],
      'no contract has an operation listCats',
    ],
    ['an unknown behaviour', ['mock', '--operation', 'listJobs=busy'], 'neither a scenario nor a status'],
    ['an unknown option', ['mock', '--remember-all'], '--remember-all'],
  ])('reject %s with a message', (_name, args, text) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(text);
  });

  it('are null for help', () => {
    expect(readOptions(['--help'])).toBeNull();
  });
});

it.each([
  ['listJob', 'Did you mean listJobs?'],
  ['ListJobs', 'Did you mean listJobs?'],
  ['showJobb', 'Did you mean showJob?'],
  ['somethingElseEntirely', 'no contract has an operation somethingElseEntirely.'],
])('an unknown operation gets the closest name, if one is close: %s', (id, text) => {
  const message = (() => {
    try {
      readOptions(['mock', '--operation', `${id}=empty`]);
      return '';
    } catch (error) {
      return String(error);
    }
  })();
  expect(message.endsWith(text)).toBe(true);
});
