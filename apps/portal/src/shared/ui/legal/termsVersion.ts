import type { TermsVersion } from '@michi/api/user';

/** The version of the terms that this portal shows; a mismatch with the contract is a type error. */
export const termsVersion: TermsVersion = '2026-11-25';
