import type { Conditions } from './declaration.ts';
import { compare, dayOf } from './ordering.ts';
import { isObject, valuesAt } from './paths.ts';
import { evaluate, type Scope } from './values.ts';

const comparisons: Readonly<Record<string, (found: unknown, asked: unknown) => boolean>> = {
  atLeast: (found, asked) => compare(found, asked) >= 0,
  atMost: (found, asked) => compare(found, asked) <= 0,
  above: (found, asked) => compare(found, asked) > 0,
  below: (found, asked) => compare(found, asked) < 0,
  fromDay: (found, asked) => compare(dayOf(found), asked) >= 0,
  toDay: (found, asked) => compare(dayOf(found), asked) <= 0,
  contains: (found, asked) => String(found).toLowerCase().includes(String(asked).toLowerCase()),
};

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
  // The request has no such value.
  if (asked === undefined) return true;
  if (asked === null) return found.length === 0;
  if (Array.isArray(asked))
    return asked.some((one) => (one === null ? found.length === 0 : found.includes(one)));
  return found.includes(asked);
};

/** Whether a record fulfils every condition. A `$` value that the request lacks is no condition. */
export const fulfils = (thing: unknown, conditions: Conditions, scope: Scope): boolean =>
  Object.entries(conditions).every(([path, expected]) => holds(valuesAt(thing, path), expected, scope));
