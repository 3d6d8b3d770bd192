import { manifest } from '@michi/api/manifest';
import { describe, expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { fakeSession as session } from './fakeRows.ts';
import { UNKNOWN_ID } from './parameters.ts';

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const nowhere = (): Response => new Response('Not here', { status: 404 });

/** Runs the command against a server that is a function of the request. */
async function command(
  args: readonly string[],
  server: (request: Request) => Response = nowhere,
  environment: Readonly<Record<string, string>> = {},
) {
  let now = 0;
  const printed: string[] = [];
  const complaints: string[] = [];
  const files = new Map<string, string>();
  const requests: Request[] = [];
  const code = await runCommand(args, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return server(request);
    },
    clock: {
      now: () => new Date(now),
      wait: async (milliseconds) => {
        now += milliseconds;
      },
      timeLimit: () => new AbortController().signal,
    },
    environment,
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    writeFile: async (path, text) => {
      files.set(path, text);
    },
  });
  return { code, printed: printed.join(''), complaint: complaints.join(''), files, requests };
}

const service = ['--service', 'common=http://service.test/api/common'];
const signIn = ['--email', 'hana@michi.example', '--password', 'michi-demo-2026'];
const login = '/api/user/auth/login';

describe('the command', () => {
  test.each([
    ['no service', [], 'Give at least one --service'],
    ['a service without an address', ['--service', 'job'], 'write it as name=url'],
    ['a service without a contract', ['--service', 'jobs=http://a.test'], 'there is no such contract'],
    ['a name that every object has', ['--service', 'constructor=http://a.test'], 'there is no such contract'],
    ['an address that is none', ['--service', 'job=localhost'], 'is not a URL'],
    ['a file', ['--service', 'job=file:///tmp'], 'give an http or https URL'],
    ['an address with a password', ['--service', 'job=http://a:b@c.test'], 'give an http or https URL'],
    ['a service twice', [...service, ...service], 'is given twice'],
    ['half of the credentials', [...service, '--email', 'a@b.example'], '--email needs --password'],
    ['the other half', [...service, '--password', 'x'], '--password needs --email'],
    ['nowhere to sign in', ['--service', 'common=http://a.test/v1', ...signIn], '--service user='],
    ['a number that is none', [...service, '--pace', '1e2'], '--pace 1e2'],
    ['two ways to sign in', [...service, ...signIn, '--token', 'a.b.c'], '--email signs in'],
    ['a header that is none', [...service, '--header', 'Cookie session=1'], '--header: write it as'],
    ['a language nobody offers', [...service, '--languages', 'fr'], '--languages fr'],
    ['an option it does not know', [...service, '--force'], '--force'],
  ])('reports the fault and exits with 2: %s', async (_, args, message) => {
    const { code, complaint, requests } = await command(args);
    expect(complaint).toContain(message);
    expect(code).toBe(2);
    expect(requests).toEqual([]);
  });

  test('shows how it is used', async () => {
    const { code, printed } = await command(['--help']);
    expect(printed).toContain('michi-conformance --service');
    expect(code).toBe(0);
  });

  test('ends with 2 when the credentials are refused, and does not repeat them', async () => {
    const refused = json(401, { message: 'Wrong Email or Password', error: 'WRONG_CREDENTIALS' });
    const { code, complaint, requests } = await command([...service, ...signIn], () => refused);
    expect(complaint).toBe('The service refuses these credentials (401).\n');
    expect(code).toBe(2);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([login]);
  });

  test('ends with 2 when the account is on leave', async () => {
    const away = json(200, { data: { ...session.data, accountStatus: 'ON_LEAVE', refreshToken: null } });
    const { code, complaint } = await command([...service, ...signIn], () => away);
    expect(complaint).toContain('This account is on leave');
    expect(code).toBe(2);
  });

  test('reports missing operations separately from differences, and exits with 0', async () => {
    const { code, printed } = await command([...service, ...signIn], ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname === login) return json(200, session);
      return pathname.endsWith('/auth/logout') ? json(200, { data: { isLoggedOut: true } }) : nowhere();
    });
    expect(printed).toContain('? listLocations  GET /locations: not implemented');
    expect(printed).toContain('Not implemented: listLocations');
    expect(code).toBe(0);
  });

  test('takes the password from where no list of processes shows it', async () => {
    const { requests } = await command([...service, ...signIn.slice(0, 2)], nowhere, {
      MICHI_PASSWORD: 'michi-demo-2026',
    });
    expect(await requests[0]?.json()).toEqual({
      email: 'hana@michi.example',
      password: 'michi-demo-2026',
      appName: 'michi',
    });
  });

  test('requests only the offered languages', async () => {
    const { requests } = await command([...service, '--languages', 'en'], () => json(200, {}));
    expect(new Set(requests.map(({ headers }) => headers.get('Accept-Language')))).toEqual(new Set(['en']));
  });

  test('exits with 2 if there is no login', async () => {
    const { code, complaint } = await command([...service, ...signIn]);
    expect(complaint).toBe('There is nowhere to log in at http://service.test/api/user.\n');
    expect(code).toBe(2);
  });

  test('exits with 1 if no operation exists', async () => {
    const { code, printed } = await command(service);
    expect(printed).toContain('Is the address right?');
    expect(code).toBe(1);
  });

  test('exits with 1 on a difference, reports its place, and writes the file', async () => {
    const { code, printed, files } = await command([...service, '--junit', 'out/report.xml'], () =>
      json(200, {}),
    );
    expect(printed).toContain('✗ listLocations  GET /locations');
    expect(printed).toContain('GET http://service.test/api/common/locations (Accept-Language: en)');
    expect(printed).toContain('status: expected 401; got 200');
    expect(files.get('out/report.xml')).toContain('<failure message="status: expected 401; got 200">');
    expect(code).toBe(1);
  });

  test('exits with 1 if the service cannot be reached', async () => {
    const { code, printed } = await command(service, () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    });
    expect(printed).toContain('status: expected an answer; got connect ECONNREFUSED');
    expect(code).toBe(1);
  });

  test('ends with 1 when the time is up', async () => {
    const { code, printed } = await command(
      [...service, ...signIn, '--pace', '60000', '--minutes', '1'],
      () => json(200, session),
    );
    expect(printed).toContain('The time ran out before the last check.');
    expect(code).toBe(1);
  });

  test('signs in with what it was given, sends it where a session is needed alone, and does not end it', async () => {
    const { requests } = await command([...service, '--token', 'x.y.z', '--header', 'X-Session: 1'], nowhere);
    const withHeader = requests.filter(({ headers }) => headers.get('X-Session') === '1');
    const signedIn = requests.filter(({ headers }) => headers.get('Authorization') === 'Bearer x.y.z');
    expect(signedIn.length).toBeGreaterThan(0);
    expect(withHeader).toEqual(signedIn);
    expect(requests.filter(({ headers }) => !headers.has('Authorization')).length).toBeGreaterThan(0);
    expect(requests.filter(({ url }) => url.includes('/auth/'))).toEqual([]);
  });

  test('shows no password and no token', async () => {
    const { printed, files } = await command([...service, ...signIn, '--junit', 'report.xml'], () =>
      json(200, { data: { ...session.data, token: 'secret token' } }),
    );
    expect(`${printed}${files.get('report.xml') ?? ''}`).not.toMatch(/secret token|michi-demo-2026/);
    expect(printed).toContain('data.token');
  });
});

describe('an implementation that forgets to refuse anything', () => {
  test('is sent nothing it could act on: a valid body and none at all only for an id that does not exist', async () => {
    const all = Object.keys(manifest).flatMap((name) => [
      '--service',
      `${name}=http://service.test/api/${name}`,
    ]);
    const { requests } = await command([...all, ...signIn], ({ url }) =>
      json(200, new URL(url).pathname === login ? session : {}),
    );
    const writes = requests.filter(
      ({ method, url }) => method !== 'GET' && !url.endsWith(login) && !url.endsWith('/auth/logout'),
    );
    const texts = new Set<string>();
    for (const request of writes.filter(({ url }) => !url.includes(UNKNOWN_ID))) {
      const text = await request.text();
      if (text === '') expect(request.headers.get('Authorization')).not.toBe(`Bearer ${session.data.token}`);
      else texts.add(text);
    }
    expect([...texts].toSorted()).toEqual([
      'conformance',
      '{"conformance":',
      '{"conformanceUnknown":true}',
      '{"refresh_token":"conformance","appName":"michi"}',
    ]);
  });
});
