/** The kind of a calendar event, with the values of the user contract's `CalendarEventKind`. */
export type EventKind =
  | 'INTERVIEW'
  | 'DEADLINE'
  | 'SEMINAR'
  | 'COUNSELLING'
  | 'COURSE'
  | 'RESULT_EXPECTED'
  | 'OTHER';
