/** The student who views threads. */
export interface Viewer {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
}
