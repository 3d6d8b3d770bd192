import {
  getListJobOffersQueryKey,
  getShowApplicationDossierQueryKey,
  getShowJobOfferQueryKey,
  getShowJobQueryKey,
  listJobOffers,
  showApplicationDossier,
  showJob,
  showJobOffer,
  type ApplicationNotes,
  type JobKind,
  type JobOffer,
  type OfferLetter,
  type OfferRatings,
  type OfferStatus,
  type TimelineEntry,
} from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';

/** Id of the offer of the contract's examples. */
export const offerId = '0199a1c2-0000-7000-8000-0000000a1003';

export interface GivenOfferProps {
  /** Differences from the contract's example. */
  readonly change?: Partial<OfferLetter>;
  readonly offer?: Partial<JobOffer>;
  /** What the offer is for; a job by default. */
  readonly kind?: JobKind;
  readonly children: ReactNode;
}

const timeline: readonly TimelineEntry[] = [
  { action: 'apply', stage: 'APPLIED', actor: 'STUDENT', happenedAt: '2026-08-20T02:00:00.000Z' } as const,
  {
    action: 'pass-interview',
    stage: 'INTERVIEW_RESULT',
    actor: 'COMPANY',
    phase: 'First interview',
    phaseJp: '一次面接',
    happenedAt: '2026-11-10T02:00:00.000Z',
  } as const,
  {
    action: 'send-offer',
    stage: 'OFFERED',
    actor: 'COMPANY',
    happenedAt: '2026-11-13T01:02:00.000Z',
  } as const,
].map((entry, index) => ({
  id: `entry-${index}`,
  phase: null,
  phaseJp: null,
  reason: null,
  note: null,
  ...entry,
}));

/** Stage of the application after the response to the offer. */
const stageAfter = { ACCEPTED: 'OFFER_ACCEPTED', DENIED: 'OFFER_DENIED' } as const;

/** The application to an offer's job, after the response to the offer, or after its deadline. */
const afterResponse = (
  { application }: JobOffer['job'],
  { status, answer, expiresAt }: Partial<JobOffer>,
) => {
  if (application !== null && expiresAt !== undefined) {
    return { application: { ...application, answerBy: expiresAt }, last: [] };
  }
  if (application === null || answer === undefined || answer === null) return { application, last: [] };
  if (status !== 'ACCEPTED' && status !== 'DENIED') return { application, last: [] };
  const stage = stageAfter[status];
  const { answeredAt, reason, note } = answer;
  return {
    application: { ...application, stage, answerBy: null },
    last: [
      {
        id: 'entry-answer',
        action: answer.action,
        stage,
        actor: 'STUDENT',
        happenedAt: answeredAt,
        phase: null,
        phaseJp: null,
        reason,
        note,
      } as const,
    ],
  };
};

/** Gives an offer that the contract has no example of; for stories and tests. */
export function GivenOffer({ change, offer, kind = 'JOB', children }: GivenOfferProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const letter = await showJobOffer(offerId);
        const { application, last } = afterResponse(letter.offer.job, offer ?? {});
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

/** An application whose dossier the contract has an example of. */
const applicationWithDossier = '0199a1c2-0000-7000-8000-0000000a0002';

const idOf = (number: number): string =>
  `0199a1c2-0000-7000-8000-0000000a11${String(number).padStart(2, '0')}`;

/** Ids of the offers given, in their order. */
export const offerIds = [offerId, idOf(1), idOf(2), idOf(3), idOf(4)] as const;

/** Ids of their applications. */
export const applicationIds = offerIds.map((id) => id.replace('0000000a1', '0000000aa'));

/** What is different in each: pay by the month, by the year, by the hour and none, and fewer terms. */
const differences: readonly ((letter: OfferLetter) => Partial<OfferLetter>)[] = [
  () => ({}),
  (letter) => ({
    position: 'Data analyst',
    positionJp: 'データアナリスト',
    salary: { minimum: 3_900_000, maximum: 3_900_000, currency: 'JPY', period: 'YEAR' },
    terms: {
      ...letter.terms,
      fixedOvertime: { hours: 30, amount: 45_000, isIncluded: false },
      annualHolidays: 120,
      hasRelocation: true,
      probationMonths: 6,
    },
  }),
  (letter) => ({
    position: 'Shop assistant',
    positionJp: '店舗スタッフ',
    salary: { minimum: 1_300, maximum: 1_500, currency: 'JPY', period: 'HOUR' },
    terms: { ...letter.terms, fixedOvertime: null, annualHolidays: null, probationMonths: null },
  }),
  (letter) => ({
    salary: null,
    location: null,
    terms: {
      ...letter.terms,
      fixedOvertime: null,
      annualHolidays: null,
      holidays: null,
      holidaysJp: null,
      hasRelocation: null,
      probationMonths: null,
    },
  }),
  () => ({}),
];

const companies = [
  { name: 'Isobe Market', nameJp: '株式会社磯部マーケット' },
  { name: 'Yukari Robotics', nameJp: 'ゆかりロボティクス株式会社' },
  { name: 'Hoshikawa Systems', nameJp: '株式会社星川システムズ' },
  { name: 'Aoba Foods', nameJp: '青葉フーズ株式会社' },
  { name: 'Minato Logistics', nameJp: '湊ロジスティクス株式会社' },
] as const;

/** Ratings with everything filled. */
export const allRated = (mark: number): OfferRatings => {
  const one = { weight: 2, mark };
  return { work: { weight: 3, mark }, pay: one, holidays: one, place: one, workStyle: one, probation: one };
};

export interface GivenOffersProps {
  /** How many offers there are. */
  readonly count: 1 | 2 | 3 | 4 | 5;
  /** The student's notes on each. */
  readonly notes?: (index: number) => Partial<ApplicationNotes>;
  /** Those that are closed, accepted or for an internship. */
  readonly states?: (index: number) => { readonly status?: OfferStatus; readonly kind?: JobKind };
  /** All are of the first company, for jobs with different titles. */
  readonly areOfOneCompany?: boolean;
  /** The service failed to return the student's notes. */
  readonly isWithoutNotes?: boolean;
  /** Id of an offer that there was. */
  readonly withdrawn?: string;
  readonly children: ReactNode;
}

/** Gives several offers, with the student's notes on them; for stories and tests. */
export function GivenOffers({
  count,
  notes = () => ({}),
  states = () => ({}),
  areOfOneCompany = false,
  isWithoutNotes = false,
  withdrawn,
  children,
}: GivenOffersProps) {
  return (
    <GivenQueries
      fill={async (give, refuse) => {
        const [letter, page, dossier] = await Promise.all([
          showJobOffer(offerId),
          listJobOffers(),
          showApplicationDossier(applicationWithDossier),
        ]);
        const letters = differences.slice(0, count).map((different, index): OfferLetter => {
          const { offer } = letter;
          const { kind = 'JOB', status = 'OFFERED' } = states(index);
          const job = {
            ...offer.job,
            kind,
            ...(areOfOneCompany && { title: `Course ${index + 1}`, titleJp: `コース${index + 1}` }),
            company: { ...offer.job.company, ...companies[areOfOneCompany ? 0 : index] },
          };
          const id = offerIds[index] ?? offerId;
          const applicationId = applicationIds[index] ?? offer.applicationId;
          return { ...letter, ...different(letter), offer: { ...offer, id, applicationId, job, status } };
        });
        if (withdrawn !== undefined)
          refuse(
            getShowJobOfferQueryKey(withdrawn),
            new ApiError({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'Gone', fields: {} }),
          );
        give(getListJobOffersQueryKey(), {
          ...page,
          totalRecords: count,
          data: letters.map(({ offer }) => offer),
        });
        letters.forEach((one, index) => {
          const { id, applicationId } = one.offer;
          give(getShowJobOfferQueryKey(id), one);
          const key = getShowApplicationDossierQueryKey(applicationId);
          if (isWithoutNotes) {
            refuse(
              key,
              new ApiError({
                kind: 'problem',
                status: 500,
                code: 'INTERNAL_ERROR',
                message: 'Broken',
                fields: {},
              }),
            );
            return;
          }
          give(key, {
            ...dossier,
            id: applicationId,
            notes: { ...dossier.notes, text: '', ...notes(index) },
          });
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}
