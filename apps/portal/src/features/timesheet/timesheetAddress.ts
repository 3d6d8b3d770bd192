import { paths } from '../../shared/navigation/paths.ts';
import { addressOf, asChecked, asOneOf } from '../../shared/navigation/searchParams.ts';

/** A month of the contract, `YYYY-MM`, of the years work can be entered for. */
const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => monthPattern.test(text);

/**
 * The month a number of months after another one.
 * @param from `YYYY-MM`
 * @returns `YYYY-MM`, or null if it has no timesheet
 */
export const monthAfter = (from: string, months: number): string | null => {
  const after = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5)) - 1 + months))
    .toISOString()
    .slice(0, 7);
  return isMonth(after) ? after : null;
};

export const timesheetTabs = ['hours', 'expenses'] as const;
type TimesheetTab = (typeof timesheetTabs)[number];

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
