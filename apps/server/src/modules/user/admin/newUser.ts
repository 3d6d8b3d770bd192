export interface NewUser {
  readonly email: string;
  readonly familyName: string | null;
  readonly firstName: string | null;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
  readonly role: 'STUDENT' | 'ADMIN';
  /** Null for an admin. */
  readonly universityId: string | null;
  readonly language: 'en' | 'jp';
}
