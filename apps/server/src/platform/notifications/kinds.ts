import type { NotificationGroup, NotificationKind } from '../database/schema.ts';
import type { NotificationChoices } from './notificationChoices.ts';

/** The group of each kind (specs/COVERAGE.md, section 2, "Notifications"); an announcement may be in either. */
export const GROUP_OF: Readonly<Record<NotificationKind, NotificationGroup>> = {
  RECOMMENDATION: 'JOBS',
  INTERVIEW_REQUEST: 'JOBS',
  INTERVIEW_CHANGE: 'JOBS',
  INTERVIEW_RESULT: 'JOBS',
  JOB_OFFER: 'JOBS',
  UNLUCKY: 'JOBS',
  JOB_DEADLINE: 'JOBS',
  SEMINAR_INVITATION: 'SEMINAR',
  SEMINAR_SEAT_HELD: 'SEMINAR',
  SEMINAR_CHANGE: 'SEMINAR',
  SEMINAR_REMINDER: 'SEMINAR',
  SEMINAR_FEEDBACK: 'SEMINAR',
  COUNSELLING_CHANGE: 'JOBS',
  TIMESHEET_CHANGE: 'JOBS',
  // Of the two groups, the one for what awaits the student.
  HELP_ANSWER: 'JOBS',
  ANSWER_COMMENT: 'JOBS',
  CHAT_MESSAGE: 'JOBS',
  ANNOUNCEMENT: 'JOBS',
};

/** The kinds of the notification settings, as in the user contract. */
export type ChoiceKind = NotificationChoices['choices'][number]['kind'];

/** The setting that applies to each kind (user contract, `NotificationKind`). */
export const CHOICE_OF: Readonly<Record<NotificationKind, ChoiceKind>> = {
  RECOMMENDATION: 'RECOMMENDATION',
  INTERVIEW_REQUEST: 'RESULT',
  INTERVIEW_CHANGE: 'RESULT',
  INTERVIEW_RESULT: 'RESULT',
  JOB_OFFER: 'RESULT',
  UNLUCKY: 'RESULT',
  JOB_DEADLINE: 'DEADLINE',
  SEMINAR_INVITATION: 'SEMINAR',
  // A hold lasts one day, so a late notification would be useless.
  SEMINAR_SEAT_HELD: 'DEADLINE',
  SEMINAR_CHANGE: 'SEMINAR',
  SEMINAR_REMINDER: 'SEMINAR',
  SEMINAR_FEEDBACK: 'SEMINAR',
  // A response to a request of the student.
  COUNSELLING_CHANGE: 'RESULT',
  TIMESHEET_CHANGE: 'RESULT',
  HELP_ANSWER: 'RESULT',
  ANSWER_COMMENT: 'RESULT',
  CHAT_MESSAGE: 'MESSAGE',
  ANNOUNCEMENT: 'NEWS',
};
