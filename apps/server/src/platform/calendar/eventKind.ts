/** The values of the user contract's `CalendarEventKind`. */
export type EventKind =
  | 'INTERVIEW'
  | 'DEADLINE'
  | 'SEMINAR'
  | 'COUNSELLING'
  | 'COURSE'
  | 'RESULT_EXPECTED'
  | 'OTHER';
