import type { Language } from '../problem/language.ts';
import { shortMoment } from './shortMoment.ts';

/** The texts of a notification, in English and Japanese. */
export interface NoticeTexts {
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string | null;
  readonly bodyJp: string | null;
}

/** Characters of a title (notification contract, `Notification`). */
const TITLE_LIMIT = 300;

const STORED_MOMENT = /\{(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\}/g;

/**
 * A moment in the stored text of a notification, `{2026-11-21T08:00:00.000Z}`: the zone of the reader is known when it
 * is read (`noticeTexts`), not when it is created.
 */
export function storedMoment(moment: Date): string {
  return `{${moment.toISOString()}}`;
}

/** The texts of a stored notification, with its moments in the reader's time zone. */
export function noticeTexts<T extends NoticeTexts>(stored: T, timezone: string): T {
  const english = (text: string) => withMoments(text, timezone, 'en');
  const japanese = (text: string) => withMoments(text, timezone, 'jp');
  return {
    ...stored,
    title: shortTitle(english(stored.title)),
    titleJp: stored.titleJp === null ? null : shortTitle(japanese(stored.titleJp)),
    body: stored.body === null ? null : english(stored.body),
    bodyJp: stored.bodyJp === null ? null : japanese(stored.bodyJp),
  };
}

function withMoments(text: string, timezone: string, language: Language): string {
  return text.replace(STORED_MOMENT, (whole, instant: string) => {
    const moment = new Date(instant);
    return Number.isNaN(moment.getTime()) ? whole : shortMoment(moment, timezone, language);
  });
}

/** A title of at most as many characters as the contract allows. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > TITLE_LIMIT ? `${letters.slice(0, TITLE_LIMIT - 1).join('')}…` : title;
}
