import { composeText } from './composeText.ts';
import { Problem } from '../problem/problem.ts';
import { cleanText, refuseNul } from './readBody.ts';

/**
 * A repeated name becomes a list.
 * @throws Problem MALFORMED_REQUEST for a NUL character or broken percent-encoding, VALIDATION_FAILED for a text that is
 * not stream-safe
 */
export function readQuery(url: URL): Record<string, string | string[]> {
  decode(url.search.replaceAll('+', ' '));
  const query = new Map<string, string | string[]>();
  for (const [typedName, typed] of url.searchParams) {
    const name = composeText(refuseNul(typedName));
    const value = cleanText(typed, [name]);
    const before = query.get(name);
    if (Array.isArray(before)) before.push(value);
    else query.set(name, before === undefined ? value : [before, value]);
  }
  return Object.fromEntries(query);
}

/** @throws like `readQuery` */
export function readPath(url: URL, parameters: Readonly<Record<string, string>>): Record<string, string> {
  decode(url.pathname);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, cleanText(value, [name])]),
  );
}

function decode(text: string): void {
  try {
    refuseNul(decodeURIComponent(text));
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem('MALFORMED_REQUEST', { cause });
  }
}
