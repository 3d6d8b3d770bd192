import { removeInvisible } from '@michi/api/text';

/** Every run of white space and control characters becomes one space; what carries nothing is removed. */
export function oneLine(text: string): string {
  return removeInvisible(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
