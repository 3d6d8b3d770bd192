import {
  timesheetDayInputLimits as limits,
  type Timesheet,
  type TimesheetDay,
  type TimesheetDayInput,
  type TimesheetWeek,
} from '@michi/api/job';
import type { Draft } from '../../shared/offline/drafts.ts';
import { readDuration, readTime } from './readTyped.ts';

export const hoursFields = ['start', 'finish', 'breakMinutes', 'comments'] as const;
export type HoursField = (typeof hoursFields)[number];

export type HoursTexts = Readonly<Record<HoursField, string>>;

export type HoursFault =
  | 'time'
  | 'duration'
  | 'startMissing'
  | 'finishMissing'
  | 'breakTooLong'
  | 'breakWithoutWork'
  | 'commentsTooLong';

export const cellKey = (date: string, field: HoursField): string => `${date} ${field}`;

const savedTexts = ({ start, finish, breakMinutes, comments }: TimesheetDay): HoursTexts => ({
  start: start ?? '',
  finish: finish ?? '',
  breakMinutes: start === null ? '' : String(breakMinutes),
  comments: comments ?? '',
});

/** Texts in the cells of a day: those typed, or else those saved. */
export const currentTexts = (day: TimesheetDay, draft: Draft): HoursTexts => {
  const saved = savedTexts(day);
  const current = (field: HoursField) => draft[cellKey(day.date, field)] ?? saved[field];
  return {
    start: current('start'),
    finish: current('finish'),
    breakMinutes: current('breakMinutes'),
    comments: current('comments'),
  };
};

/** Normalises typed text if it can be parsed; otherwise it is unchanged. */
export const normalizeText = (field: HoursField, text: string): string => {
  switch (field) {
    case 'start':
    case 'finish':
      return text.trim() === '' ? '' : (readTime(text) ?? text);
    case 'breakMinutes': {
      const minutes = readDuration(text);
      return text.trim() === '' || minutes === null ? text.trim() : String(minutes);
    }
    case 'comments':
      return text.trim();
  }
};

/** A day parsed from its texts: the request value, or its errors. */
interface ReadDay {
  readonly entry: TimesheetDayInput;
  readonly faults: Readonly<Partial<Record<HoursField, HoursFault>>>;
}

/** Parses a day by the contract's rules. With errors, `entry` contains the values that could be parsed. */
export const readDay = (date: string, texts: HoursTexts): ReadDay => {
  const faults: Partial<Record<HoursField, HoursFault>> = {};
  const time = (field: 'start' | 'finish') => {
    if (texts[field].trim() === '') return null;
    const read = readTime(texts[field]);
    if (read === null) faults[field] = 'time';
    return read;
  };
  const [start, finish] = [time('start'), time('finish')];
  const typedBreak = texts.breakMinutes.trim();
  const breakMinutes = typedBreak === '' ? 0 : readDuration(typedBreak);
  const comments = texts.comments.trim();
  if ([...comments].length > limits.comments.maxLength) faults.comments = 'commentsTooLong';
  if (breakMinutes === null) faults.breakMinutes = 'duration';
  if (start === null && finish !== null) faults.start ??= 'startMissing';
  else if (start !== null && finish === null) faults.finish ??= 'finishMissing';
  else if (start !== null && finish !== null && (breakMinutes ?? 0) >= spanMinutes(start, finish)) {
    faults.breakMinutes ??= 'breakTooLong';
  } else if (start === null && faults.start === undefined && (breakMinutes ?? 0) > 0) {
    faults.breakMinutes ??= 'breakWithoutWork';
  }
  return {
    entry: {
      date,
      start,
      finish,
      breakMinutes: breakMinutes ?? 0,
      comments: comments === '' ? null : comments,
    },
    faults,
  };
};

export interface DayState extends WorkingTime {
  readonly date: string;
  readonly texts: HoursTexts;
  /** False while a fault keeps its hours from being counted. */
  readonly isCounted: boolean;
  /** The request value if it differs from the saved one. */
  readonly entry: TimesheetDayInput;
  readonly faults: ReadDay['faults'];
  readonly isChanged: boolean;
}

/** A week as displayed. Its totals are the server's while it has no unsaved changes. */
export interface WeekState
  extends
    WorkingTime,
    Pick<TimesheetWeek, 'week' | 'status' | 'submittedAt' | 'decidedAt' | 'reason' | 'reasonJp'> {
  readonly isLocked: boolean;
  /** Whether times are entered; a week without cannot be submitted. */
  readonly hasHours: boolean;
  readonly days: readonly DayState[];
  readonly isChanged: boolean;
}

export interface MonthState extends WorkingTime {
  readonly weeks: readonly WeekState[];
  readonly isChanged: boolean;
}

const isSame = (left: TimesheetDayInput, right: TimesheetDayInput): boolean =>
  left.start === right.start &&
  left.finish === right.finish &&
  left.breakMinutes === right.breakMinutes &&
  left.comments === right.comments;

const showDay = (day: TimesheetDay, draft: Draft): DayState => {
  const texts = currentTexts(day, draft);
  const { entry, faults } = readDay(day.date, texts);
  const isCounted = Object.keys(faults).length === 0;
  // Not by text: the typed text may be another form of the saved value.
  const isChanged = !isCounted || !isSame(entry, readDay(day.date, savedTexts(day)).entry);
  const counted = isChanged ? countDay(entry) : day;
  return {
    date: day.date,
    texts,
    isCounted,
    entry,
    faults,
    isChanged,
    workingMinutes: isCounted ? counted.workingMinutes : 0,
    overtimeMinutes: isCounted ? counted.overtimeMinutes : 0,
  };
};

/** Merges typed texts over the saved month. A locked week shows the submitted values. */
export const showMonth = (timesheet: Timesheet, draft: Draft): MonthState => {
  const weeks = timesheet.weeks.map((each): WeekState => {
    const isLocked = each.status !== 'DRAFT' && each.status !== 'SENT_BACK';
    const days = each.days.map((day) => showDay(day, isLocked ? {} : draft));
    const isChanged = days.some((day) => day.isChanged);
    const { workingMinutes, overtimeMinutes } = isChanged ? totalOf(days) : each;
    const hasHours = days.some(({ texts }) => `${texts.start}${texts.finish}`.trim() !== '');
    return { ...each, isLocked, hasHours, days, isChanged, workingMinutes, overtimeMinutes };
  });
  const isChanged = weeks.some((week) => week.isChanged);
  const { workingMinutes, overtimeMinutes } = isChanged ? totalOf(weeks) : timesheet;
  return { weeks, isChanged, workingMinutes, overtimeMinutes };
};

/** Adds a cell's typed text to the draft, normalised; saved values need no draft. */
export const settleCell = (day: TimesheetDay, field: HoursField, draft: Draft): Draft => {
  const key = cellKey(day.date, field);
  const { [key]: typed, ...others } = draft;
  if (typed === undefined) return draft;
  const text = normalizeText(field, typed);
  return text === savedTexts(day)[field] ? others : { ...draft, [key]: text };
};

/** The valid days that differ from the saved ones. */
export const changedDays = (month: MonthState): readonly DayState[] =>
  month.weeks.filter(({ isLocked }) => !isLocked).flatMap(({ days }) => days.filter((day) => day.isChanged));

/** Minutes of work a day that are not overtime, as the contract has it (`TimesheetDay.overtimeMinutes`). */
const REGULAR_MINUTES = 480;
const MINUTES_A_DAY = 24 * 60;

export interface WorkingTime {
  readonly workingMinutes: number;
  readonly overtimeMinutes: number;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from start to finish, the break included; a finish that is not later is on the next day. */
const spanMinutes = (start: string, finish: string): number => {
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

const times = ['start', 'finish', 'breakMinutes'] as const satisfies readonly HoursField[];

const write = (date: string, texts: Readonly<Partial<Record<HoursField, string>>>): Draft =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${date} ${field}`, text]));

const isEmpty = ({ texts }: DayState): boolean => times.every((field) => texts[field].trim() === '');

const daysOfWeek = (month: MonthState, week: number): readonly DayState[] =>
  month.weeks.find((each) => each.week === week)?.days ?? [];

const together = (parts: readonly Draft[]): Draft =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** Repeats the times of the week before, weekday by weekday; comments stay. Nothing for the first week. */
export const copyWeekBefore = (month: MonthState, week: number): Draft => {
  const before = daysOfWeek(month, week - 1);
  return together(
    daysOfWeek(month, week).flatMap(({ date }, index) => {
      const source = before[index];
      if (source === undefined) return [];
      const { start, finish, breakMinutes } = source.texts;
      return [write(date, { start, finish, breakMinutes })];
    }),
  );
};

/** Repeats the times of the first filled day on each empty day after it, Monday to Friday. */
export const fillDown = (month: MonthState, week: number): Draft => {
  const days = daysOfWeek(month, week);
  const first = days.findIndex((day) => !isEmpty(day));
  const source = days[first];
  if (source === undefined) return {};
  const { start, finish, breakMinutes } = source.texts;
  return together(
    days
      .slice(first + 1)
      .filter((day) => isEmpty(day) && !isWeekend(day.date))
      .map(({ date }) => write(date, { start, finish, breakMinutes })),
  );
};

export const clearWeek = (month: MonthState, week: number): Draft =>
  Object.fromEntries(
    daysOfWeek(month, week).flatMap(({ date }) => hoursFields.map((field) => [cellKey(date, field), ''])),
  );

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
