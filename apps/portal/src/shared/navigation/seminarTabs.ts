import type { SeminarApplicationStatus, SeminarCounters } from '@michi/api/seminar';

export const seminarTabs = {
  all: 0,
  applied: 1,
  attended: 2,
  cancelled: 3,
  invites: 4,
  registered: 5,
} as const;

/** Name of a tab in code; its label is in `labels:seminarTab`. */
export type SeminarTabName = keyof typeof seminarTabs;

export type SeminarTab = (typeof seminarTabs)[SeminarTabName];

export interface SeminarTabKind {
  readonly tab: SeminarTab;
  readonly name: SeminarTabName;
  /** Statuses of the applications it contains; omitted for the tab of all seminars. */
  readonly statuses?: readonly SeminarApplicationStatus[];
  readonly count: (counters: SeminarCounters) => number;
}

/** The tabs of a list of seminars, in display order. */
export const seminarTabKinds = [
  { tab: seminarTabs.all, name: 'all', count: ({ all }) => all },
  {
    tab: seminarTabs.applied,
    name: 'applied',
    statuses: ['WAITING', 'SEAT_HELD', 'REGISTERED'],
    count: ({ applied }) => applied,
  },
  {
    tab: seminarTabs.attended,
    name: 'attended',
    statuses: ['ATTENDED'],
    count: ({ attended }) => attended,
  },
  {
    tab: seminarTabs.cancelled,
    name: 'cancelled',
    statuses: ['CANCELLED'],
    count: ({ canceled }) => canceled,
  },
  { tab: seminarTabs.invites, name: 'invites', statuses: ['INVITED'], count: ({ invites }) => invites },
  {
    tab: seminarTabs.registered,
    name: 'registered',
    statuses: ['REGISTERED'],
    count: ({ registered }) => registered,
  },
] as const satisfies readonly SeminarTabKind[];
