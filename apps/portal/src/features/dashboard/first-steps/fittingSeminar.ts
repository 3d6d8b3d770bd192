import type { Seminar } from '@michi/api/seminar';

/** Why a seminar fits a student. */
export type SeminarMatch = 'FIELD' | 'GRADUATION_YEAR' | 'ANY_YEAR';

/** What of a student seminars are matched by. */
export interface SeminarInterests {
  /** Ids of the industries among the fields of interest; others match nothing. */
  readonly fieldIds: readonly string[];
  readonly graduationYear: number | null;
}

/** What of a seminar is matched. */
interface Matchable {
  readonly application: Pick<NonNullable<Seminar['application']>, 'id'> | null;
  readonly company: { readonly industry: { readonly id: string } | null } | null;
  /** None means any year. */
  readonly graduationYears: readonly number[];
}

/** A seminar with the reasons why it fits. */
export interface FittingSeminar<One extends Matchable = Seminar> {
  readonly seminar: One;
  readonly matches: readonly SeminarMatch[];
}

const matchesOf = (
  { company, graduationYears }: Matchable,
  { fieldIds, graduationYear }: SeminarInterests,
): readonly SeminarMatch[] => {
  const industry = company?.industry?.id;
  return [
    ...(industry !== undefined && fieldIds.includes(industry) ? (['FIELD'] as const) : []),
    ...(graduationYear !== null && graduationYears.includes(graduationYear)
      ? (['GRADUATION_YEAR'] as const)
      : []),
    ...(graduationYears.length === 0 ? (['ANY_YEAR'] as const) : []),
  ];
};

/**
 * The seminar that fits a student best: the one with most reasons, of several the first. One without a reason, and one that
 * already has an application or an invitation, is left out.
 * @param seminars those that the student can apply for, the soonest first
 */
export const fittingSeminar = <One extends Matchable>(
  seminars: readonly One[],
  interests: SeminarInterests,
): FittingSeminar<One> | undefined =>
  seminars
    .filter(({ application }) => application === null)
    .map((seminar) => ({ seminar, matches: matchesOf(seminar, interests) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((left, right) => right.matches.length - left.matches.length)[0];
