import { instantOf } from '../../shared/format/zonedTime.ts';

export type CandidateFault = 'missing' | 'incomplete' | 'past' | 'twice';

export interface CandidateSurroundings {
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
