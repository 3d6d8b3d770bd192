import type { TermsVersion } from '@michi/api/user';

/** The version of the terms and the privacy notice that this portal shows; another in the contract is a type error. */
export const termsVersion: TermsVersion = '2026-11-25';
