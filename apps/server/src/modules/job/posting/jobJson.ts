import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { allowedActions, STAGES, type ApplicationStage } from '../../../pipeline/transitions.ts';
import {
  columnsOf,
  instant,
  json,
  listOf,
  onlyWhen,
  rowOf,
  rowOrNull,
  truth,
  wordOf,
  type Properties,
} from '../../../platform/json/json.ts';
import { JsonText } from '../../../platform/json/jsonText.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { locationJson } from '../../common/index.ts';
import { categoryLabel, companySummary } from '../../company/index.ts';
import { eligibilityJson, eligibilityRule, type EligibilityRule } from './eligibility.ts';
import { interviewResultJson } from '../interviews/interviewResultJson.ts';
import { canAccept, offerStatus } from '../offers/offerStatus.ts';
import { ANSWER_DUE, answerExpectedBy, owesAnswer, turnOf } from '../pipeline/turn.ts';
import { classOf, type Viewer, type ViewerClass } from './viewer.ts';

export type Job = ResponseBody<typeof manifest.job.showJob, 200>['data']['job'];

type Application = NonNullable<Job['application']>;

/** Student actions of the pipeline that `actOnJob` executes (job contract, `ApplicationAction`). */
const APPLICATION_ACTIONS: readonly string[] = ['withdraw', 'accept-recommendation', 'deny-recommendation'];

const ALLOWED_ACTIONS = JSON.stringify(
  Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      allowedActions(stage, 'STUDENT').filter((action) => APPLICATION_ACTIONS.includes(action)),
    ]),
  ),
);

/** A row of `jobs` as the contract's `Job`, with the viewer's application and possible actions. */
export function jobJson(table: string, viewer: Viewer, now: Date): RawBuilder<Job> {
  const rule = eligibilityRule(table, classOf(viewer), now);
  return json<Job>({ ...sharedProperties(table, rule, now), ...ownProperties(table, rule, viewer, now) });
}

/** What the student has to do with a job. */
export type JobMarks = Pick<Job, 'isFavorite' | 'application'>;

/** A job without them: the same for a class of students. */
export type SharedJob = Omit<Job, keyof JobMarks>;

/** The marks of a job that the student has nothing to do with. */
export const NO_MARKS: JobMarks = { isFavorite: false, application: null };

export function sharedJobJson(table: string, viewer: ViewerClass, now: Date): RawBuilder<SharedJob> {
  return json<SharedJob>(sharedProperties(table, eligibilityRule(table, viewer, now), now));
}

/** A job as those see it who have nothing to do with it. */
export function unmarkedJobJson(table: string, viewer: ViewerClass, now: Date): RawBuilder<Job> {
  const rule = eligibilityRule(table, viewer, now);
  return json<Job>({
    ...sharedProperties(table, rule, now),
    isFavorite: sql<boolean>`false`,
    application: sql<null>`null::json`,
  });
}

/** The marks of some jobs, by the id of each. */
export async function readMarks(
  database: Kysely<Database>,
  ids: readonly string[],
  viewer: Viewer,
  now: Date,
): Promise<ReadonlyMap<string, JsonText<JobMarks>>> {
  const rule = eligibilityRule('j', classOf(viewer), now);
  const { rows } = await sql<{ id: string; text: string }>`
    select j.id, ${json<JobMarks>(ownProperties('j', rule, viewer, now))}::text as text
    from unnest(${ids}::uuid[]) shown (id) join jobs j on j.id = shown.id`.execute(database);
  return new Map(rows.map(({ id, text }) => [id, new JsonText<JobMarks>(text)]));
}

export function sharedProperties(table: string, rule: EligibilityRule, now: Date): Properties<SharedJob> {
  const j = columnsOf<'jobs'>(table);
  return {
    id: j('id'),
    code: j('code'),
    kind: j('kind'),
    audience: j('audience'),
    title: j('title'),
    titleJp: j('title_jp'),
    company: rowOf(companySummary('c', now), sql`companies c where c.id = ${j('company_id')}`),
    category: rowOrNull(categoryLabel('k'), sql`job_categories k where k.id = ${j('category_id')}`),
    locations: listOf(locationJson('l'), {
      order: sql`at.position, l.city`,
      from: sql`job_locations at join locations l on l.id = at.location_id where at.job_id = ${j('id')}`,
    }),
    salary: onlyWhen(
      sql<SqlBool>`${j('salary_currency')} is not null`,
      json<NonNullable<Job['salary']>>({
        minimum: j('salary_minimum'),
        maximum: j('salary_maximum'),
        currency: wordOf<NonNullable<Job['salary']>['currency']>(j('salary_currency').$notNull()),
        period: j('salary_period').$notNull(),
      }),
    ),
    employmentStatus: wordOf<Job['employmentStatus']>(j('employment_status')),
    workStyle: wordOf<NonNullable<Job['workStyle']>>(j('work_style')),
    isFlextime: j('is_flextime'),
    graduationYears: j('graduation_years'),
    positions: j('positions'),
    hiredPositions: j('hired_positions'),
    entryDeadline: instant(j('entry_deadline')),
    universityDeadline: instant(j('university_deadline')),
    applyBy: instant(j('apply_by')),
    startDate: j('start_date'),
    internship: internshipSummary(table),
    recruitmentStatus: sql<'CLOSED' | 'OPEN'>`case when ${rule.isClosed} then 'CLOSED' else 'OPEN' end`,
    postedAt: instant(j('posted_at')),
    updatedAt: instant(j('updated_at')),
    isStale: truth(rule.isStale),
    eligibility: eligibilityJson(rule),
  };
}

function ownProperties(
  table: string,
  rule: EligibilityRule,
  viewer: Viewer,
  now: Date,
): Properties<JobMarks> {
  const j = columnsOf<'jobs'>(table);
  return {
    isFavorite: sql<boolean>`exists (
      select from job_favorites f where f.user_id = ${viewer.id} and f.job_id = ${j('id')})`,
    application: rowOrNull(
      applicationJson(rule, viewer, now),
      sql`applications a where a.user_id = ${viewer.id} and a.job_id = ${j('id')}`,
    ),
  };
}

function internshipSummary(table: string): RawBuilder<Job['internship']> {
  type Summary = NonNullable<Job['internship']>;
  const j = columnsOf<'jobs'>(table);
  const termOf = <Name extends keyof Summary>(name: Name) =>
    sql<Summary[Name]>`${j('internship')} -> ${sql.lit(name)}`;
  return onlyWhen(
    sql<SqlBool>`${j('kind')} = 'INTERNSHIP'`,
    json<Summary>({
      period: termOf('period'),
      periodJp: termOf('periodJp'),
      startDate: termOf('startDate'),
      endDate: termOf('endDate'),
      compensation: termOf('compensation'),
    }),
  );
}

/** Row `a` of `applications` as the contract's `ApplicationStatus`. */
function applicationJson(rule: EligibilityRule, viewer: Viewer, now: Date): RawBuilder<Application> {
  const cannotApply = sql<SqlBool>`(${rule.isClosed} or ${rule.isFull} or ${rule.isOtherYear} or ${rule.isOtherField}
    or ${rule.isOtherUniversity})`;
  return json<Application>({
    id: A('id'),
    stage: A('stage'),
    interviewer: A('interviewer'),
    appliedAt: instant(A('applied_at')),
    stageChangedAt: instant(A('stage_changed_at')),
    answerBy: onlyWhen(owesAnswer(viewer, now), instant(ANSWER_DUE)),
    resultExpectedBy: instant(A('result_expected_by')),
    isResultOverdue: sql<boolean>`coalesce(${answerExpectedBy(viewer, now)} < ${now.toISOString()}::timestamptz, false)`,
    turn: turnOf(viewer, now),
    interviewId: rowOrNull(I('id'), LATEST_INTERVIEW),
    interview: rowOrNull(INTERVIEW_BRIEF, LATEST_INTERVIEW),
    interviewResult: rowOrNull(
      interviewResultJson('i'),
      sql`interviews i where i.application_id = a.id and i.result_outcome is not null
        order by i.created_at desc, i.id desc limit 1`,
    ),
    jobOfferId: rowOrNull(O('id'), sql`job_offers o where o.application_id = a.id`),
    offer: rowOrNull(offerBrief(now), sql`job_offers o where o.application_id = a.id`),
    rejectedFrom: sql<ApplicationStage | null>`case a.stage when 'UNLUCKY' then (
      select e.from_stage from application_events e
      where e.application_id = a.id and e.stage = 'UNLUCKY' order by e.happened_at desc, e.id desc limit 1) end`,
    allowedActions: sql<Application['allowedActions']>`case when a.stage = 'RECOMMENDED' and ${cannotApply}
      then '["deny-recommendation"]'::json else ${ALLOWED_ACTIONS}::json -> a.stage end`,
  });
}

const A = columnsOf<'applications'>('a');
const I = columnsOf<'interviews'>('i');
const O = columnsOf<'job_offers'>('o');

/** The latest interview of row `a` of `applications`, as row `i`. */
const LATEST_INTERVIEW = sql`interviews i where i.application_id = a.id
  order by i.created_at desc, i.id desc limit 1`;

/** Row `i` of `interviews` as the contract's `InterviewBrief`. */
const INTERVIEW_BRIEF = json<NonNullable<Application['interview']>>({
  id: I('id'),
  phase: I('phase'),
  phaseJp: I('phase_jp'),
  status: I('status'),
  startsAt: instant(I('starts_at')),
  endsAt: instant(I('ends_at')),
  style: I('style'),
  link: I('link'),
  address: I('address'),
  addressJp: I('address_jp'),
});

/** Row `o` of `job_offers` as the contract's `OfferBrief`. */
function offerBrief(now: Date): RawBuilder<NonNullable<Application['offer']>> {
  return json<NonNullable<Application['offer']>>({
    id: O('id'),
    status: offerStatus(now),
    canAccept: truth(canAccept(now)),
    expiresAt: instant(O('expires_at')),
    joiningDate: O('joining_date'),
    answeredAt: instant(O('answered_at')),
  });
}
