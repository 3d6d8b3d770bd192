import type { TimesheetDayInput } from '@michi/api/job';

/** Minutes of work a day that are not overtime, as the contract has it (`TimesheetDay.overtimeMinutes`). */
const REGULAR_MINUTES = 480;
const MINUTES_A_DAY = 24 * 60;

export interface WorkingTime {
  readonly workingMinutes: number;
  readonly overtimeMinutes: number;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from start to finish, the break included; a finish that is not later is on the next day. */
export const spanMinutes = (start: string, finish: string): number => {
  const minutes = minuteOf(finish) - minuteOf(start);
  return minutes > 0 ? minutes : minutes + MINUTES_A_DAY;
};

/** The working time the server will compute for a day, by the contract's rule. */
export const countDay = ({ start, finish, breakMinutes }: TimesheetDayInput): WorkingTime => {
  const span = start === null || finish === null ? 0 : spanMinutes(start, finish);
  const workingMinutes = Math.max(0, span - breakMinutes);
  return { workingMinutes, overtimeMinutes: Math.max(0, workingMinutes - REGULAR_MINUTES) };
};

export const totalOf = (parts: readonly WorkingTime[]): WorkingTime => ({
  workingMinutes: parts.reduce((sum, { workingMinutes }) => sum + workingMinutes, 0),
  overtimeMinutes: parts.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0),
});

/** Minutes as hours and minutes: 480 is `8:00`. */
export const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
