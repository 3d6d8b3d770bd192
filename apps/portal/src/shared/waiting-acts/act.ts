/** A thing that a student sets to a state: done twice it is done once, and the last state wins. */
export type ActKind =
  | 'favoriteJob'
  | 'favoriteSeminar'
  | 'likePost'
  | 'completeCourse'
  | 'readNotifications'
  | 'readGroup';

/** What a student has set. */
export interface Act {
  readonly kind: ActKind;
  /** Which thing: its id; for notifications their ids, one space between them; for a group its name. */
  readonly id: string;
  /** Whether it is to be so; for a group the moment up to which it is read (RFC 3339). */
  readonly wanted: boolean | string;
}

/** An act that the service has not confirmed yet. */
export interface KeptAct extends Act {
  /** Tells it from a later act on the same thing. */
  readonly stamp: string;
  /** When it was done (RFC 3339). */
  readonly at: string;
}

/** What two acts have in common when the later takes the place of the earlier. */
export const thingOf = ({ kind, id }: Act): string => `${kind} ${id}`;
