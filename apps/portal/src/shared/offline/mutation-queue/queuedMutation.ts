import type { ApplicationNotesRequest } from '@michi/api/job';

/** The kind of a queued mutation. Each sets a state: it is idempotent, and the last one wins. */
export type QueuedMutationKind =
  | 'favoriteJob'
  | 'favoriteSeminar'
  | 'likePost'
  | 'completeCourse'
  | 'readNotifications'
  | 'readGroup'
  | 'applicationNotes';

/** A mutation that sets the state of one target. */
export interface QueuedMutation {
  readonly kind: QueuedMutationKind;
  /** The target: its id; for notifications their ids, separated by a space; for a group its name. */
  readonly id: string;
  /** The wanted state; for a group the time up to which it is read (RFC 3339); for notes the parts to replace. */
  readonly wanted: boolean | string | ApplicationNotesRequest;
}

/** A queued mutation without a response. */
export interface PersistedMutation extends QueuedMutation {
  /** Distinguishes it from a later mutation of the same target. */
  readonly stamp: string;
  /** When it was done (RFC 3339). */
  readonly at: string;
}

/**
 * The target of a mutation: a later mutation replaces an earlier one of the same target. Parts of notes are separate
 * targets.
 */
export const mutationTarget = ({ kind, id, wanted }: QueuedMutation): string =>
  [kind, id, ...(typeof wanted === 'object' ? Object.keys(wanted) : [])].join(' ');
