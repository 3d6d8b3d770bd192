import { isRecord } from '../chat/isAttachment.ts';
import { userEntry } from '../stored/entries.ts';
import type { ActKind, KeptAct } from './act.ts';

const kinds: Readonly<Record<ActKind, true>> = {
  favoriteJob: true,
  favoriteSeminar: true,
  likePost: true,
  completeCourse: true,
  readNotifications: true,
  readGroup: true,
};

const isKept = (value: unknown): value is KeptAct =>
  isRecord(value) &&
  [value['kind'], value['id'], value['stamp'], value['at']].every((field) => typeof field === 'string') &&
  Object.hasOwn(kinds, String(value['kind'])) &&
  ['boolean', 'string'].includes(typeof value['wanted']);

const entry = userEntry('ACTS');

/** What the student who is signed in set and no service has confirmed, in the order done. */
export const readActs = (): readonly KeptAct[] => {
  try {
    const kept: unknown = JSON.parse(entry.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};

/** Keeps them over reloads and closed tabs, until the student signs out. */
export const writeActs = (acts: readonly KeptAct[]): void =>
  acts.length === 0 ? entry.remove() : entry.write(JSON.stringify(acts));
