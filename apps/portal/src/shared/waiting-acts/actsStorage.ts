import { isRecord } from '../chat/isAttachment.ts';
import { lastingDrafts } from '../drafts/drafts.ts';
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

/** Kept by student: nothing of one is ever sent as another. */
const formOf = (owner: string): string => `waiting-acts-${owner}`;

/** What this student set and no service has confirmed, in the order done. */
export const readActs = (owner: string): readonly KeptAct[] => {
  try {
    const kept: unknown = JSON.parse(lastingDrafts.read(formOf(owner))['acts'] ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};

/** Keeps them over reloads and closed tabs, until the student signs out. */
export const writeActs = (owner: string, acts: readonly KeptAct[]): void =>
  acts.length === 0
    ? lastingDrafts.discard(formOf(owner))
    : lastingDrafts.keep(formOf(owner), { acts: JSON.stringify(acts) });
