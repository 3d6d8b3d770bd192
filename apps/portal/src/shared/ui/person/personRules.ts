import { userProfileUpdateLimits } from '@michi/api/user';
import { readYear } from '@michi/design-system/date-field';
import { typedText } from '../forms/typedText.ts';

/** The first day of birth that a form takes. */
export const earliestBirth = '1900-01-01';

const narrow = (text: string): string => text.normalize('NFKC');

/** Hyphens, long vowel marks and blanks that people put into phone numbers. */
const phoneSeparators = /[-‐-―−ーｰ\s().]/g;

/** Whether a text could be a phone number, in any width and with or without hyphens; the server saves it in one form. */
export const isPhone = (text: string): boolean =>
  /^\+?\d{9,15}$/.test(narrow(text).replaceAll(phoneSeparators, ''));

/** Whether a text is a year the contract accepts, in any width or as a year of an era. */
export const isGraduationYear = (text: string): boolean => {
  const year = readYear(text);
  const { minimum, maximum } = userProfileUpdateLimits.graduationYear;
  return year !== null && year >= minimum && year <= maximum;
};

/** Whether a text can be a name in romaji: it has no kanji and no kana. Letters of other languages are taken. */
export const isRomaji = (text: string): boolean =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Whether a text can be a reading: hiragana or katakana of any width, as the contract takes it. */
export const isReading = (text: string): boolean =>
  /^[\u3041-\u309f\u30a0-\u30ff\uff65-\uff9f\s]*$/.test(text);

/** A date as Japanese forms write it, with the year of the era: `平成16年5月14日`. */
export const eraDate = (isoDate: string): string =>
  new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** A Japanese postal code of seven digits in any width as `236-0027`; any other text unchanged. */
export const normalizePostCode = (text: string): string => {
  const digits = narrow(text)
    .replace('〒', '')
    .replaceAll(/[-‐-―−ーｰ\s]/g, '');
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text;
};

/** A text as it is sent: without blanks around it, and null when nothing is left. */
export const textOrNull = (text: string): string | null => typedText(text) || null;
