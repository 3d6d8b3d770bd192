import type { Conditions } from './declaration.ts';
import { isObject, valuesAt } from './paths.ts';
import { evaluate, type Scope } from './values.ts';

/** Orders numbers and texts; instants of one form are texts that sort as they follow each other. */
export const compare = (left: unknown, right: unknown): number => {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [String(left), String(right)];
  return one < other ? -1 : one > other ? 1 : 0;
};

const dayInJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** The day of an instant where the examples live; a plain date stays. */
const dayOf = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('T') ? dayInJapan.format(new Date(value)) : value;

const comparisons: Readonly<Record<string, (found: unknown, asked: unknown) => boolean>> = {
  atLeast: (found, asked) => compare(found, asked) >= 0,
  atMost: (found, asked) => compare(found, asked) <= 0,
  above: (found, asked) => compare(found, asked) > 0,
  below: (found, asked) => compare(found, asked) < 0,
  fromDay: (found, asked) => compare(dayOf(found), asked) >= 0,
  toDay: (found, asked) => compare(dayOf(found), asked) <= 0,
  contains: (found, asked) => String(found).toLowerCase().includes(String(asked).toLowerCase()),
};

/** The comparisons that a condition may make, beside `not`. */
export const comparisonNames: readonly string[] = Object.keys(comparisons);

const holds = (found: readonly unknown[], expected: unknown, scope: Scope): boolean => {
  if (isObject(expected) && !Object.keys(expected).some((name) => name.startsWith('$'))) {
    return Object.entries(expected).every(([name, operand]) => {
      const asked = evaluate(operand, scope);
      if (asked === undefined) return true;
      if (name === 'not') return !holds(found, asked, scope);
      const comparison = comparisons[name];
      return comparison !== undefined && found.some((one) => comparison(one, asked));
    });
  }
  const asked = evaluate(expected, scope);
  // Nothing was said of it in the request.
  if (asked === undefined) return true;
  if (asked === null) return found.length === 0;
  if (Array.isArray(asked))
    return asked.some((one) => (one === null ? found.length === 0 : found.includes(one)));
  return found.includes(asked);
};

/**
 * Whether every condition holds of a thing. Values that begin with `$` are those of the request; what a request leaves out
 * is no condition.
 */
export const fulfils = (thing: unknown, conditions: Conditions, scope: Scope): boolean =>
  Object.entries(conditions).every(([path, expected]) => holds(valuesAt(thing, path), expected, scope));
