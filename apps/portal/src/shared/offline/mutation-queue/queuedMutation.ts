import type { ApplicationNotesRequest } from '@michi/api/job';

/** Kinds of queued mutations. Each sets a state: it is idempotent, and the last one wins. */
export type QueuedMutationKind =
  | 'favoriteJob'
  | 'favoriteSeminar'
  | 'likePost'
  | 'completeCourse'
  | 'readNotifications'
  | 'readGroup'
  | 'applicationNotes';

export interface QueuedMutation {
  readonly kind: QueuedMutationKind;
  /** Id of the target; for notifications several, separated by a space; for a group its name. */
  readonly id: string;
  /** New state; for a group the time up to which it is read (RFC 3339); for notes the parts to replace. */
  readonly wanted: boolean | string | ApplicationNotesRequest;
  /** Lists of the notes before the change, which is merged into the current ones; without them it replaces them. */
  readonly base?: ApplicationNotesRequest;
}

/** A queued mutation without a response yet. */
export interface PersistedMutation extends QueuedMutation {
  /** Unique, also among mutations of the same target. */
  readonly stamp: string;
  /** Time of the change (RFC 3339). */
  readonly at: string;
}

/** Identifies the target: a later mutation replaces an earlier one. Parts of notes are separate targets. */
export const mutationTarget = ({ kind, id, wanted }: QueuedMutation): string =>
  [kind, id, ...(typeof wanted === 'object' ? Object.keys(wanted) : [])].join(' ');
