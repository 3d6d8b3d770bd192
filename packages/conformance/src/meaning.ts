import { dayOf, daysAfter } from './day.ts';
import { momentAt, numberAt, type Row, textAt, valuesAt } from './row.ts';

export interface FilterContext {
  /** The zone whose days are those of the account (IANA). */
  readonly zone: string;
  /** The parent of a category or industry; undefined if no response contained it. */
  readonly parentOf: (id: string) => string | null | undefined;
}

/** The meaning of a filter for the rows that pass it. */
export interface Meaning {
  /** Where the value is in a row: `company.id`; null if rows do not contain it. */
  readonly path: string | null;
  /** The values to test: those of the contract, or some from the rows of the unfiltered list. */
  readonly values: 'listed' | ((rows: readonly Row[], context: FilterContext) => readonly string[]);
  /** Whether a row matches the filter; undefined if the row does not tell. */
  readonly holds: (row: Row, value: string, context: FilterContext) => boolean | undefined;
  /** Whether a list with the filter is part of the list without it. */
  readonly isPart: boolean;
  /** How many of the values a row can have. */
  readonly fits: 'exactly one' | 'at most one' | 'any number';
}

/** Most values that are taken from the rows of a list. */
const TAKEN = 2;

/** A filter whose value equals a property of the row, or is in a list there. */
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

/** A filter that rows do not show: only that it gives no more rows is checked. */
export function unspecified(fits: Meaning['fits'] = 'any number'): Meaning {
  return { path: null, values: 'listed', holds: () => undefined, isPart: true, fits };
}

/** A boolean that rows express in another way. */
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

/** A category or industry: the given one or one below it. */
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

/** First or last day of a moment, in the account's time zone. */
export function dayBound(path: string, side: 'from' | 'to'): Meaning {
  return equals(path, {
    values(rows, { zone }) {
      const day = tellingDay(rows, path, zone);
      // The day of the row and one that excludes it: in another zone either gives a wrong result.
      return day === undefined ? [] : [day, daysAfter(day, side === 'from' ? 1 : -1)];
    },
    holds(row, value, { zone }) {
      const moment = momentAt(row, path);
      if (moment === undefined) return false;
      const day = dayOf(new Date(moment), zone);
      return side === 'from' ? day >= value : day <= value;
    },
  });
}

/** The day of a row in a time zone, preferably of a moment that falls on another day in UTC. */
export function tellingDay(rows: readonly Row[], path: string, zone: string): string | undefined {
  const moments = rows.flatMap((row) => momentAt(row, path) ?? []).map((moment) => new Date(moment));
  const found = moments.find((moment) => dayOf(moment, zone) !== dayOf(moment, 'UTC')) ?? moments[0];
  return found === undefined ? undefined : dayOf(found, zone);
}

function taken(values: readonly string[]): readonly string[] {
  return [...new Set(values)].slice(0, TAKEN);
}

function middle(numbers: readonly number[]): readonly number[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted.slice(Math.floor(sorted.length / 2)).slice(0, 1);
}

/** Minimum monthly pay of a job in yen; undefined if it is paid otherwise. */
export function monthlyPay(row: Row): number | undefined {
  if (textAt(row, 'salary.period') !== 'MONTH' || textAt(row, 'salary.currency') !== 'JPY') return undefined;
  return numberAt(row, 'salary.minimum');
}
