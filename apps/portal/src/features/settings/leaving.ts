import type { DeleteReason, SuspendReason } from '@michi/api/user';

/** Why a student leaves for a while: the shorter list of the specs/COVERAGE.md, section 5. */
export const suspendReasons = [
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
] as const satisfies readonly SuspendReason[];

/** Reasons for deleting the account: the longer list of specs/COVERAGE.md, section 5. */
export const deleteReasons = [
  'GOING_ABROAD_OR_WORKING_HOLIDAY',
  'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
  'DIFFICULT_TO_USE_OR_POOR_SERVICE',
  'FEW_COMPANIES',
] as const satisfies readonly DeleteReason[];
