import type { ExpenseReport, Timesheet } from '@michi/api/job';
import type { TFunction } from 'i18next';
import { clockOf } from './hours.ts';

/** Marks a file as UTF-8; Excel would misread Japanese without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Start of a cell that a spreadsheet takes for a formula (OWASP, "CSV Injection"), full-width included. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (text: string): string => {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
};

/**
 * Serialises a table as comma-separated values (RFC 4180) that Excel opens in any language. Text that would be a
 * formula is prefixed with an apostrophe.
 * @param lines the headings first
 */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');

/** A month of saved hours as a file, one line for each day. */
export const timesheetCsv = (
  timesheet: Pick<Timesheet, 'weeks' | 'workingMinutes' | 'overtimeMinutes'>,
  t: TFunction<'timesheet'>,
): string =>
  toCsv([
    [
      t('csv.date'),
      t('csv.week'),
      t('hours.start'),
      t('hours.finish'),
      t('hours.breakMinutes'),
      t('hours.working'),
      t('hours.overtime'),
      t('hours.comments'),
      t('csv.status'),
    ],
    ...timesheet.weeks.flatMap(({ week, status, days }) =>
      days.map((day) => [
        day.date,
        String(week),
        day.start ?? '',
        day.finish ?? '',
        day.start === null ? '' : String(day.breakMinutes),
        clockOf(day.workingMinutes),
        clockOf(day.overtimeMinutes),
        day.comments ?? '',
        t(`week.status.${status}`),
      ]),
    ),
    [
      t('hours.monthTotal'),
      '',
      '',
      '',
      '',
      clockOf(timesheet.workingMinutes),
      clockOf(timesheet.overtimeMinutes),
      '',
      '',
    ],
  ]);

/**
 * A month of saved expenses as a file, one line for each.
 * @param currency what amounts are in, in the reader's language
 */
export const expensesCsv = (
  { expenses, total }: ExpenseReport,
  currency: string,
  t: TFunction<'timesheet'>,
): string =>
  toCsv([
    [
      t('csv.date'),
      t('expenses.item'),
      t('expenses.price', { currency }),
      t('expenses.quantity'),
      t('expenses.amount'),
      t('expenses.detail'),
    ],
    ...expenses.map(({ date, item, price, quantity, amount, detail }) => [
      date,
      item,
      String(price.amount),
      String(quantity),
      String(amount.amount),
      detail ?? '',
    ]),
    [t('expenses.total'), '', '', '', String(total.amount), ''],
  ]);

/** The type of such a file (RFC 7111). */
export const csvType = 'text/csv;charset=utf-8';
