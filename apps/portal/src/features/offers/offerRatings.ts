import type { ApplicationNotes, OfferRatings } from '@michi/api/job';

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

export interface Total {
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
