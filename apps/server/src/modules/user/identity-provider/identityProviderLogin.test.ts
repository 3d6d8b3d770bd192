import { manifest } from '@michi/api/manifest';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startOidcProvider, type OidcProvider, type Person } from '../../../../test/oidcProvider.ts';
import { present } from '../../../../test/present.ts';
import type { TestResponse } from '../../../../test/testResponse.ts';
import { createTestApp, type TestApp } from '../../../../test/testApp.ts';

const provider = await startOidcProvider();
afterAll(() => provider.stop());
const testApp = await createTestApp(provider.environment);
const { deps, clock, signInStudent } = testApp;

const SET_OUT = '/api/user/auth/google-login?appName=michi';

/** A browser: its cookies for our origin. */
interface Browser {
  cookie: string;
}

beforeEach(() => {
  clock.advance(300_000);
  provider.logInAs(null);
});

/** Goes to the provider's page, or wherever it is sent. */
async function setOut(browser: Browser, query = '', app: TestApp = testApp): Promise<URL> {
  const response = await app.send('GET', `${SET_OUT}${query}`, { headers: { Cookie: browser.cookie } });
  expect(response.status).toBe(302);
  const cookie = response.headers.get('set-cookie');
  if (cookie !== null) browser.cookie = present(cookie.split(';')[0]);
  return new URL(present(response.headers.get('location')), 'http://localhost');
}

function comeBack(browser: Browser, address: URL, app: TestApp = testApp): Promise<TestResponse> {
  return app.send('GET', `${address.pathname}${address.search}`, { headers: { Cookie: browser.cookie } });
}

/** Where an answer sends the browser, its fragment read. */
function outcome(response: TestResponse): { page: string; fragment: Record<string, string> } {
  expect(response.status, JSON.stringify(response.body)).toBe(302);
  const location = present(response.headers.get('location'));
  expect(location).toMatch(/^\/app\//);
  const { pathname, search, hash } = new URL(location, 'http://localhost');
  return { page: `${pathname}${search}`, fragment: Object.fromEntries(new URLSearchParams(hash.slice(1))) };
}

const refused = (code: string) => ({ page: '/app/login', fragment: { error: code } });

async function logInAs(
  person: Person | null,
  query = '',
  app: TestApp = testApp,
  at: OidcProvider = provider,
) {
  at.logInAs(person);
  const browser: Browser = { cookie: '' };
  const page = await setOut(browser, query, app);
  return outcome(await comeBack(browser, await at.visit(page.href), app));
}

let people = 0;
function someone(traits: Partial<Person> = {}): Person & { readonly email: string } {
  people += 1;
  return {
    subject: `subject-${people}`,
    email: `person${people}@michi.example`,
    emailVerified: true,
    ...traits,
  };
}

/** A student with that email, which is verified. */
async function student(email: string, traits: Parameters<typeof signInStudent>[0] = {}, isVerified = true) {
  const signedIn = await signInStudent({ ...traits, email });
  if (isVerified) {
    await deps.database
      .updateTable('users')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', signedIn.userId)
      .execute();
  }
  return signedIn;
}

const identitiesOf = (userId: string) =>
  deps.database.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();

const refresh = (refreshToken: string | undefined) =>
  testApp.send('POST', '/api/user/auth/refresh-token', {
    body: { refresh_token: refreshToken, appName: 'michi' },
  });

describe('a person with an identity', () => {
  test('is linked by an email that both sides have verified, and then known by the subject alone', async () => {
    const person = someone();
    const { userId } = await student(person.email.toUpperCase());
    const { page, fragment } = await logInAs(person, '&next=%2Fstudent%2Fjob%2Fpublic-jobs%3Ftab%3D1');
    expect(page).toBe('/app/login');
    expect(Object.keys(fragment)).toEqual(['refresh_token', 'next']);
    expect(fragment['next']).toBe('/student/job/public-jobs?tab=1');
    const { token } = (
      await testApp.request(manifest.user.refreshSession, 200, {
        body: { refresh_token: fragment['refresh_token'], appName: 'michi' },
      })
    ).data;
    const profile = await testApp.request(manifest.user.getProfile, 200, { token });
    expect(profile.data.id).toBe(userId);
    expect(await identitiesOf(userId)).toMatchObject([{ issuer: provider.issuer, subject: person.subject }]);

    await deps.database
      .updateTable('users')
      .set({ email: `moved-${person.email}` })
      .where('id', '=', userId)
      .execute();
    const again = await logInAs({ ...person, emailVerified: false });
    expect(Object.keys(again.fragment)).toEqual(['refresh_token']);
    expect(await identitiesOf(userId)).toHaveLength(1);
  });

  test('gets a refresh token that is good for one minute, and the thirty days only by using it', async () => {
    const person = someone();
    await student(person.email);
    const late = await logInAs(person);
    clock.advance(60_000);
    expect((await refresh(late.fragment['refresh_token'])).status).toBe(401);
    const early = await logInAs(person);
    clock.advance(59_000);
    const pair = await testApp.request(manifest.user.refreshSession, 200, {
      body: { refresh_token: early.fragment['refresh_token'], appName: 'michi' },
    });
    clock.advance(29 * 24 * 60 * 60 * 1000);
    expect((await refresh(pair.data.refreshToken)).status).toBe(200);
  });

  test('continues to registration with the email, if no account has it', async () => {
    const person = someone();
    expect(await logInAs(person, '&next=%2Fstudent')).toEqual({
      page: '/app/register',
      fragment: { email: person.email },
    });
  });

  test('is read from the ID token if the provider includes the email there', async () => {
    const other = await startOidcProvider({ providesEmail: 'in the ID token' });
    const app = await createTestApp(other.environment);
    const person = someone();
    const response = await logInAs(person, '', app, other);
    await other.stop();
    expect(response.fragment).toEqual({ email: person.email });
  });

  test.each([
    ['BLOCKED', 'ACCOUNT_BLOCKED'],
    ['INACTIVE', 'ACCOUNT_BLOCKED'],
  ] as const)('does not enter an account that is %s', async (accountStatus, code) => {
    const person = someone();
    const { userId } = await student(person.email, { accountStatus });
    expect(await logInAs(person)).toEqual(refused(code));
    expect(await identitiesOf(userId)).toEqual([]);
  });

  test('does not sign in to an account with a second step, which requires its password', async () => {
    const person = someone();
    const { userId } = await student(person.email);
    const row = { user_id: userId, secret: Buffer.alloc(48), created_at: clock.now() };
    await deps.database
      .insertInto('two_step')
      .values({ ...row, activated_at: clock.now(), recovery_salt: Buffer.alloc(16) })
      .execute();
    expect(await logInAs(person)).toEqual(refused('TWO_STEP_REQUIRED'));
    expect(await identitiesOf(userId)).toEqual([]);
    await deps.database.deleteFrom('two_step').execute();
    expect(Object.keys((await logInAs(person)).fragment)).toEqual(['refresh_token']);
  });

  test('returns from leave with a token for reactivation only', async () => {
    const person = someone();
    await student(person.email, { accountStatus: 'ON_LEAVE' });
    const { fragment } = await logInAs(person);
    expect(Object.keys(fragment)).toEqual(['reactivation_token']);
    const token = present(fragment['reactivation_token']);
    expect((await testApp.send('GET', '/api/user/users/profile', { token })).status).toBe(403);
  });

  test('cannot use a deleted account, and may be linked with the next', async () => {
    const person = someone();
    const { userId } = await student(person.email);
    await logInAs(person);
    await deps.database
      .updateTable('users')
      .set({ account_status: 'DELETED', email: `gone-${person.email}` })
      .where('id', '=', userId)
      .execute();
    expect((await logInAs(person)).page).toBe('/app/register');
    const next = await student(person.email);
    expect(Object.keys((await logInAs(person)).fragment)).toEqual(['refresh_token']);
    expect(await identitiesOf(next.userId)).toHaveLength(1);
  });

  test('does not enter an account of a kind that has no screens', async () => {
    const person = someone();
    const { userId } = await student(person.email);
    await deps.database.updateTable('users').set({ role: 'COMPANY' }).where('id', '=', userId).execute();
    expect(await logInAs(person)).toEqual(refused('EMAIL_TAKEN'));
  });
});

describe('an account is not taken over', () => {
  test('by an email that the provider does not call verified', async () => {
    for (const traits of [
      { emailVerified: false },
      { emailVerified: undefined },
      { email: undefined },
      { email: 'no address' },
    ]) {
      const { email } = someone();
      const { userId } = await student(email);
      const { subject } = someone();
      const person = { subject, email, emailVerified: true, ...traits };
      const defined = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));
      expect(await logInAs({ subject, ...defined })).toEqual(refused('FORBIDDEN'));
      expect(await identitiesOf(userId)).toEqual([]);
    }
  });

  test("that was registered in advance with another person's email", async () => {
    const person = someone();
    const { userId } = await student(person.email, {}, false);
    expect(await logInAs(person)).toEqual(refused('EMAIL_TAKEN'));
    expect(await identitiesOf(userId)).toEqual([]);
  });

  test('by the next person the provider gives the email to', async () => {
    const person = someone();
    const { userId } = await student(person.email);
    await logInAs(person);
    expect(await logInAs(someone({ email: person.email }))).toEqual(refused('EMAIL_TAKEN'));
    expect(await identitiesOf(userId)).toMatchObject([{ subject: person.subject }]);
  });
});

describe('the way back is refused', () => {
  test('to a user who says no', async () => {
    expect(await logInAs(null, '&next=%2Fstudent')).toEqual({
      page: '/app/login?next=%2Fstudent',
      fragment: { error: 'UNAUTHENTICATED' },
    });
  });

  /** A login at the point where the browser returns. */
  async function onTheWayBack(): Promise<{ browser: Browser; address: URL }> {
    const person = someone();
    await student(person.email);
    provider.logInAs(person);
    const browser: Browser = { cookie: '' };
    return { browser, address: await provider.visit((await setOut(browser)).href) };
  }

  test('without a state, with another, and without a cookie or with another browser’s', async () => {
    const { browser, address } = await onTheWayBack();
    const other: Browser = { cookie: '' };
    await setOut(other);
    const without = new URL(address);
    without.searchParams.delete('state');
    const wrong = new URL(address);
    wrong.searchParams.set('state', 'a'.repeat(43));
    for (const [who, where] of [
      [browser, without],
      [browser, wrong],
      [{ cookie: '' }, address],
      [{ cookie: 'michi-login=short' }, address],
      [other, address],
    ] as const) {
      expect(outcome(await comeBack(who, where))).toEqual(refused('TOKEN_INVALID'));
    }
    // The refusals above had the reason they test.
    expect(Object.keys(outcome(await comeBack(browser, address)).fragment)).toEqual(['refresh_token']);
  });

  test('a second time', async () => {
    const { browser, address } = await onTheWayBack();
    const responses = await Promise.all([1, 2, 3].map(() => comeBack(browser, address)));
    const names = responses.flatMap((response) => Object.keys(outcome(response).fragment));
    expect(names.toSorted()).toEqual(['error', 'error', 'refresh_token']);
    expect(outcome(await comeBack(browser, address))).toEqual(refused('TOKEN_INVALID'));
  });

  test('after ten minutes, when the data of the login are deleted', async () => {
    const { browser, address } = await onTheWayBack();
    clock.advance(600_000);
    expect(outcome(await comeBack(browser, address))).toEqual(refused('TOKEN_INVALID'));
    await setOut(browser);
    expect(await deps.database.selectFrom('identity_logins').select('nonce').execute()).toHaveLength(1);
  });

  test('with the code of another login', async () => {
    const first = await onTheWayBack();
    const second = await onTheWayBack();
    second.address.searchParams.set('code', present(first.address.searchParams.get('code')));
    expect(outcome(await comeBack(second.browser, second.address))).toEqual(refused('UNAUTHENTICATED'));
  });

  test('with a code that was used', async () => {
    const { browser, address } = await onTheWayBack();
    const stored = await deps.database.selectFrom('identity_logins').selectAll().execute();
    await comeBack(browser, address);
    await deps.database.deleteFrom('identity_logins').execute();
    // As if the state were good for a second time.
    await deps.database.insertInto('identity_logins').values(stored).execute();
    expect(outcome(await comeBack(browser, address))).toEqual(refused('UNAUTHENTICATED'));
  });

  test('with the nonce of another login', async () => {
    const person = someone();
    await student(person.email);
    provider.logInAs(person);
    const browser: Browser = { cookie: '' };
    const page = await setOut(browser);
    page.searchParams.set('nonce', 'b'.repeat(43));
    const address = await provider.visit(page.href);
    expect(outcome(await comeBack(browser, address))).toEqual(refused('UNAUTHENTICATED'));
  });

  test('from another issuer, or from one that does not say who it is (RFC 9207)', async () => {
    for (const iss of ['https://evil.example', undefined]) {
      const { browser, address } = await onTheWayBack();
      if (iss === undefined) address.searchParams.delete('iss');
      else address.searchParams.set('iss', iss);
      expect(outcome(await comeBack(browser, address))).toEqual(refused('UNAUTHENTICATED'));
    }
  });
});

describe('the way there', () => {
  test('uses PKCE, a state and a nonce, each time with new values, and stores no state or cookie in plain form', async () => {
    const seen = new Set<string>();
    for (const browser of [{ cookie: '' }, { cookie: '' }]) {
      const page = await setOut(browser);
      const { searchParams } = page;
      expect(page.origin).toBe(provider.issuer);
      expect(searchParams.get('redirect_uri')).toBe('http://localhost/api/user/auth/google-login/callback');
      expect(searchParams.get('response_type')).toBe('code');
      expect(searchParams.get('scope')).toBe('openid email');
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      const rows = JSON.stringify(await deps.database.selectFrom('identity_logins').selectAll().execute());
      for (const name of ['state', 'nonce', 'code_challenge']) {
        const value = present(searchParams.get(name));
        expect(value).toHaveLength(43);
        seen.add(value);
      }
      expect(rows).not.toContain(searchParams.get('state'));
      expect(rows).not.toContain(browser.cookie.split('=')[1]);
    }
    expect(seen.size).toBe(6);
  });

  test('marks the browser with a cookie that no script reads and no other site sends along', async () => {
    const { headers } = await testApp.send('GET', SET_OUT);
    expect(headers.get('set-cookie')).toMatch(
      /^michi-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await createTestApp({ ...provider.environment, PUBLIC_URL: 'https://michi.example' });
    const response = await secure.send('GET', SET_OUT);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-michi-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(new URL(present(response.headers.get('location'))).searchParams.get('redirect_uri')).toBe(
      'https://michi.example/api/user/auth/google-login/callback',
    );
  });

  test('works in two tabs at once', async () => {
    const person = someone();
    await student(person.email);
    provider.logInAs(person);
    const browser: Browser = { cookie: '' };
    const pages = [await setOut(browser), await setOut(browser)];
    for (const page of pages) {
      const { fragment } = outcome(await comeBack(browser, await provider.visit(page.href)));
      expect(Object.keys(fragment)).toEqual(['refresh_token']);
    }
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'evil.example',
    ' /student',
    '',
  ])('never leads on to another place: %j', async (next) => {
    const query = `appName=michi&next=${encodeURIComponent(next)}`;
    const { fields } = await testApp.request(manifest.user.requestGoogleLogin, 422, { query });
    expect(Object.keys(present(fields))).toEqual(['next']);
  });

  test('continues to a path as the browser reads it, and to none that is too long for a header', async () => {
    const person = someone();
    await student(person.email);
    const path = await logInAs(person, `&next=${encodeURIComponent('/student/求人?q=東京#top')}`);
    expect(path.fragment['next']).toBe('/student/%E6%B1%82%E4%BA%BA?q=%E6%9D%B1%E4%BA%AC#top');
    const long = await logInAs(person, `&next=${encodeURIComponent(`/${'求'.repeat(1999)}`)}`);
    expect(Object.keys(long.fragment)).toEqual(['refresh_token']);
  });

  test('is limited for one address', async () => {
    clock.advance(300_000);
    const statuses: number[] = [];
    for (let index = 0; index < 301; index += 1) {
      statuses.push((await testApp.send('GET', '/api/user/auth/google-login/callback')).status);
    }
    expect(statuses.slice(0, 300).every((status) => status === 302)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    for (let index = 0; index < 301; index += 1) statuses.push((await testApp.send('GET', SET_OUT)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('without a provider', () => {
  test('there is nothing to be found', async () => {
    const { send } = await createTestApp();
    for (const path of [SET_OUT, '/api/user/auth/google-login/callback?state=x&code=y']) {
      expect((await send('GET', path)).status).toBe(404);
    }
  });

  test('that cannot be reached is reported to the browser, and the next attempt connects again', async () => {
    const down = await startOidcProvider();
    await down.stop();
    const app = await createTestApp(down.environment);
    const browser: Browser = { cookie: '' };
    expect((await app.send('GET', '/readyz')).status).toBe(200);
    const response = await app.send('GET', `${SET_OUT}&next=%2Fstudent`);
    expect(outcome(response)).toEqual({
      page: '/app/login?next=%2Fstudent',
      fragment: { error: 'SERVICE_UNAVAILABLE' },
    });
    await down.start();
    down.logInAs(someone());
    const address = await down.visit((await setOut(browser, '', app)).href);
    await down.stop();
    expect(outcome(await comeBack(browser, address, app))).toEqual(refused('SERVICE_UNAVAILABLE'));
  });
});

test('the log contains no state, code, token or secret', async () => {
  const person = someone();
  await student(person.email);
  provider.logInAs(person);
  const browser: Browser = { cookie: '' };
  const page = await setOut(browser);
  const address = await provider.visit(page.href);
  const { fragment } = outcome(await comeBack(browser, address));
  await comeBack(browser, address);
  const log = testApp.logLines.join('\n');
  expect(log).toContain('/api/user/auth/google-login/callback');
  for (const secret of [
    page.searchParams.get('state'),
    page.searchParams.get('nonce'),
    address.searchParams.get('code'),
    fragment['refresh_token'],
    browser.cookie.split('=')[1],
    provider.environment.OIDC_CLIENT_SECRET,
    person.email,
  ]) {
    expect(log).not.toContain(present(secret));
  }
});
