import { oneLine } from './oneLine.ts';

/** Most characters of a name in a greeting. */
const LONGEST = 80;

/** What makes a mail program turn words into a link, and what no name has: `https://…`, `www.…`, `a.example`, `@`. */
const LINK_LIKE = /[/@\\]|:\/|www\.|\p{L}\.\p{L}{2,}/iu;

/**
 * A name as it may stand in a mail: on one line, and empty where it is none. Whoever registers somebody else's address
 * chooses the name, so that without this the greeting would carry their advertisement.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return line.length > LONGEST || LINK_LIKE.test(line) ? '' : line;
}
