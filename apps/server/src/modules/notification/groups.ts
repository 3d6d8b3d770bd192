import type { NotificationGroup } from '../../platform/database/schema.ts';
import type { NotificationState } from './notificationState.ts';

/** In the order they are shown. */
export const GROUPS: readonly NotificationGroup[] = ['JOBS', 'SEMINAR'];

/** Counters of one group. */
export interface GroupState {
  readonly total: number;
  readonly unread: number;
  /** Everything up to this time is read; null before the first such mark. */
  readonly readUpTo: string | null;
}

export function ofGroup(state: NotificationState, group: NotificationGroup): GroupState {
  return group === 'JOBS'
    ? { total: state.jobs_total, unread: state.jobs_unread, readUpTo: state.jobs_read_up_to }
    : { total: state.seminar_total, unread: state.seminar_unread, readUpTo: state.seminar_read_up_to };
}

/** New counters of a group. */
export interface GroupChange extends GroupState {
  readonly group: NotificationGroup;
}

/** Counters as columns of `notification_states`. */
export function columnsOf({ group, total, unread, readUpTo }: GroupChange) {
  return group === 'JOBS'
    ? { jobs_total: total, jobs_unread: unread, jobs_read_up_to: readUpTo }
    : { seminar_total: total, seminar_unread: unread, seminar_read_up_to: readUpTo };
}
