import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { Month } from './month.ts';

type Timesheet = ResponseBody<typeof manifest.job.showTimesheet, 200>['data'];

export type TimesheetDay = Timesheet['weeks'][number]['days'][number];
export type TimesheetWeek = Timesheet['weeks'][number];
export type TimesheetTotals = Omit<Timesheet, 'job'>;

/** Where a week stands with the company. */
export type Submission = Pick<TimesheetWeek, 'status' | 'submittedAt' | 'decidedAt' | 'reason' | 'reasonJp'>;

/** What a student enters for a day. */
export type DayEntry = Omit<TimesheetDay, 'workingMinutes' | 'overtimeMinutes'>;

/** Minutes of work a day that are not overtime (Labour Standards Act of Japan, article 32). */
const REGULAR_MINUTES = 480;

const MINUTES_A_DAY = 24 * 60;
const WEEKS = [1, 2, 3, 4, 5] as const;

/** Minutes since midnight of a time `HH:MM`. */
function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes from start to finish, the break included; a finish that is not later is on the next day. */
export function spanMinutes({ start, finish }: Pick<DayEntry, 'start' | 'finish'>): number {
  if (start === null || finish === null) return 0;
  const minutes = minuteOf(finish) - minuteOf(start);
  return minutes > 0 ? minutes : minutes + MINUTES_A_DAY;
}

/** Whether the work of a day lasts into that of the next day. */
export function overlapsNext(day: DayEntry, next: DayEntry): boolean {
  if (day.start === null || next.start === null) return false;
  return minuteOf(day.start) + spanMinutes(day) > MINUTES_A_DAY + minuteOf(next.start);
}

/** Week 1 is the 1st to the 7th; week 5 begins on the 29th. */
export function weekOf(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

/** The five weeks of a month, with totals. */
export function countTimesheet(
  month: Month,
  entries: readonly DayEntry[],
  submissions: ReadonlyMap<number, Submission>,
): TimesheetTotals {
  const entered = new Map(entries.map((entry) => [entry.date, entry]));
  const weeks = WEEKS.map((week): TimesheetWeek => {
    const days = month.days
      .filter((day) => weekOf(day) === week)
      .map((day) => countDay(entered.get(day) ?? emptyDay(day)));
    return { week, ...(submissions.get(week) ?? DRAFT), days, ...totals(days) };
  });
  return { month: month.name, weeks, ...totals(weeks) };
}

const DRAFT: Submission = {
  status: 'DRAFT',
  submittedAt: null,
  decidedAt: null,
  reason: null,
  reasonJp: null,
};

function emptyDay(date: string): DayEntry {
  return { date, start: null, finish: null, breakMinutes: 0, comments: null };
}

function countDay(entry: DayEntry): TimesheetDay {
  const workingMinutes = Math.max(0, spanMinutes(entry) - entry.breakMinutes);
  return { ...entry, workingMinutes, overtimeMinutes: Math.max(0, workingMinutes - REGULAR_MINUTES) };
}

type Totals = Pick<TimesheetDay, 'workingMinutes' | 'overtimeMinutes'>;

function totals(parts: readonly Totals[]): Totals {
  return {
    workingMinutes: parts.reduce((sum, { workingMinutes }) => sum + workingMinutes, 0),
    overtimeMinutes: parts.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0),
  };
}
