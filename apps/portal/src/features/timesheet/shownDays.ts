import type { Format } from '../../shared/format/createFormat.ts';
import { readDay } from './readTyped.ts';

/** The days of a month as the screen shows them, such as "19 Nov". */
export interface ShownDays {
  /** A day in the words of the reader; a text that is no ISO date of the month stays as it was typed. */
  readonly shown: (text: string) => string;
  /** A shown day as `YYYY-MM-DD`; any other text stays as it is. */
  readonly read: (text: string) => string;
}

/** Converts between the days of a month and their words in the reader's language. @param month `YYYY-MM` */
export const shownDays = (month: string, format: Pick<Format, 'dayAndMonth'>): ShownDays => {
  const days = Array.from({ length: 31 }, (_, index) => readDay(String(index + 1), month)).filter(
    (day) => day !== null,
  );
  return {
    shown: (text) => (days.includes(text) ? format.dayAndMonth(text) : text),
    read: (text) =>
      days.find((day) => format.dayAndMonth(day).toLowerCase() === text.trim().toLowerCase()) ?? text,
  };
};
