import type { DeclineReason } from '@michi/api/job';

/** The fixed choices of specs/COVERAGE.md, section 5, in its order. */
export const declineReasons = [
  'ACCEPTED_ANOTHER_OFFER',
  'SCHEDULE_MISMATCH',
  'FIELD_OF_INTEREST_CHANGED',
  'OTHERS',
] as const satisfies readonly DeclineReason[];
