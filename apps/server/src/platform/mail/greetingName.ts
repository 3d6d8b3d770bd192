import { oneLine } from './oneLine.ts';

/** Most characters of a name in a greeting. */
const LONGEST = 80;

/** Text that mail programs turn into a link, and that no name contains: `https://…`, `www.…`, `a.example`, `@`. */
const LINK_LIKE = /[/@\\]|:\/|www\.|\p{L}\.\p{L}{2,}/iu;

/**
 * A name on one line that is safe in a mail, or an empty text. Anyone can register another person's address with a name
 * of their choice, so the greeting could otherwise carry advertising.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return line.length > LONGEST || LINK_LIKE.test(line) ? '' : line;
}
