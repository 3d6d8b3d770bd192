import { normalizeText } from '@michi/api/text';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const HALF_WIDTH_KANA = /[\uff65-\uff9f]+/g;
const FULL_WIDTH_ASCII = /[\uff01-\uff5e]/g;
const DASHES = /[‐‑‒–—―−ー－ｰ]/g;

/** Trimmed text; null if it is blank. */
export function optionalText(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

/** A name in romaji: `Ｓａｅｋｉ` becomes `Saeki`. */
export function romajiName(text: string | null | undefined): string | null {
  return optionalText(foldAscii(text ?? ''));
}

/** A Japanese name, its reading, or part of an address: `ｻｴｷ` becomes `サエキ`, kanji stay the same. */
export function japaneseText(text: string | null | undefined): string | null {
  return optionalText((text ?? '').replace(HALF_WIDTH_KANA, (part) => normalizeText(part, 'NFKC')));
}

/**
 * A phone number, with its usual hyphens if Japanese (`090-1234-5678`) and as E.164 otherwise. Digits and hyphens may
 * have any width. An invalid number is returned in half width, for the contract's rule to refuse.
 */
export function phoneNumber(text: string): string {
  const ascii = foldAscii(text).replace(DASHES, '-').trim();
  const number = parsePhoneNumberFromString(ascii, 'JP');
  if (number === undefined || !number.isPossible()) return ascii;
  return ascii.startsWith('+') ? number.number : number.formatNational();
}

/** A phone number as E.164 (`+819012345678`); without a country code it is read as Japanese. Undefined if invalid. */
export function internationalPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(phoneNumber(text), 'JP');
  return number?.isPossible() === true ? number.number : undefined;
}

/**
 * A post code in half width; seven digits are formatted as in Japan, `236-0027`. The sign 〒 is dropped. An invalid
 * code is returned in half width, for the contract's rule to refuse.
 */
export function postCode(text: string | null): string | null {
  const ascii = optionalText(
    foldAscii(text ?? '')
      .replace('〒', '')
      .replace(DASHES, '-'),
  );
  const japanese = /^(\d{3})[- ]?(\d{4})$/.exec(ascii ?? '');
  return japanese === null ? ascii : `${japanese[1]}-${japanese[2]}`;
}

function foldAscii(text: string): string {
  return text
    .replace(FULL_WIDTH_ASCII, (character) => String.fromCodePoint(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');
}
