/** The student who views posts: determines which posts are for them and which they like. */
export interface Reader {
  readonly id: string;
  /** Null for a student without a university. */
  readonly universityId: string | null;
}
