/** What an event of the calendar is, in the words of the user contract's `CalendarEventKind`. */
export type EventKind =
  | 'INTERVIEW'
  | 'DEADLINE'
  | 'SEMINAR'
  | 'COUNSELLING'
  | 'COURSE'
  | 'RESULT_EXPECTED'
  | 'OTHER';
