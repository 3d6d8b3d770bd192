import { Problem } from '../problem/problem.ts';
import { cleanText } from './readBody.ts';

/**
 * A repeated name becomes a list.
 * @throws Problem MALFORMED_REQUEST for a NUL character or broken percent-encoding
 */
export function readQuery(url: URL): Record<string, string | string[]> {
  decode(url.search.replaceAll('+', ' '));
  const query = new Map<string, string | string[]>();
  for (const [typedName, typed] of url.searchParams) {
    const [name, value] = [cleanText(typedName), cleanText(typed)];
    const before = query.get(name);
    if (Array.isArray(before)) before.push(value);
    else query.set(name, before === undefined ? value : [before, value]);
  }
  return Object.fromEntries(query);
}

/** @throws Problem MALFORMED_REQUEST for a NUL character or broken percent-encoding */
export function readPath(url: URL, parameters: Readonly<Record<string, string>>): Record<string, string> {
  decode(url.pathname);
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, cleanText(value)]));
}

function decode(text: string): void {
  try {
    cleanText(decodeURIComponent(text));
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem('MALFORMED_REQUEST', { cause });
  }
}
