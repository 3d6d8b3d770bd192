import { instantOf } from '../../shared/format/dates.ts';

export interface BusyTime {
  readonly id: string;
  /** In the reader's language. */
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Events that overlap; events that only touch do not. */
export const clashesWith = (
  busy: readonly BusyTime[],
  { startsAt, endsAt }: Pick<BusyTime, 'startsAt' | 'endsAt'>,
): readonly BusyTime[] =>
  busy.filter(
    (each) =>
      Date.parse(each.startsAt) < Date.parse(endsAt) && Date.parse(startsAt) < Date.parse(each.endsAt),
  );

/** Whole minutes that two times share. */
export const sharedMinutes = (
  one: Pick<BusyTime, 'startsAt' | 'endsAt'>,
  other: Pick<BusyTime, 'startsAt' | 'endsAt'>,
): number =>
  Math.max(
    0,
    Math.round(
      (Math.min(Date.parse(one.endsAt), Date.parse(other.endsAt)) -
        Math.max(Date.parse(one.startsAt), Date.parse(other.startsAt))) /
        60_000,
    ),
  );

type CandidateFault = 'missing' | 'incomplete' | 'past' | 'twice';

interface CandidateSurroundings {
  /** The first has to be given, the others may be. */
  readonly isRequired: boolean;
  readonly before: readonly string[];
  /** IANA name of the student's zone. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Judges a time a student says they can make.
 * @param candidate `YYYY-MM-DDTHH:MM` in the student's zone, or as much of it as was given
 */
export const candidateFault = (
  candidate: string,
  { isRequired, before, timeZone, now }: CandidateSurroundings,
): CandidateFault | null => {
  if (candidate === '') return isRequired ? 'missing' : null;
  const instant = instantOf(candidate, timeZone);
  if (instant === null) return 'incomplete';
  if (Date.parse(instant) <= now.getTime()) return 'past';
  return before.includes(candidate) ? 'twice' : null;
};
