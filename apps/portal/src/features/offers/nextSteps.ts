import type { Job, JobOffer, JobTerms, OfferLetter } from '@michi/api/job';

export interface StatedSteps extends Pick<OfferLetter, 'hrPhone' | 'hrEmail' | 'ceremonyDate'> {
  readonly offer: Pick<JobOffer, 'status' | 'joiningDate'> & { readonly job: Pick<Job, 'kind'> };
  readonly terms: Pick<JobTerms, 'onboardingDate'>;
}

/** The steps between an accepted offer and the first day, as far as the letter states them. */
export type NextStep =
  | { readonly kind: 'applications' }
  | { readonly kind: 'hrPhone' | 'hrEmail'; readonly contact: string }
  | { readonly kind: 'onboardingDate' | 'ceremonyDate' | 'joiningDate'; readonly date: string };

/**
 * The next steps after an acceptance: what can be done now, then the days of the letter that are still to come, in
 * order. What the letter does not state is left out, and after the first day nothing is left.
 * @param today `YYYY-MM-DD`
 */
export const nextSteps = (
  { offer, hrPhone, hrEmail, ceremonyDate, terms }: StatedSteps,
  today: string,
): readonly NextStep[] => {
  const { status, job, joiningDate } = offer;
  if (status !== 'ACCEPTED' || joiningDate < today) return [];
  const days = [
    { kind: 'onboardingDate', date: terms.onboardingDate },
    // An internship has no joining date.
    { kind: 'ceremonyDate', date: job.kind === 'JOB' ? ceremonyDate : null },
    { kind: 'joiningDate', date: joiningDate },
  ] as const;
  return [
    { kind: 'applications' },
    ...(hrPhone === null ? [] : [{ kind: 'hrPhone', contact: hrPhone } as const]),
    ...(hrEmail === null ? [] : [{ kind: 'hrEmail', contact: hrEmail } as const]),
    ...days
      .flatMap(({ kind, date }) => (date === null || date < today ? [] : [{ kind, date }]))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  ];
};
