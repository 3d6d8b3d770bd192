import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../../test/tab.ts';
import { example } from '../mocks/mock.ts';
import { createTransport } from '../transport/transport.ts';
import { createMemorySession, sessionKeys } from './session.ts';
import { beginSession, currentUser, forgetDevice, signIn, signOut } from './signIn.ts';

const { data: begun } = example('logIn', 'jp');
const { token, refreshToken, user } = begun;

const credentials = { email: 'hana@michi.example', password: 'michi-demo-2026' };

/** A caller whose server answers as given, with the requests that it receives. */
const callerOf = (respond: (request: Request) => Promise<Response>, values = {}) => {
  const sent: string[] = [];
  const session = createMemorySession(values);
  const transport = createTransport({
    origin: 'https://michi.example',
    locks: undefined,
    session,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      sent.push(`${pathname} ${request.headers.get('Authorization')} ${await request.clone().text()}`);
      return respond(request);
    },
  });
  const stored = () => Object.fromEntries(sessionKeys.map((key) => [key, session.get(key)]));
  return { sent, session, transport, stored };
};

afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it("stores the product's keys, and the language of the account on a device without one", async () => {
    const { sent, stored, transport } = callerOf(async () => Response.json({ data: begun }));
    expect((await signIn(credentials, { transport })).user.firstName).toBe('Hana');
    expect(sent).toEqual([
      `/api/user/auth/login null ${JSON.stringify({ ...credentials, appName: 'michi' })}`,
    ]);
    expect(stored()).toEqual({
      USER_ID: user.id,
      USER_DETAIL_ID: user.userDetailId,
      USER_STUDENT_ID: user.studentId,
      LANGUAGE: 'jp',
      AUTH: token,
      AUTH_REFRESH: refreshToken,
      FCM_TOKEN: null,
    });
  });

  it('keeps a language that was chosen, unless that of the account replaces it', async () => {
    const { session, transport } = callerOf(async () => Response.json({ data: begun }), { LANGUAGE: 'en' });
    await signIn(credentials, { transport });
    expect(session.language()).toBe('en');
    await signIn(credentials, { transport, replacesLanguage: true });
    expect(session.language()).toBe('jp');
  });

  it('stores nothing of an account on leave', async () => {
    const onLeave = { ...begun, accountStatus: 'ON_LEAVE', refreshToken: null };
    const { session, transport } = callerOf(async () => Response.json({ data: onLeave }));
    expect(await signIn(credentials, { transport })).toMatchObject({ accountStatus: 'ON_LEAVE' });
    expect(session.isSignedIn()).toBe(false);
    expect(() => beginSession({ ...begun, refreshToken: null }, { session })).toThrow(TypeError);
  });

  it.each([
    [401, 'WRONG_CREDENTIALS'],
    [401, 'TWO_STEP_REQUIRED'],
    [403, 'ACCOUNT_BLOCKED'],
  ])('throws %i %s without a change, or the password in its text', async (status, code) => {
    const { session, transport } = callerOf(async () => problem(status, code), { AUTH: 'of another' });
    const error: unknown = await signIn(credentials, { transport }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code, request: { operation: 'logIn' } });
    expect(String(error)).not.toContain(credentials.password);
    expect(session.get('AUTH')).toBe('of another');
  });

  it('removes everything of the previous user', () => {
    const session = createMemorySession({ FCM_TOKEN: 'device of another', USER_STUDENT_ID: 'another' });
    beginSession({ ...begun, user: { ...begun.user, studentId: null } }, { session });
    expect([session.get('FCM_TOKEN'), session.get('USER_STUDENT_ID'), session.get('USER_ID')]).toEqual([
      null,
      null,
      user.id,
    ]);
  });
});

const signedIn = { AUTH: 'access', AUTH_REFRESH: 'refresh', USER_ID: 'hana', LANGUAGE: 'jp' };

describe('signing out', () => {
  it.each([
    ['answers', async () => Response.json({ data: { isLoggedOut: true } })],
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ] as const)('leaves nothing but the language when the server %s', async (_how, respond) => {
    const { sent, stored, transport } = callerOf(respond, signedIn);
    await signOut({ transport });
    expect(sent).toEqual(['/api/user/auth/logout Bearer access {"refreshToken":"refresh"}']);
    expect(Object.values(stored()).filter((value) => value !== null)).toEqual(['jp']);
  });

  it('waits 3 seconds for the server', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')));
    const { session, transport } = callerOf(({ signal }) => Promise.reject(signal.reason), signedIn);
    await signOut({ transport });
    expect(timeout.mock.calls).toEqual([[3_000]]);
    expect(session.isSignedIn()).toBe(false);
    timeout.mockRestore();
  });

  it('sends nothing without a network, or without a session', async () => {
    const { sent, session, transport } = callerOf(() => Promise.reject(new TypeError('no network')));
    await signOut({ transport });
    session.set('AUTH', 'access');
    vi.stubGlobal('navigator', { onLine: false });
    await signOut({ transport });
    expect([sent, session.isSignedIn()]).toEqual([[], false]);
  });

  it('lets an application clear the session with what it keeps beside, after the server has ended it', async () => {
    const { sent, session, transport } = callerOf(async () => Response.json({ data: null }), signedIn);
    await signOut({ transport, clear: () => void sent.push(`cleared of ${session.get('USER_ID')}`) });
    expect(sent.at(-1)).toBe('cleared of hana');
  });

  it('unregisters the device, though the session is cleared at once and the service out of reach', async () => {
    const { sent, session, transport } = callerOf(() => Promise.reject(new TypeError('no network')), {
      USER_ID: 'hana',
      FCM_TOKEN: 'token',
    });
    forgetDevice({ transport });
    session.clear();
    await expect.poll(() => sent).toHaveLength(1);
    const device = { userId: 'hana', deviceId: 'token', platform: 'web', appCode: 'michi' };
    expect(sent[0]).toBe(`/api/notification/devices/unregister null ${JSON.stringify(device)}`);
  });
});

describe('the current user', () => {
  it('is the profile, or null without a session or after it has ended', async () => {
    const profile = { id: 'hana', email: 'hana@michi.example' };
    const { session, transport, sent } = callerOf(async () => Response.json({ data: profile }));
    expect([await currentUser({ transport }), sent]).toEqual([null, []]);
    session.set('AUTH', 'access');
    expect(await currentUser({ transport })).toEqual(profile);
    const expired = callerOf(async () => problem(401, 'TOKEN_EXPIRED'), { AUTH: 'old' });
    expect(await currentUser(expired)).toBeNull();
  });

  it('is not null because the server is down', async () => {
    const { transport } = callerOf(() => Promise.reject(new TypeError('no network')), signedIn);
    await expect(currentUser({ transport })).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
});
