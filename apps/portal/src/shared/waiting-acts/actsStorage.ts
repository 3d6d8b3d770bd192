import { isRecord } from '../chat/isAttachment.ts';
import { userEntry } from '../stored/entries.ts';
import { thingOf, type ActKind, type KeptAct } from './act.ts';

const kinds: Readonly<Record<ActKind, true>> = {
  favoriteJob: true,
  favoriteSeminar: true,
  likePost: true,
  completeCourse: true,
  readNotifications: true,
  readGroup: true,
};

/** Whether something that was stored is an act. */
export const isKeptAct = (value: unknown): value is KeptAct =>
  isRecord(value) &&
  [value['kind'], value['id'], value['stamp'], value['at']].every((field) => typeof field === 'string') &&
  Object.hasOwn(kinds, String(value['kind'])) &&
  ['boolean', 'string'].includes(typeof value['wanted']);

const entry = userEntry('ACTS');

/** What the student who is signed in set and no service has confirmed, in the order done: over reloads, and in every tab. */
export const readActs = (): readonly KeptAct[] => {
  try {
    const kept: unknown = JSON.parse(entry.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptAct) : [];
  } catch {
    return [];
  }
};

const write = (acts: readonly KeptAct[]): void =>
  acts.length === 0 ? entry.remove() : entry.write(JSON.stringify(acts));

/** Keeps an act until it is dropped or the student signs out, in place of an earlier one on the same thing. */
export const keepAct = (act: KeptAct): void =>
  write([...readActs().filter((other) => thingOf(other) !== thingOf(act)), act]);

/** Forgets an act that has ended. */
export const dropAct = (act: KeptAct): void => write(readActs().filter(({ stamp }) => stamp !== act.stamp));

/** Whether an act is still to be sent: no other tab has, nothing else was set meanwhile, and its student is signed in. */
export const isStillKept = (act: KeptAct): boolean => readActs().some(({ stamp }) => stamp === act.stamp);
