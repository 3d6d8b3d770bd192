import { addressOf, asChecked, asOneOf } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';
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

const timesheet = addressOf(paths.timesheet, {
  month: asChecked(isMonth),
  tab: asOneOf(timesheetTabs).withDefault(timesheetTabs[0]),
});

/**
 * Reads an address; whatever in it makes no sense counts as not there.
 * @param thisMonth the month shown without one, `YYYY-MM`
 */
export const readTimesheetAddress = (query: URLSearchParams, thisMonth: string): TimesheetAddress => {
  const { month, tab } = timesheet.read(query);
  return { month: month ?? thisMonth, tab };
};

/** Where a month and a tab are. */
export const toTimesheet: (address: TimesheetAddress) => string = timesheet.to;
