import type {
  ApplicationNotes,
  FixedOvertime,
  JobKind,
  JobOffer,
  OfferLetter,
  OfferRatings,
} from '@michi/api/job';
import { isId } from '../../shared/navigation/searchParams.ts';

/** Most offers side by side, on a wide screen. */
export const mostCompared = 6;

/** The offers that an address names, as far as they can be side by side. */
export const readOfferIds = (query: URLSearchParams): readonly string[] =>
  [...new Set(query.getAll('ids'))].filter(isId).slice(0, mostCompared);

/** What tells whether an offer is compared without being chosen. */
type Choosable = Pick<JobOffer, 'id' | 'status'> & { readonly job: Pick<JobOffer['job'], 'kind'> };

/** Internships and closed offers are compared only if the student chooses them. */
export const isChosenOnly = ({ status, job }: Choosable): boolean =>
  job.kind === 'INTERNSHIP' || status === 'DENIED' || status === 'EXPIRED';

/**
 * The offers to compare. Fewer than two of the address are completed with the jobs that are still on offer or accepted.
 * @param named in the address
 * @param offers all there are, those that await a response first
 */
export const offersToCompare = (
  named: readonly string[],
  offers: readonly Choosable[],
): readonly string[] => {
  if (named.length > 1) return named;
  const others = offers.filter((offer) => !isChosenOnly(offer)).map(({ id }) => id);
  return [...new Set([...named, ...others])].slice(0, mostCompared);
};

type Salary = NonNullable<OfferLetter['salary']>;

/** Pay as the letter states it, and the overtime that is paid as a fixed sum with it. */
export interface StatedPay {
  readonly kind: JobKind;
  readonly salary: Salary | null;
  readonly fixedOvertime: FixedOvertime | null;
}

/** A yearly figure that follows from the letter, with what it is computed of. */
interface ComputedPay {
  readonly kind: 'COMPUTED';
  /** Yearly pay with fixed overtime; an end that the letter does not state is null. */
  readonly total: Salary;
  /** The stated pay it is computed of. */
  readonly stated: Salary;
  /** Fixed overtime a month that is added to the stated pay; null where there is none or the pay contains it. */
  readonly added: number | null;
  /** The stated pay less the fixed overtime it contains; null where it contains none or the letter does not state its sum. */
  readonly base: Salary | null;
}

/**
 * What the letter says of pay a year: a figure; nothing of pay (`NOT_STATED`); an internship, which may not last a year
 * (`INTERNSHIP`); pay by the hour, day or week without the hours that a month has (`NOT_MONTHLY`); or fixed overtime on top
 * without its sum (`OVERTIME_NOT_STATED`).
 */
type YearlyPay =
  | ComputedPay
  | { readonly kind: 'NOT_STATED' }
  | { readonly kind: 'INTERNSHIP' | 'NOT_MONTHLY' | 'OVERTIME_NOT_STATED'; readonly stated: Salary };

const monthsOfYear = 12;

/** Yearly pay with fixed overtime. Only computes with what the letter states: no estimated hours, bonuses or allowances. */
export const yearlyPay = ({ kind, salary, fixedOvertime }: StatedPay): YearlyPay => {
  if (salary === null) return { kind: 'NOT_STATED' };
  if (kind === 'INTERNSHIP') return { kind, stated: salary };
  const { period } = salary;
  if (period !== 'MONTH' && period !== 'YEAR') return { kind: 'NOT_MONTHLY', stated: salary };
  const overtime = fixedOvertime?.amount ?? null;
  const isIncluded = fixedOvertime?.isIncluded ?? true;
  if (!isIncluded && overtime === null) return { kind: 'OVERTIME_NOT_STATED', stated: salary };
  const added = isIncluded ? null : overtime;
  const times = period === 'MONTH' ? monthsOfYear : 1;
  const inPeriod = (amount: number) => amount * (period === 'MONTH' ? 1 : monthsOfYear);
  return {
    kind: 'COMPUTED',
    total: { ...each(salary, (amount) => amount * times + (added ?? 0) * monthsOfYear), period: 'YEAR' },
    stated: salary,
    added,
    base:
      isIncluded && overtime !== null
        ? each(salary, (amount) => Math.max(0, amount - inPeriod(overtime)))
        : null,
  };
};

/** Both ends of a pay changed, without the remainder of binary fractions. */
const each = (pay: Salary, change: (amount: number) => number): Salary => {
  const end = (amount: number | null) => (amount === null ? null : Number(change(amount).toFixed(6)));
  return { ...pay, minimum: end(pay.minimum), maximum: end(pay.maximum) };
};

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
