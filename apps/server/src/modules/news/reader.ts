/** Whose eyes a post is seen with: what is for them, and whether they like it. */
export interface Reader {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
}
