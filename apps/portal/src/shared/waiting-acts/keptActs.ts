import { isRecord } from '../chat/isAttachment.ts';
import { createKeptList } from '../kept-mutations/keptList.ts';
import { thingOf, type ActKind, type KeptAct } from './act.ts';

const kinds: Readonly<Record<ActKind, true>> = {
  favoriteJob: true,
  favoriteSeminar: true,
  likePost: true,
  completeCourse: true,
  readNotifications: true,
  readGroup: true,
};

const isKeptAct = (value: unknown): value is KeptAct =>
  isRecord(value) &&
  [value['kind'], value['id'], value['stamp'], value['at']].every((field) => typeof field === 'string') &&
  Object.hasOwn(kinds, String(value['kind'])) &&
  ['boolean', 'string'].includes(typeof value['wanted']);

/** What the student set and no service has confirmed. */
export const keptActs = createKeptList<KeptAct>('ACTS', {
  mutationKey: ['waiting-acts'],
  isOne: isKeptAct,
  idOf: ({ stamp }) => stamp,
  thingOf,
  // It is told, and forgotten.
  refusalOf: () => null,
});
