import type { ApplicationNotes, FixedOvertime, JobOffer, OfferLetter, OfferRatings } from '@michi/api/job';
import { isId } from '../../shared/navigation/searchParams.ts';

export const mostCompared = 4;

/** The offers that an address names, as far as they can be side by side. */
export const readOfferIds = (query: URLSearchParams): readonly string[] =>
  [...new Set(query.getAll('ids'))].filter(isId).slice(0, mostCompared);

/**
 * The offers to compare. Fewer than two of the address are completed: first with those that await a response, then with others.
 * @param named in the address
 * @param offers all there are, those that await a response first
 */
export const offersToCompare = (
  named: readonly string[],
  offers: readonly Pick<JobOffer, 'id' | 'status'>[],
): readonly string[] => {
  if (named.length > 1) return named;
  const waiting = offers.filter(({ status }) => status === 'OFFERED');
  const withWaiting = new Set([...named, ...waiting.map(({ id }) => id)]);
  const ids = withWaiting.size > 1 ? withWaiting : new Set([...named, ...offers.map(({ id }) => id)]);
  return [...ids].slice(0, mostCompared);
};

type Salary = NonNullable<OfferLetter['salary']>;

/** Pay as the letter states it, and the overtime that is paid as a fixed sum with it. */
export interface StatedPay {
  readonly salary: Salary | null;
  readonly fixedOvertime: FixedOvertime | null;
}

/** A monthly figure that follows from the letter, with what it is computed of. */
interface ComputedPay {
  readonly kind: 'COMPUTED';
  /** Pay a month with fixed overtime; an end that the letter does not state is null. */
  readonly total: Salary;
  /** The same without fixed overtime; null where the letter does not state its sum or there is none. */
  readonly base: Salary | null;
  /** Whether the figure is yearly pay divided by twelve. */
  readonly isOfYear: boolean;
  readonly fixedOvertime: FixedOvertime | null;
}

/**
 * What the letter says of pay a month: a figure; nothing of pay (`NOT_STATED`); pay by the hour, day or week without the hours
 * that a month has (`NOT_MONTHLY`); or fixed overtime on top without its sum (`OVERTIME_NOT_STATED`).
 */
type MonthlyPay = ComputedPay | { readonly kind: 'NOT_STATED' | 'NOT_MONTHLY' | 'OVERTIME_NOT_STATED' };

const monthsOfYear = 12;

/** Pay a month with fixed overtime. Only computes with what the letter states, and never estimates hours. */
export const monthlyPay = ({ salary, fixedOvertime }: StatedPay): MonthlyPay => {
  if (salary === null) return { kind: 'NOT_STATED' };
  const { period } = salary;
  if (period !== 'MONTH' && period !== 'YEAR') return { kind: 'NOT_MONTHLY' };
  // A sum for a month has its decimals as the letter gives them; a twelfth of a year is rounded down.
  const inMonth = (amount: number | null) =>
    amount === null || period === 'MONTH' ? amount : Math.floor(amount / monthsOfYear);
  const stated: Salary = {
    ...salary,
    minimum: inMonth(salary.minimum),
    maximum: inMonth(salary.maximum),
    period: 'MONTH',
  };
  const computed = { kind: 'COMPUTED', isOfYear: period === 'YEAR', fixedOvertime } as const;
  if (fixedOvertime === null) return { ...computed, total: stated, base: null };
  const { amount, isIncluded } = fixedOvertime;
  if (isIncluded) return { ...computed, total: stated, base: amount === null ? null : plus(stated, -amount) };
  if (amount === null) return { kind: 'OVERTIME_NOT_STATED' };
  return { ...computed, total: plus(stated, amount), base: stated };
};

const plus = (pay: Salary, amount: number): Salary => ({
  ...pay,
  minimum: pay.minimum === null ? null : Math.max(0, pay.minimum + amount),
  maximum: pay.maximum === null ? null : Math.max(0, pay.maximum + amount),
});

/** What a student rates, in the order of the screen. */
export const criteria = [
  'work',
  'pay',
  'holidays',
  'place',
  'workStyle',
  'probation',
] as const satisfies readonly (keyof OfferRatings)[];

export type Criterion = (typeof criteria)[number];

export type Weights = Readonly<Record<Criterion, number | null>>;

export const weightValues = [0, 1, 2, 3] as const;
export const markValues = [1, 2, 3, 4, 5] as const;

type Notes = Pick<ApplicationNotes, 'ratings'>;

const byCriterion = <Value>(
  valueOf: (criterion: Criterion) => Value,
): Readonly<Record<Criterion, Value>> => ({
  work: valueOf('work'),
  pay: valueOf('pay'),
  holidays: valueOf('holidays'),
  place: valueOf('place'),
  workStyle: valueOf('workStyle'),
  probation: valueOf('probation'),
});

/** A dossier, and when it was fetched or changed here, in milliseconds (`dataUpdatedAt` of its query). */
interface FetchedNotes {
  readonly data: { readonly notes: Notes };
  readonly dataUpdatedAt: number;
}

/**
 * The student's weights. Every dossier has the same, as the service keeps them for the student; where the cache has older ones,
 * the dossier fetched last is right. When its notes were changed says nothing about its weights.
 */
export const weightsOf = (dossiers: readonly FetchedNotes[]): Weights => {
  const [latest] = dossiers
    .filter(({ data }) => data.notes.ratings !== null)
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  return byCriterion((criterion) => latest?.data.notes.ratings?.[criterion].weight ?? null);
};

/** The ratings of one offer under the student's weights, with one mark changed where it is given. */
export const rated = (
  { ratings }: Notes,
  weights: Weights,
  changed?: { readonly criterion: Criterion; readonly mark: number | null },
): OfferRatings =>
  byCriterion((criterion) => ({
    weight: weights[criterion],
    mark: changed?.criterion === criterion ? changed.mark : (ratings?.[criterion].mark ?? null),
  }));

interface Total {
  readonly reached: number;
  readonly most: number;
}

/** Each mark times its weight, added up; what has no weight yet does not count. Null until everything that counts is filled, since half a total misleads. */
export const totalOf = ({ ratings }: Notes, weights: Weights): Total | null => {
  let reached = 0;
  let most = 0;
  for (const criterion of criteria) {
    const weight = weights[criterion] ?? 0;
    const mark = ratings?.[criterion].mark ?? null;
    if (mark === null && weight > 0) return null;
    reached += weight * (mark ?? 0);
    most += weight * Math.max(...markValues);
  }
  return most === 0 ? null : { reached, most };
};
