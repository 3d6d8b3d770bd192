import type { Insertable } from 'kysely';
import { findTransition, type Actor, type ApplicationStage } from '../src/pipeline/transitions.ts';
import type { ApplicationEventsTable, ApplicationsTable } from '../src/platform/database/schema.ts';
import type { Calendar } from './calendar.ts';
import type { SeedStory } from './data/stories.ts';
import type { MadeJob } from './makeJobs.ts';
import { seedId } from './seedId.ts';

/** An application of the demo with everything that happened to it. */
export interface MadeApplication {
  readonly row: Insertable<ApplicationsTable> & { readonly id: string };
  readonly events: readonly (Insertable<ApplicationEventsTable> & { readonly id: string })[];
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
 * Tells a story with the pipeline's own table, so that the demo holds nothing that could not have happened.
 * A job is older than its first application, and closed when that was long ago.
 */
export function makeApplication(
  calendar: Calendar,
  userId: string,
  job: MadeJob,
  story: SeedStory,
  number: number,
): MadeApplication {
  const id = seedId('application', number);
  let stage: ApplicationStage | null = null;
  let appliedAt: Date | null = null;
  let changedAt = calendar.now;
  let interviewer: 'COMPANY' | 'UNIVERSITY' = 'COMPANY';
  const events = story.steps.map(([action, daysAgo, by, reason], index) => {
    const actor: Actor = by ?? 'STUDENT';
    const transition = findTransition(stage, action, actor);
    if (transition === undefined) throw new Error(`A ${actor} cannot ${action} from ${stage ?? 'nothing'}`);
    const happenedAt = calendar.at(-daysAgo, 10 + index, (number * 7) % 60);
    const from = stage;
    stage = transition.to;
    changedAt = happenedAt;
    if (transition.records.appliedAt === true) appliedAt = happenedAt;
    if (action === 'request-interview') interviewer = actor === 'UNIVERSITY' ? 'UNIVERSITY' : 'COMPANY';
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
      result_expected_by: story.resultIn === undefined ? null : calendar.at(story.resultIn, 18),
      created_at: first.happened_at,
    },
    events,
  };
}

/** Days after which a job one applied to has closed. */
const LONG_AGO = 100;

function ageJob(job: MadeJob, firstContact: Date, daysAgo: number, calendar: Calendar): void {
  if (job.row.posted_at > firstContact) {
    job.row.posted_at = calendar.at(-daysAgo - 9, 9);
    if (daysAgo < 60) return;
  }
  if (daysAgo > LONG_AGO) job.row.is_closed = true;
}
