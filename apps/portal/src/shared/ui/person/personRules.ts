import { normalizeText } from '@michi/api/text';
import { userProfileUpdateLimits } from '@michi/api/user';
import { readYear } from '@michi/design-system/date-field';
import { typedText } from '../forms/typedText.ts';
import type { PostalAddress } from '@michi/api/common';

/** Earliest date of birth that a form accepts. */
export const earliestBirth = '1900-01-01';

const narrow = (text: string): string => normalizeText(text, 'NFKC');

/** Separators that people type in phone numbers. */
const phoneSeparators = /[-‐-―−ーｰ\s().]/g;

/** Whether a text is a phone number, in any width, with or without separators; the server normalizes it. */
export const isPhone = (text: string): boolean =>
  /^\+?\d{9,15}$/.test(narrow(text).replaceAll(phoneSeparators, ''));

/** Whether a text is a year within the contract's limits, in any width or with an era. */
export const isGraduationYear = (text: string): boolean => {
  const year = readYear(text);
  const { minimum, maximum } = userProfileUpdateLimits.graduationYear;
  return year !== null && year >= minimum && year <= maximum;
};

/** Whether a name contains no kanji and no kana; letters of any other script are accepted. */
export const isRomaji = (text: string): boolean =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Whether a text is hiragana or katakana of any width, as the contract requires. */
export const isReading = (text: string): boolean =>
  /^[\u3041-\u309f\u30a0-\u30ff\uff65-\uff9f\s]*$/.test(text);

/** Formats a date with the year of the era: `平成16年5月14日`. */
export const eraDate = (isoDate: string): string =>
  new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** Formats seven digits of any width as `236-0027`; returns any other text unchanged. */
export const normalizePostCode = (text: string): string => {
  const digits = narrow(text)
    .replace('〒', '')
    .replaceAll(/[-‐-―−ーｰ\s]/g, '');
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text;
};

/** A text as sent: trimmed, and null if it is empty. */
export const textOrNull = (text: string): string | null => typedText(text) || null;

/** The part of an address that a postal code determines. */
export interface FilledLines {
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
}

/** The student adds the house number to the street. */
export const linesOf = ({ prefecture, city, town }: PostalAddress): FilledLines => ({
  prefecture,
  city,
  street: town ?? '',
});

/** In the order of a Japanese envelope. */
export const oneLine = ({ prefecture, city, street }: FilledLines): string => prefecture + city + street;

/** Whether lines can be filled in without losing text: they are empty, or unchanged since they were filled in. */
export const isFree = (current: FilledLines, filled: FilledLines | null): boolean =>
  (['prefecture', 'city', 'street'] as const).every(
    (line) => current[line].trim() === '' || current[line] === filled?.[line],
  );
