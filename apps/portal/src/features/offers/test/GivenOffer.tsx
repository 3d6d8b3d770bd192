import {
  getShowJobOfferQueryKey,
  getShowJobQueryKey,
  showJob,
  type TimelineEntry,
  showJobOffer,
  type JobKind,
  type JobOffer,
  type OfferLetter,
} from '@michi/api/job';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';

/** Id of the offer of the contract's examples. */
export const offerId = '0199a1c2-0000-7000-8000-0000000a1003';

export interface GivenOfferProps {
  /** Differences from the contract's example. */
  readonly change?: Partial<OfferLetter>;
  readonly offer?: Partial<JobOffer>;
  /** What the offer is for; a job unless said otherwise. */
  readonly kind?: JobKind;
  readonly children: ReactNode;
}

const timeline: readonly TimelineEntry[] = [
  { action: 'apply', stage: 'APPLIED', actor: 'STUDENT', happenedAt: '2026-08-20T02:00:00.000Z' } as const,
  {
    action: 'pass-interview',
    stage: 'INTERVIEW_RESULT',
    actor: 'COMPANY',
    happenedAt: '2026-11-10T02:00:00.000Z',
  } as const,
  {
    action: 'send-offer',
    stage: 'OFFERED',
    actor: 'COMPANY',
    happenedAt: '2026-11-13T01:02:00.000Z',
  } as const,
].map((entry, index) => ({ id: `entry-${index}`, reason: null, note: null, ...entry }));

/** Stage of the application after the response to the offer. */
const answered = { ACCEPTED: 'OFFER_ACCEPTED', DENIED: 'OFFER_DENIED' } as const;

/** The application to an offer's job, after the answer that the offer was given or its time ran out. */
const afterAnswer = ({ application }: JobOffer['job'], { status, answer, expiresAt }: Partial<JobOffer>) => {
  if (application !== null && expiresAt !== undefined) {
    return { application: { ...application, answerBy: expiresAt }, last: [] };
  }
  if (application === null || answer === undefined || answer === null) return { application, last: [] };
  if (status !== 'ACCEPTED' && status !== 'DENIED') return { application, last: [] };
  const stage = answered[status];
  const { answeredAt, reason, note } = answer;
  return {
    application: { ...application, stage, answerBy: null },
    last: [{ id: 'entry-answer', stage, actor: 'STUDENT', happenedAt: answeredAt, reason, note } as const],
  };
};

/** Puts an offer in place that the contract has no example of; for stories and tests. */
export function GivenOffer({ change, offer, kind = 'JOB', children }: GivenOfferProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const letter = await showJobOffer(offerId);
        const { application, last } = afterAnswer(letter.offer.job, offer ?? {});
        const job = { ...letter.offer.job, kind, application };
        give(getShowJobOfferQueryKey(offerId), {
          ...letter,
          ...change,
          offer: { ...letter.offer, job, ...offer },
        });
        give(getShowJobQueryKey(job.id), { ...(await showJob(job.id)), timeline: [...timeline, ...last] });
      }}
    >
      {children}
    </GivenQueries>
  );
}
