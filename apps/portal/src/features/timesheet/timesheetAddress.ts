import { paths, withQuery } from '../../shared/paths.ts';
import { isMonth } from './month.ts';

/** What a student enters, in the order of the tabs. */
export const timesheetTabs = ['hours', 'expenses'] as const;
export type TimesheetTab = (typeof timesheetTabs)[number];

/** What the address of the screen carries. */
export interface TimesheetAddress {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly tab: TimesheetTab;
}

/**
 * Reads an address; whatever in it makes no sense counts as not there.
 * @param thisMonth the month shown without one, `YYYY-MM`
 */
export const readTimesheetAddress = (query: URLSearchParams, thisMonth: string): TimesheetAddress => {
  const month = query.get('month') ?? '';
  return {
    month: isMonth(month) ? month : thisMonth,
    tab: timesheetTabs.find((tab) => tab === query.get('tab')) ?? 'hours',
  };
};

/** Where a month and a tab are. */
export const toTimesheet = ({ month, tab }: TimesheetAddress): string =>
  withQuery(paths.timesheet, { month, tab: tab === 'hours' ? null : tab });
