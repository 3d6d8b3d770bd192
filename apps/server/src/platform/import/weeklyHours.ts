import { because, type ReasonCode } from './reason.ts';

interface HoursOfDay {
  readonly weekday: string;
  readonly from: string;
  readonly to: string;
}

/** An issue of a zod refinement: a path below the hours, and the reason. */
interface HoursIssue {
  readonly path: readonly (string | number)[];
  readonly params: ReturnType<typeof because>;
}

/**
 * The hours of a week that end before they begin, or overlap others of their day.
 * @param field path of the hours in the record
 */
export function hoursIssues(hours: readonly HoursOfDay[], field: string): readonly HoursIssue[] {
  return hours.flatMap((one, index) => {
    const issues: HoursIssue[] = [];
    const add = (path: readonly (string | number)[], code: ReasonCode, values: Record<string, string>) =>
      issues.push({ path, params: because(code, values) });
    if (one.to <= one.from) add([index, 'to'], 'notAfter', { value: one.to, other: 'from', limit: one.from });
    const found = hours.findIndex(
      (two, position) =>
        position < index && two.weekday === one.weekday && two.from < one.to && two.to > one.from,
    );
    const other = hours[found];
    if (other !== undefined)
      add([index], 'overlaps', {
        value: `${one.from}–${one.to}`,
        other: `${field}.${found}`,
        limit: `${other.from}–${other.to}`,
      });
    return issues;
  });
}

/** Whether the tz database has a zone of this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
