import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';
import { dayAfter, type Month } from './month.ts';
import { overlapsNext, spanMinutes, type DayEntry } from './workingTime.ts';

type Violations = Record<string, string | FieldRule>;

/**
 * Checks each day: it occurs once, is in the month, has both times or none, and a break shorter than the day.
 * @throws Problem VALIDATION_FAILED that names each field
 */
export function checkDays(month: Month, days: readonly DayEntry[]): void {
  const violations: Violations = {};
  const seen = new Set<string>();
  for (const [index, day] of days.entries()) {
    const field = (name: keyof DayEntry) => `days.${index}.${name}`;
    if (!month.days.includes(day.date)) {
      violations[field('date')] = { rule: 'dayOfMonth', values: { month: month.name } };
    } else if (seen.has(day.date)) violations[field('date')] = 'repeated';
    seen.add(day.date);
    if (day.start === null && day.finish !== null) violations[field('start')] = 'required';
    else if (day.start !== null && day.finish === null) violations[field('finish')] = 'required';
    else if (day.start === null && day.breakMinutes > 0)
      violations[field('breakMinutes')] = 'breakWithoutWork';
    else if (day.start !== null && day.breakMinutes >= spanMinutes(day)) {
      violations[field('breakMinutes')] = 'breakTooLong';
    }
  }
  refuse(violations);
}

/**
 * Checks that work past midnight ends before the work of the next day begins.
 * @param days the days to write
 * @param others stored days, including those of adjacent months
 * @throws Problem VALIDATION_FAILED that names each field
 */
export function checkOverlaps(days: readonly DayEntry[], others: readonly DayEntry[]): void {
  const violations: Violations = {};
  const positions = new Map(days.map(({ date }, index) => [date, index]));
  const all = new Map([...others, ...days].map((day) => [day.date, day]));
  for (const day of all.values()) {
    const next = all.get(dayAfter(day.date));
    if (next === undefined || !overlapsNext(day, next)) continue;
    const [position, nextPosition] = [positions.get(day.date), positions.get(next.date)];
    if (nextPosition !== undefined) violations[`days.${nextPosition}.start`] = 'overlapsDayBefore';
    else if (position !== undefined) violations[`days.${position}.finish`] = 'overlapsDayAfter';
  }
  refuse(violations);
}

function refuse(violations: Violations): void {
  if (Object.keys(violations).length > 0) throw invalidFields(violations);
}
