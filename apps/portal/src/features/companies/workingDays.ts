import type { CompanyDetail } from '@michi/api/company';

type WorkingDay = CompanyDetail['workingDays'][number];

/** The days of a week in order (specs/COVERAGE.md, section 9). */
const week = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly WorkingDay[];

const shortestRange = 3;

/** Working days for display: one range from the first to the last, or separate days. */
export type WorkingDays =
  | { readonly kind: 'range'; readonly from: WorkingDay; readonly to: WorkingDay }
  | { readonly kind: 'days'; readonly days: readonly WorkingDay[] };

/** Joins days in a row to a range; days apart stay as they are, in the order of the week. */
export const workingDays = (days: CompanyDetail['workingDays']): WorkingDays => {
  const places = week.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const inOrder = week.filter((day) => days.includes(day));
  const from = inOrder[0];
  const to = inOrder.at(-1);
  const isRow = places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
  return isRow && inOrder.length >= shortestRange && from !== undefined && to !== undefined
    ? { kind: 'range', from, to }
    : { kind: 'days', days: inOrder };
};
