import { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';

/** As in a response. */
export type StudentProfile = ResponseBody<typeof manifest.user.getStudentProfile, 200>['data'];

/** As in a request: any part of the editable profile, as typed. */
export type TypedStudentProfile = NonNullable<Body<typeof manifest.user.updateStudentProfile>['profile']>;

/** Schema of the stored value, the same as that of the response. */
export const storedStudentProfile = manifest.user.getStudentProfile.responses[200].schema.shape.data;
