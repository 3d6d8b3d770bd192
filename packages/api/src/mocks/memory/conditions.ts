import type { Conditions } from './declaration.ts';
import { compare, dayOf } from './ordering.ts';
import { isObject, valuesAt } from './paths.ts';
import { evaluate, type Scope } from './values.ts';

const comparisons: Readonly<Record<string, (found: unknown, requested: unknown) => boolean>> = {
  atLeast: (found, received) => compare(found, received) >= 0,
  atMost: (found, sought) => compare(found, sought) <= 0,
  above: (found, requested) => compare(found, requested) > 0,
  below: (found, requested) => compare(found, requested) < 0,
  fromDay: (found, requested) => compare(dayOf(found), requested) >= 0,
  toDay: (found, requested) => compare(dayOf(found), requested) <= 0,
  contains: (found, requested) => String(found).toLowerCase().includes(String(requested).toLowerCase()),
};

const holds = (found: readonly unknown[], expected: unknown, scope: Scope): boolean => {
  if (isObject(expected) && !Object.keys(expected).some((name) => name.startsWith('$'))) {
    return Object.entries(expected).every(([name, operand]) => {
      const requested = evaluate(operand, scope);
      if (requested === undefined) return true;
      if (name === 'not') return !holds(found, requested, scope);
      const comparison = comparisons[name];
      return comparison !== undefined && found.some((one) => comparison(one, requested));
    });
  }
  const received = evaluate(expected, scope);
  // The request has no such value.
  if (received === undefined) return true;
  if (received === null) return found.length === 0;
  if (Array.isArray(received))
    return received.some((one) => (one === null ? found.length === 0 : found.includes(one)));
  return found.includes(received);
};

/** Whether a record fulfils every condition. A `$` value that the request lacks is no condition. */
export const fulfils = (value: unknown, conditions: Conditions, scope: Scope): boolean =>
  Object.entries(conditions).every(([path, expected]) => holds(valuesAt(value, path), expected, scope));
