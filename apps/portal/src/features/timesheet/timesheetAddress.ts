import { addressOf, asChecked, asOneOf } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { isMonth } from './month.ts';

export const timesheetTabs = ['hours', 'expenses'] as const;
export type TimesheetTab = (typeof timesheetTabs)[number];

export interface TimesheetAddress {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly tab: TimesheetTab;
}

const timesheet = addressOf(paths.timesheet, {
  month: asChecked(isMonth),
  tab: asOneOf(timesheetTabs).withDefault(timesheetTabs[0]),
});

/** Parses an address; invalid values are ignored. @param thisMonth the default month, `YYYY-MM` */
export const readTimesheetAddress = (query: URLSearchParams, thisMonth: string): TimesheetAddress => {
  const { month, tab } = timesheet.read(query);
  return { month: month ?? thisMonth, tab };
};

export const toTimesheet: (address: TimesheetAddress) => string = timesheet.to;
