import { normalizeText } from '@michi/api/text';
import { readYear } from '@michi/design-system/date-field';

/**
 * A typed month, in any width, as ISO 8601: `2023-04` from `2023/4`, `202304`, `2023年4月` or `令和5年4月`.
 * @returns null if it is not a month
 */
export const readMonth = (typed: string): string | null => {
  const text = normalizeText(typed, 'NFKC').replaceAll(/\s/g, '');
  const [, typedYear = '', month = ''] =
    /^(\d{4}|\D{1,2}(?:元|\d{1,2})(?=[-/.ー年]))[-/.ー年]?(\d{1,2})月?$/.exec(text) ?? [];
  const year = readYear(typedYear);
  const number = Number(month);
  return year !== null && year >= 1900 && number >= 1 && number <= 12
    ? `${year}-${month.padStart(2, '0')}`
    : null;
};
