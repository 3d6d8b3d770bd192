import type { Insertable } from 'kysely';
import { z } from 'zod';
import {
  findTransition,
  type Actor,
  type ApplicationStage,
  type InterviewStatus,
} from '../src/pipeline/transitions.ts';
import { beforeTimes, daysAfter } from '../src/modules/job/pipeline/resultDays.ts';
import type { Database } from '../src/platform/database/schema.ts';
import type { Calendar } from './calendar.ts';
import type { SeedStory } from './data/stories.ts';
import type { MadeCompany } from './makeCompanies.ts';
import { makeInterview, moved, rescheduled, type MadeInterview } from './makeInterviews.ts';
import type { MadeJob } from './makeJobs.ts';
import { makeOffer, type MadeOffer } from './makeOffers.ts';
import { seedId } from './seedId.ts';

/** An application of the demo with everything that happened to it. */
export interface MadeApplication {
  readonly row: Insertable<Database['applications']> & { readonly id: string };
  readonly events: readonly (Insertable<Database['application_events']> & { readonly id: string })[];
  readonly interviews: readonly MadeInterview[];
  readonly offer: MadeOffer | undefined;
}

/** Hands out each open job once, so that a student has one application for it. */
export interface JobChooser {
  /** The next job that fits; its company has not been chosen yet where that can be. */
  take(fits: (job: MadeJob) => boolean): MadeJob;
}

/** Chooses among the jobs one can apply to. */
export function createJobChooser(
  jobs: readonly MadeJob[],
  isPreferred: (job: MadeJob) => boolean,
): JobChooser {
  const free = new Set(jobs.filter(({ state }) => state === 'open'));
  const companies = new Set<string>();
  return {
    take(fits) {
      const fitting = [...free].filter(fits);
      const fresh = fitting.filter(({ companyId }) => !companies.has(companyId));
      const job = fresh.find(isPreferred) ?? fresh[0] ?? fitting[0];
      if (job === undefined) throw new Error('The demo has no job left that fits.');
      free.delete(job);
      companies.add(job.companyId);
      return job;
    },
  };
}

/**
 * Runs a story through the pipeline's transition table, so that the demo contains nothing that could not have happened.
 * A job is older than its first application, and closed when that was long ago.
 */
export function makeApplication(
  calendar: Calendar,
  userId: string,
  job: MadeJob,
  company: MadeCompany,
  story: SeedStory,
  number: number,
): MadeApplication {
  const id = seedId('application', number);
  let stage: ApplicationStage | null = null;
  let appliedAt: Date | null = null;
  let changedAt = calendar.now;
  let interviewer: 'COMPANY' | 'UNIVERSITY' = 'COMPANY';
  let interviews: readonly MadeInterview[] = [];
  let offer: MadeOffer | undefined;
  if (story.steps.some(([action]) => action === 'accept-offer') && job.row.kind === 'INTERNSHIP') {
    job.row.start_date = calendar.monday(-INTERN_SINCE);
  }
  const events = story.steps.map(([action, daysAgo, by, reason], index) => {
    const actor: Actor = by ?? 'STUDENT';
    const transition = findTransition(stage, action, actor);
    if (transition === undefined) throw new Error(`A ${actor} cannot ${action} from ${stage ?? 'nothing'}`);
    const happenedAt = calendar.at(-daysAgo, 10 + index, (number * 7) % 60);
    const from = stage;
    stage = transition.to;
    changedAt = happenedAt;
    if (transition.records.appliedAt === true) appliedAt = happenedAt;
    const step = { calendar, company, job, applicationId: id, number, story, action, daysAgo, happenedAt };
    if (action === 'request-interview') {
      interviewer = actor === 'UNIVERSITY' ? 'UNIVERSITY' : 'COMPANY';
      interviews = [
        ...interviews,
        askFor(step, interviewer, interviews.length, dayOfInterview(story, index)),
      ];
    } else if (transition.interview !== undefined) {
      const day = dayOfInterview(story, index);
      const changed = goOn(step, interviews.at(-1), transition.interview.to, reason, day);
      interviews = [...interviews.slice(0, -1), changed];
    }
    if (action === 'send-offer') {
      const expiresIn = story.answerIn ?? 14 - daysAgo;
      offer = makeOffer({ ...step, day: -daysAgo, sentAt: happenedAt, expiresIn });
    } else if (offer !== undefined) {
      offer = answered(offer, stage, happenedAt, reason);
    }
    return {
      id: seedId('event', number * 16 + index),
      application_id: id,
      action,
      from_stage: from,
      stage: transition.to,
      actor,
      happened_at: happenedAt,
      reason: reason ?? null,
      note: null,
    };
  });
  const [first] = events;
  if (first === undefined || stage === null) throw new Error('A story needs a step.');
  ageJob(job, first.happened_at, story.steps[0]?.[1] ?? 0, calendar);
  return {
    row: {
      id,
      user_id: userId,
      job_id: job.row.id,
      stage,
      interviewer,
      applied_at: appliedAt,
      stage_changed_at: changedAt,
      answer_by: story.answerIn === undefined ? null : calendar.at(story.answerIn, 17),
      result_expected_by: promised(job, story, changedAt, interviews.at(-1)),
      created_at: first.happened_at,
    },
    events,
    interviews,
    offer,
  };
}

/** When the result is due, as the product reckons it: from the terms of the job, which this story sets. */
function promised(
  { row }: MadeJob,
  { resultIn, steps }: SeedStory,
  changedAt: Date,
  interview: MadeInterview | undefined,
): Date | null {
  if (resultIn === undefined) return null;
  const isAhead = interview?.status === 'ACCEPTED' && interview.result_outcome === undefined;
  const days = isAhead ? UNTIL_RESULT : (steps.at(-1)?.[1] ?? 0) + resultIn;
  const terms = z.record(z.string(), z.unknown()).parse(JSON.parse(row.terms ?? '{}'));
  row.terms = JSON.stringify({ ...terms, resultWithinDays: days });
  const from = isAhead ? new Date(interview.ends_at) : changedAt;
  return beforeTimes(daysAfter(from, days), timesInQuestion(interview));
}

/** The times of an interview that the student asked to move. */
function timesInQuestion(interview: MadeInterview | undefined): readonly Date[] {
  if (interview?.status !== 'RESCHEDULE_REQUESTED') return [];
  return [interview.starts_at, ...(interview.reschedule_candidates ?? [])].map((time) => new Date(time));
}

/** Days ago, at most, that the internship of four weeks began whose offer was accepted. */
const INTERN_SINCE = 20;

/** Days between an interview and its result, and between asking for one and holding it. */
const UNTIL_RESULT = 2;
const UNTIL_HELD = 5;

/** Days from today of the interview that the steps up to one belong to; later steps are in the future. */
function dayOfInterview({ answerIn, resultIn, steps }: SeedStory, index: number): number {
  const later = steps.slice(index).find(([action]) => RESULTS.includes(action));
  if (later !== undefined) return -later[1] - UNTIL_RESULT;
  return answerIn === undefined ? Math.max(1, (resultIn ?? 0) - UNTIL_RESULT) : answerIn + UNTIL_HELD;
}

const RESULTS: readonly string[] = ['pass-interview', 'fail-interview', 'reject'];

interface PipelineStep {
  readonly calendar: Calendar;
  readonly company: MadeCompany;
  readonly applicationId: string;
  readonly number: number;
  readonly story: SeedStory;
  readonly action: string;
  readonly daysAgo: number;
  readonly happenedAt: Date;
}

function askFor(
  step: PipelineStep,
  interviewer: 'COMPANY' | 'UNIVERSITY',
  earlier: number,
  day: number,
): MadeInterview {
  return makeInterview({
    ...step,
    interviewer,
    earlier,
    day,
    askedAt: step.happenedAt,
    answerIn: step.story.answerIn ?? UNTIL_ANSWER - step.daysAgo,
  });
}

/** Days until an interview request has to be answered. */
const UNTIL_ANSWER = 3;

function goOn(
  { action, calendar, daysAgo, happenedAt }: PipelineStep,
  interview: MadeInterview | undefined,
  to: InterviewStatus,
  reason: string | undefined,
  day: number,
): MadeInterview {
  if (interview === undefined) throw new Error(`There is no interview to ${action}`);
  if (to === 'RESCHEDULE_REQUESTED') {
    return rescheduled(interview, calendar, reason ?? 'CLASS_OR_EXAM', happenedAt, day);
  }
  const outcome = OUTCOMES[action];
  return moved(
    interview,
    to,
    outcome === undefined ? undefined : { outcome, at: happenedAt, on: calendar.day(-daysAgo) },
  );
}

const OUTCOMES: Readonly<Record<string, 'SELECTED' | 'FAILED'>> = {
  'pass-interview': 'SELECTED',
  'fail-interview': 'FAILED',
};

function answered(
  offer: MadeOffer,
  stage: ApplicationStage,
  at: Date,
  reason: string | undefined,
): MadeOffer {
  const isAccepted = stage === 'OFFER_ACCEPTED';
  return {
    ...offer,
    status: isAccepted ? 'ACCEPTED' : 'DENIED',
    answered_at: at,
    deny_reason: isAccepted ? null : (reason ?? 'OTHERS'),
  };
}

/** Days after which a job one applied to has closed. */
const LONG_AGO = 100;

function ageJob(job: MadeJob, firstContact: Date, daysAgo: number, calendar: Calendar): void {
  if (job.row.posted_at > firstContact) {
    job.row.posted_at = calendar.at(-daysAgo - 9, 9);
    const terms = z.record(z.string(), z.unknown()).parse(JSON.parse(job.row.terms ?? '{}'));
    job.row.terms = JSON.stringify({ ...terms, entryStartDate: calendar.day(-daysAgo - 9) });
    if (daysAgo < 60) return;
  }
  if (daysAgo > LONG_AGO) job.row.is_closed = true;
}
