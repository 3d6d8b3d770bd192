import type { OfferDenyDetailedReason, OfferDenyReason } from '@michi/api/job';

/** The first list of specs/COVERAGE.md, section 5, in its order. */
export const denyReasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'GRADUATE_SCHOOL_OR_OTHER_SCHOOL',
  'ABROAD_OR_WORKING_HOLIDAY',
  'FIELD_OF_INTEREST_CHANGED',
  'OTHERS',
] as const satisfies readonly OfferDenyReason[];

/** The second list of specs/COVERAGE.md, section 5, in its order. */
export const detailedDenyReasons = [
  'DECIDED_ON_ANOTHER_JOB',
  'CONDITIONS_DO_NOT_MATCH',
  'COMPANY_CULTURE',
  'JOB_DESCRIPTION_CHANGED',
  'FAMILY_WILL',
  'INTERVIEWER_ATTITUDE',
  'HR_RESPONSE',
  'OTHERS',
] as const satisfies readonly OfferDenyDetailedReason[];
