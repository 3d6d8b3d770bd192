import { manifest } from '@michi/api/manifest';
import type { Answer, Body } from '@michi/api/server';

/** A profile as the contract answers it. */
export type Profile = Answer<typeof manifest.user.getProfile, 200>['data'];

/** A profile as it is sent for saving, as typed. */
export type TypedProfile = Body<typeof manifest.user.updateProfile>;

/** The same, whole. */
export type WholeProfile = {
  readonly [Name in keyof TypedProfile]-?: Exclude<TypedProfile[Name], undefined>;
};

/** The part of a profile its user may change, in order. */
export type EditableProfile = Pick<Profile, keyof TypedProfile>;

/** Rules of the stored value: those of the response. */
export const storedProfile = manifest.user.getProfile.answers[200].schema.shape.data;
