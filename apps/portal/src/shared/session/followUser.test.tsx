import { session } from '@michi/api/session';
import { toastStore } from '@michi/design-system/toast-store';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { persistedQueryStore, clearPersistedQueries } from '../offline/persistedQueryStore.ts';
import { userEntry, outlivesSession, storedKeys, type StoredName, type UserKey } from './entries.ts';
import { followUser, forgetUser, wasSignedOut } from './followUser.ts';

const isUserKey = (name: string): name is UserKey =>
  name in storedKeys &&
  Object.entries(storedKeys).some(([key, { owner }]) => key === name && owner === 'user');
const userKeys = Object.keys(storedKeys).filter(isUserKey);
const written = userKeys.filter((name) => outlivesSession(name));

const draft = 'Words of hana alone';

const signIn = (user: string) => {
  session.clear();
  session.set('USER_ID', user);
  session.set('AUTH', 'token');
};

/** Writes every key that a user's own screens write. */
const writeEverything = async () => {
  for (const name of userKeys) userEntry(name, 'form').write(draft);
  await persistedQueryStore.setItem('hana-["api"]', draft);
  toastStore.add({ kind: 'push', title: draft });
};

/** The keys whose entry the signed-in user can read. */
const readable = (): readonly StoredName[] =>
  userKeys.filter((name) => userEntry(name, 'form').read() !== null);

/** All stored values, whoever could read them. */
const left = async (): Promise<string> => {
  const storedQueries = await persistedQueryStore.entries();
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, storedQueries, toastStore.current()]);
};

/** Simulates a change by another tab: values are read again at its storage event. */
const elsewhere = (work: () => void) => {
  work();
  dispatchEvent(new StorageEvent('storage'));
};

const follow = (onOther: () => void = () => undefined) => onTestFinished(followUser(onOther));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  session.clear();
  localStorage.clear();
  sessionStorage.clear();
  toastStore.clear();
  await clearPersistedQueries(null);
});

test('every key is removed after signing out', async () => {
  signIn('hana');
  follow();
  await writeEverything();
  expect(readable()).toEqual(userKeys);
  await forgetUser();
  expect([readable(), session.isSignedIn(), wasSignedOut()]).toEqual([[], false, true]);
  expect(await left()).not.toContain(draft);
});

test("after an expired session nobody can read it, and only its user's own texts are there for them again", async () => {
  signIn('hana');
  follow();
  await writeEverything();
  session.clear();
  expect([readable(), wasSignedOut()]).toEqual([[], false]);
  await vi.waitFor(async () => expect(await persistedQueryStore.entries()).toEqual([]), 60_000);
  expect(toastStore.current()).toEqual([]);
  signIn('hana');
  expect(readable()).toEqual(written);
});

test('another user who signs in reads none of it, and removes it', async () => {
  signIn('hana');
  follow();
  await writeEverything();
  session.clear();
  signIn('alex');
  expect(readable()).toEqual([]);
  await vi.waitFor(async () => expect(await left()).not.toContain(draft), 60_000);
});

test("a page that begins with another user removes the previous user's data", async () => {
  signIn('hana');
  await writeEverything();
  localStorage.setItem('DRAFT:apply', draft);
  signIn('alex');
  follow();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(draft);
});

test('a tab removes its own data when another tab signs out, even if the event arrives late', async () => {
  signIn('hana');
  const stop = followUser(() => undefined);
  userEntry('DRAFT', 'form').write(draft);
  // Frozen, or closed and restored: it receives no event, and somebody signs in again.
  stop();
  const copied = { ...sessionStorage };
  await forgetUser();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(copied)) sessionStorage.setItem(key, value);
  signIn('hana');
  follow();
  expect(readable()).toEqual([]);
});

test("a tab that receives another tab's sign-out removes its data, and knows that it was deliberate", async () => {
  signIn('hana');
  follow();
  userEntry('DRAFT', 'form').write(draft);
  elsewhere(() => {
    localStorage.setItem('SIGNED_OUT', 'of another tab');
    for (const key of ['USER_ID', 'AUTH']) localStorage.removeItem(key);
  });
  expect({ ...sessionStorage }).not.toHaveProperty('DRAFT:hana:form');
  expect(wasSignedOut()).toBe(true);
});

test('a page of one user reads and writes nothing from the moment another signs in elsewhere', async () => {
  signIn('hana');
  const onOther = vi.fn();
  follow(onOther);
  userEntry('DRAFT', 'form').write(draft);
  localStorage.setItem('USER_ID', '"alex"');
  // The event has not arrived yet.
  userEntry('DRAFT', 'form').write(`${draft}, more of them`);
  expect([userEntry('DRAFT', 'form').read(), sessionStorage.getItem('DRAFT:alex:form')]).toEqual([
    null,
    null,
  ]);
  dispatchEvent(new StorageEvent('storage'));
  expect(onOther).toHaveBeenCalledOnce();
  userEntry('DRAFT', 'form').write(draft);
  expect(sessionStorage.getItem('DRAFT:alex:form')).toBeNull();
});

test('a page restored from the history checks who is signed in', () => {
  signIn('hana');
  const onOther = vi.fn();
  follow(onOther);
  localStorage.setItem('USER_ID', '"alex"');
  dispatchEvent(new Event('pageshow'));
  expect(onOther).toHaveBeenCalledOnce();
});
