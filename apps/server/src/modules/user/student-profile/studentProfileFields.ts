import { manifest } from '@michi/api/manifest';
import type { Answer, Body } from '@michi/api/server';

/** A student's profile as the contract answers it. */
export type StudentProfile = Answer<typeof manifest.user.getStudentProfile, 200>['data'];

/** The editable part of a profile as it is sent for saving, as typed. */
export type TypedStudentProfile = NonNullable<Body<typeof manifest.user.updateStudentProfile>['profile']>;

/** Rules of the stored value: those of the response. */
export const storedStudentProfile = manifest.user.getStudentProfile.answers[200].schema.shape.data;
