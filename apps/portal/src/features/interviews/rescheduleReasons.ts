import type { RescheduleReason } from '@michi/api/job';

/** Why a student requests another time. */
export const rescheduleReasons = [
  'CLASS_OR_EXAM',
  'ANOTHER_INTERVIEW',
  'ILLNESS',
  'TRAVEL',
  'OTHERS',
] as const satisfies readonly RescheduleReason[];
