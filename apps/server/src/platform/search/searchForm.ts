import { normalizeText } from '@michi/api/text';

/**
 * The form of the search columns (`search_form` in the database): NFKC, lower case, katakana for hiragana, a company's
 * legal form written out, and 東京都 as 東京, so that 京都 does not find it.
 */
export function searchForm(text: string): string {
  return normalizeText(text, 'NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖゝゞ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))
    .replaceAll('(株)', '株式会社')
    .replaceAll('(有)', '有限会社')
    .replaceAll('東京都', '東京');
}
