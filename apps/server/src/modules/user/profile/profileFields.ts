import { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';
import type { Whole } from '../../../platform/validation/mergeSent.ts';

/** As in a response. */
export type Profile = ResponseBody<typeof manifest.user.getProfile, 200>['data'];

/** As in a request: any part of a profile, as typed. */
export type TypedProfile = Body<typeof manifest.user.updateProfile>;

export type WholeProfile = Whole<TypedProfile>;

/** The part of a profile that its user can change, normalized. */
export type EditableProfile = Pick<Profile, keyof TypedProfile>;

/** Schema of the stored value, the same as that of the response. */
export const storedProfile = manifest.user.getProfile.responses[200].schema.shape.data;
