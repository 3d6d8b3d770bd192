import { session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseOf } from '../../shared/offline/release/releaseOf.ts';
import { showSnapshot } from './showSnapshot.ts';
import { storedSnapshot, type Snapshot } from './snapshot.ts';

const now = new Date('2026-11-25T09:00:00');
const markup = '<main><a href="#job">Tester</a></main>';

const taken = (): Snapshot => ({
  language: document.documentElement.lang,
  release: releaseOf(document),
  width: globalThis.innerWidth,
  day: now.toDateString(),
  markup,
});

beforeEach(() => {
  session.set('USER_ID', 'hana');
  document.body.innerHTML = '<div id="root"><div class="boot">Loading</div></div>';
});

afterEach(() => {
  session.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** The content before the loading text. */
const shown = async (kept: string): Promise<string | undefined> => {
  storedSnapshot.write(kept);
  await showSnapshot(now);
  return document.querySelector('#root > .boot')?.previousElementSibling?.innerHTML;
};

test('shows the snapshot before the loading text', async () => {
  expect(await shown(JSON.stringify(taken()))).toBe(markup);
});

test.each([
  ['in another language', { language: 'fr' }],
  ['of another release', { release: '/assets/old.js' }],
  ['of another width', { width: globalThis.innerWidth + 1 }],
  ['of another day', { day: new Date('2026-11-24T23:59:00').toDateString() }],
])('shows none %s', async (_which, changes) => {
  expect(await shown(JSON.stringify({ ...taken(), ...changes }))).toBeUndefined();
});

test('shows none of another student, and none that cannot be read', async () => {
  expect(await shown('{')).toBeUndefined();
  expect(await shown(JSON.stringify({ ...taken(), markup: undefined }))).toBeUndefined();
  storedSnapshot.write(JSON.stringify(taken()));
  session.set('USER_ID', 'alex');
  await showSnapshot(now);
  expect(document.querySelector('.snapshot')).toBeNull();
});

test('shows none once the portal has rendered', async () => {
  storedSnapshot.write(JSON.stringify(taken()));
  document.body.innerHTML = '<div id="root"><main>Jobs</main></div>';
  await showSnapshot(now);
  expect(document.querySelector('.snapshot')).toBeNull();
});
