import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createSession } from './session.ts';

const openSession = (stored: Record<string, string> = {}) => {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const events = new EventTarget();
  return { storage, events, session: createSession({ storage: () => storage, events: () => events }) };
};

describe('a stored value', () => {
  it('is stored as JSON under the key of the product specification', () => {
    const { session, storage } = openSession();
    session.set('AUTH', 'token "1"');
    expect(storage.getItem('AUTH')).toBe('"token \\"1\\""');
    expect(session.get('AUTH')).toBe('token "1"');
  });

  it.each([
    ['missing', {}],
    ['the text undefined', { USER_ID: 'undefined' }],
    ['undefined as JSON text', { USER_ID: '"undefined"' }],
    ['no JSON', { USER_ID: '{' }],
    ['null', { USER_ID: 'null' }],
    ['empty', { USER_ID: '""' }],
    ['what no header carries', { USER_ID: '"日本"' }],
  ])('reads as nothing when it is %s', (_case, stored) => {
    expect(openSession(stored).session.get('USER_ID')).toBeNull();
  });
});

describe('the language', () => {
  it.each([
    ['en', {}],
    ['en', { LANGUAGE: 'undefined' }],
    ['en', { LANGUAGE: '"fr"' }],
    ['jp', { LANGUAGE: '"jp"' }],
  ])('is %s for %o', (language, stored) => {
    expect(openSession(stored).session.language()).toBe(language);
  });
});

describe('clearing', () => {
  it('removes everything but the language', () => {
    const { session } = openSession({
      AUTH: '"a"',
      AUTH_REFRESH: '"b"',
      USER_ID: '"c"',
      FCM_TOKEN: '"d"',
      LANGUAGE: '"jp"',
    });
    session.clear();
    expect(session.isSignedIn()).toBe(false);
    expect([session.get('AUTH_REFRESH'), session.get('USER_ID'), session.get('FCM_TOKEN')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(session.language()).toBe('jp');
  });
});

describe('a subscriber', () => {
  it('reports changes here and in other tabs, until unsubscribed', () => {
    const { session, storage, events } = openSession({ AUTH: '"a"' });
    const received: boolean[] = [];
    const stop = session.subscribe(() => received.push(session.isSignedIn()));
    session.set('AUTH', 'b');
    storage.removeItem('AUTH');
    events.dispatchEvent(new Event('storage'));
    stop();
    session.set('AUTH', 'c');
    events.dispatchEvent(new Event('storage'));
    expect(received).toEqual([true, false]);
  });
});
