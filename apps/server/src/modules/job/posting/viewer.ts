/** Whose eyes a job is seen with: what is open to them, and what they did with it. */
export interface Viewer {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
  /** Null where the student has not said: no job is refused for that, and none that asks for a year is a yes. */
  readonly graduationYear: number | null;
}
