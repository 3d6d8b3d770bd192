export interface Viewer {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
  /** Null if the profile has none: no seminar is refused for it, and one that requires a year is never ELIGIBLE. */
  readonly graduationYear: number | null;
}
