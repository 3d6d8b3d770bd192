import {
  timesheetDayInputLimits as limits,
  type Timesheet,
  type TimesheetDay,
  type TimesheetDayInput,
  type TimesheetWeek,
} from '@michi/api/job';
import type { Draft } from '../../shared/offline/drafts/drafts.ts';
import { readDuration, readTime } from './readTyped.ts';
import { countDay, spanMinutes, totalOf, type WorkingTime } from './workingTime.ts';

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

export const savedTexts = ({ start, finish, breakMinutes, comments }: TimesheetDay): HoursTexts => ({
  start: start ?? '',
  finish: finish ?? '',
  breakMinutes: start === null ? '' : String(breakMinutes),
  comments: comments ?? '',
});

/** Texts in the cells of a day: those typed, or else those saved. */
export const shownTexts = (day: TimesheetDay, draft: Draft): HoursTexts => {
  const saved = savedTexts(day);
  const shown = (field: HoursField) => draft[cellKey(day.date, field)] ?? saved[field];
  return {
    start: shown('start'),
    finish: shown('finish'),
    breakMinutes: shown('breakMinutes'),
    comments: shown('comments'),
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
export interface ReadDay {
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

export interface ShownDay extends WorkingTime {
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
export interface ShownWeek
  extends
    WorkingTime,
    Pick<TimesheetWeek, 'week' | 'status' | 'submittedAt' | 'decidedAt' | 'reason' | 'reasonJp'> {
  readonly isLocked: boolean;
  /** Whether times are entered; a week without cannot be submitted. */
  readonly hasHours: boolean;
  readonly days: readonly ShownDay[];
  readonly isChanged: boolean;
}

export interface ShownMonth extends WorkingTime {
  readonly weeks: readonly ShownWeek[];
  readonly isChanged: boolean;
}

const isSame = (left: TimesheetDayInput, right: TimesheetDayInput): boolean =>
  left.start === right.start &&
  left.finish === right.finish &&
  left.breakMinutes === right.breakMinutes &&
  left.comments === right.comments;

const showDay = (day: TimesheetDay, draft: Draft): ShownDay => {
  const texts = shownTexts(day, draft);
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
export const showMonth = (timesheet: Timesheet, draft: Draft): ShownMonth => {
  const weeks = timesheet.weeks.map((each): ShownWeek => {
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
export const changedDays = (month: ShownMonth): readonly ShownDay[] =>
  month.weeks.filter(({ isLocked }) => !isLocked).flatMap(({ days }) => days.filter((day) => day.isChanged));
