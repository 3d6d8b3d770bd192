import type { ResumeAddress } from '../content.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const given = (part: string | null): part is string => part !== null && part !== '';

/** An address in one line: largest part first in Japanese, last in Latin letters. */
export function addressLine({ prefecture, city, street, building }: ResumeAddress): string {
  const parts = [prefecture, city, street].filter(given);
  if (JAPANESE.test(parts.join(''))) return [parts.join(''), building].filter(given).join('　');
  return [building, street, city, prefecture].filter(given).join(', ');
}

/** An address with its post code: before a Japanese one, after one in Latin letters. */
export function addressWithPostCode(address: ResumeAddress): string {
  const line = addressLine(address);
  const parts = JAPANESE.test(line) ? [address.postCode, line] : [line, address.postCode];
  return parts.filter(given).join(' ');
}
