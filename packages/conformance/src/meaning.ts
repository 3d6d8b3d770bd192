import { dayOf, daysAfter } from './day.ts';
import { momentAt, numberAt, type Row, textAt, valuesAt } from './row.ts';

/** Context of a row's check. */
export interface FilterContext {
  /** The zone whose days are those of the account (IANA). */
  readonly zone: string;
  /** The parent of a category or industry; undefined if no response contained it. */
  readonly parentOf: (id: string) => string | null | undefined;
}

/** The meaning of a filter for the rows that pass it. */
export interface Meaning {
  /** Where a row says it: `company.id`; null where rows do not. */
  readonly path: string | null;
  /** The values to test: those the contract lists, or some from the rows of the unfiltered list. */
  readonly values: 'listed' | ((rows: readonly Row[], world: FilterContext) => readonly string[]);
  /** Whether a row matches the filter; undefined where the row alone does not say. */
  readonly holds: (row: Row, value: string, world: FilterContext) => boolean | undefined;
  /** Whether a list with the filter is part of the list without it. */
  readonly isPart: boolean;
  /** As how many of the values a row can be. */
  readonly fits: 'exactly one' | 'at most one' | 'any number';
}

/** Most values that are taken from the rows of a list. */
const TAKEN = 2;

/** A filter whose value is in the row, or is one of several there. */
export function equals(path: string, more: Partial<Meaning> = {}): Meaning {
  return {
    path,
    values: (rows) => taken(rows.flatMap((row) => valuesAt(row, path).map(String))),
    holds: (row, value) => valuesAt(row, path).map(String).includes(value),
    isPart: true,
    fits: 'any number',
    ...more,
  };
}

/** A filter whose values the contract lists. */
export function choice(path: string, more: Partial<Meaning> = {}): Meaning {
  return equals(path, { values: 'listed', ...more });
}

/** A filter of which rows say nothing: only that it gives no more is judged. */
export function unspecified(fits: Meaning['fits'] = 'any number'): Meaning {
  return { path: null, values: 'listed', holds: () => undefined, isPart: true, fits };
}

/** A boolean whose rows express it in another way. */
export function flag(path: string, isTrue: (row: Row) => boolean, more: Partial<Meaning> = {}): Meaning {
  return equals(path, {
    values: 'listed',
    holds: (row, value) => isTrue(row) === (value === 'true'),
    fits: 'exactly one',
    ...more,
  });
}

/** A number or plain date as lower or upper bound. A row without one violates it. */
export function bound(
  path: string,
  side: 'at least' | 'at most' | 'above' | 'below',
  of: (row: Row) => number | undefined = (row) => numberAt(row, path),
): Meaning {
  const fits = { 'at least': [0, 1], 'at most': [0, -1], above: [1], below: [-1] }[side];
  return equals(path, {
    values: (rows) => middle(rows.flatMap((row) => of(row) ?? [])).map(String),
    holds(row, value) {
      const own = of(row);
      return own === undefined ? false : fits.includes(Math.sign(own - Number(value)));
    },
  });
}

/** A category or industry: the one named, or one of those below it. */
export function orBelow(path: string): Meaning {
  return equals(path, {
    values: (rows, { parentOf }) =>
      taken(rows.flatMap((row) => valuesAt(row, path).map(String)).flatMap((id) => [id, parentOf(id) ?? id])),
    holds(row, value, { parentOf }) {
      const above = valuesAt(row, path).map((id) => (id === value ? value : parentOf(String(id))));
      if (above.includes(value)) return true;
      return above.includes(undefined) ? undefined : false;
    },
  });
}

/** A first or last day of something that has a moment: the day is that of the account's zone. */
export function dayBound(path: string, side: 'from' | 'to'): Meaning {
  return equals(path, {
    values(rows, { zone }) {
      const days = telling(rows, path, zone);
      // A day too late for a row, and the day of the row itself: either is reckoned wrong in another zone.
      return days.flatMap((day) => [day, daysAfter(day, side === 'from' ? 1 : -1)]);
    },
    holds(row, value, { zone }) {
      const moment = momentAt(row, path);
      if (moment === undefined) return false;
      const day = dayOf(new Date(moment), zone);
      return side === 'from' ? day >= value : day <= value;
    },
  });
}

/** The day of one row, if there is one of a moment that has another day in UTC. */
function telling(rows: readonly Row[], path: string, zone: string): readonly string[] {
  const moments = rows.flatMap((row) => momentAt(row, path) ?? []).map((moment) => new Date(moment));
  const found = moments.find((moment) => dayOf(moment, zone) !== dayOf(moment, 'UTC')) ?? moments[0];
  return found === undefined ? [] : [dayOf(found, zone)];
}

function taken(values: readonly string[]): readonly string[] {
  return [...new Set(values)].slice(0, TAKEN);
}

function middle(numbers: readonly number[]): readonly number[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
}

/** The monthly pay in yen that a job begins at; undefined where it is paid otherwise, which rows compare with nothing. */
export function monthlyPay(row: Row): number | undefined {
  if (textAt(row, 'salary.period') !== 'MONTH' || textAt(row, 'salary.currency') !== 'JPY') return undefined;
  return numberAt(row, 'salary.minimum');
}
