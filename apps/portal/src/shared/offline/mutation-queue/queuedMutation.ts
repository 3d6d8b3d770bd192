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
  /** Which thing: its id; for notifications their ids, one space between them; for a group its name. */
  readonly id: string;
  /** Whether it is to be so; for a group the moment up to which it is read (RFC 3339); for notes the parts to replace. */
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
 * The target of a mutation: a later mutation supersedes an earlier one of the same target. Parts of notes are targets of
 * their own.
 */
export const mutationTarget = ({ kind, id, wanted }: QueuedMutation): string =>
  [kind, id, ...(typeof wanted === 'object' ? Object.keys(wanted) : [])].join(' ');
