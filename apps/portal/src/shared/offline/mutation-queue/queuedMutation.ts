/** The kind of a queued mutation. Each sets a state: it is idempotent, and the last one wins. */
export type QueuedMutationKind =
  | 'favoriteJob'
  | 'favoriteSeminar'
  | 'likePost'
  | 'completeCourse'
  | 'readNotifications'
  | 'readGroup';

/** A mutation that sets the state of one target. */
export interface QueuedMutation {
  readonly kind: QueuedMutationKind;
  /** Which thing: its id; for notifications their ids, one space between them; for a group its name. */
  readonly id: string;
  /** Whether it is to be so; for a group the moment up to which it is read (RFC 3339). */
  readonly wanted: boolean | string;
}

/** A queued mutation without a response. */
export interface PersistedMutation extends QueuedMutation {
  /** Distinguishes it from a later mutation of the same target. */
  readonly stamp: string;
  /** When it was done (RFC 3339). */
  readonly at: string;
}

/** The target of a mutation: a later mutation supersedes an earlier one of the same target. */
export const mutationTarget = ({ kind, id }: QueuedMutation): string => `${kind} ${id}`;
