import type { NotificationGroup } from '../../platform/database/schema.ts';
import type { NotificationState } from './notificationState.ts';

/** The groups, in the order they are shown. */
export const GROUPS: readonly NotificationGroup[] = ['JOBS', 'SEMINAR'];

/** Counters of one group. */
export interface GroupState {
  readonly total: number;
  readonly unread: number;
  /** Everything up to here is read; null while nothing was marked so. */
  readonly readUpTo: string | null;
}

/** The state of one group. */
export function ofGroup(state: NotificationState, group: NotificationGroup): GroupState {
  return group === 'JOBS'
    ? { total: state.jobs_total, unread: state.jobs_unread, readUpTo: state.jobs_read_up_to }
    : { total: state.seminar_total, unread: state.seminar_unread, readUpTo: state.seminar_read_up_to };
}

/** Changes of a group for `writeState`. */
export interface GroupChange {
  readonly group: NotificationGroup;
  readonly total: number;
  readonly unread: number;
  readonly readUpTo: string | null;
}

/** The columns that hold a group, with these values. */
export function columnsOf({ group, total, unread, readUpTo }: GroupChange) {
  return group === 'JOBS'
    ? { jobs_total: total, jobs_unread: unread, jobs_read_up_to: readUpTo }
    : { seminar_total: total, seminar_unread: unread, seminar_read_up_to: readUpTo };
}
