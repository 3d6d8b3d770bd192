import { isRecord } from '../../json/parseJson.ts';
import { createPersistedMutationList } from '../persisted-mutations/persistedMutationList.ts';
import { mutationTarget, type QueuedMutationKind, type PersistedMutation } from './queuedMutation.ts';

const kinds: Readonly<Record<QueuedMutationKind, true>> = {
  favoriteJob: true,
  favoriteSeminar: true,
  likePost: true,
  completeCourse: true,
  readNotifications: true,
  readGroup: true,
  applicationNotes: true,
};

const isKeptAct = (value: unknown): value is PersistedMutation =>
  isRecord(value) &&
  [value['kind'], value['id'], value['stamp'], value['at']].every((field) => typeof field === 'string') &&
  Object.hasOwn(kinds, String(value['kind'])) &&
  (isRecord(value['wanted']) || ['boolean', 'string'].includes(typeof value['wanted'])) &&
  (value['base'] === undefined || isRecord(value['base']));

export const pendingMutations = createPersistedMutationList<PersistedMutation>('ACTS', {
  mutationKey: ['waiting-acts'],
  isOne: isKeptAct,
  idOf: ({ stamp }) => stamp,
  mutationTarget,
  // A rejected mutation is reported and dropped.
  refusalOf: () => null,
});
