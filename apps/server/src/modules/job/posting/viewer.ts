export interface Viewer {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
  /** Null if the profile has none: no job is refused for it, and a job that requires a year is never ELIGIBLE. */
  readonly graduationYear: number | null;
  /** Null if the student did not say: only who needs a visa is warned of missing support. */
  readonly needsVisa: boolean | null;
}
