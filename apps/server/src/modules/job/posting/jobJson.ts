import { sql, type RawBuilder } from 'kysely';
import { allowedActions, STAGES } from '../../../pipeline/transitions.ts';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { locationJson } from '../../common/index.ts';
import { categoryLabel, companySummary } from '../../company/index.ts';
import { eligibilityJson, eligibilityRule } from './eligibility.ts';
import { interviewResultJson } from '../interviews/interviewResultJson.ts';
import { offerStatus } from '../offers/offerStatus.ts';
import { owesAnswer, turnOf } from '../pipeline/turn.ts';
import type { Viewer } from './viewer.ts';

/** Of what the pipeline lets a student do, what this service's action does (job contract, `ApplicationAction`). */
const APPLICATION_ACTIONS: readonly string[] = ['withdraw', 'accept-recommendation', 'deny-recommendation'];

const ALLOWED_ACTIONS = JSON.stringify(
  Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      allowedActions(stage, 'STUDENT').filter((action) => APPLICATION_ACTIONS.includes(action)),
    ]),
  ),
);

/** A row of `jobs` as the contract's `Job`, with what the viewer may do and did with it. */
export function jobJson(table: string, viewer: Viewer, now: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const rule = eligibilityRule(table, viewer, now);
  return sql`json_build_object('id', ${column('id')}, 'code', ${column('code')}, 'kind', ${column('kind')},
    'audience', ${column('audience')}, 'title', ${column('title')}, 'titleJp', ${column('title_jp')},
    'company', (select ${companySummary('c', now)} from companies c where c.id = ${column('company_id')}),
    'category', (select ${categoryLabel('k')} from job_categories k where k.id = ${column('category_id')}),
    'locations', coalesce((select json_agg(${locationJson('l')} order by at.position, l.city)
      from job_locations at join locations l on l.id = at.location_id where at.job_id = ${column('id')}), '[]'),
    'salary', case when ${column('salary_currency')} is not null then json_build_object(
      'minimum', ${column('salary_minimum')}, 'maximum', ${column('salary_maximum')},
      'currency', ${column('salary_currency')}, 'period', ${column('salary_period')}) end,
    'employmentStatus', ${column('employment_status')}, 'workStyle', ${column('work_style')},
    'isFlextime', ${column('is_flextime')}, 'graduationYears', ${column('graduation_years')},
    'positions', ${column('positions')}, 'hiredPositions', ${column('hired_positions')},
    'entryDeadline', ${instantJson(`${table}.entry_deadline`)},
    'universityDeadline', ${instantJson(`${table}.university_deadline`)},
    'applyBy', ${instantJson(`${table}.apply_by`)},
    'startDate', ${column('start_date')},
    'internship', ${internshipSummary(table)},
    'recruitmentStatus', case when ${rule.isClosed} then 'CLOSED' else 'OPEN' end,
    'postedAt', ${instantJson(`${table}.posted_at`)}, 'updatedAt', ${instantJson(`${table}.updated_at`)},
    'isStale', ${rule.isStale},
    'isFavorite', exists (select from job_favorites f where f.user_id = ${viewer.id} and f.job_id = ${column('id')}),
    'eligibility', ${eligibilityJson(rule)},
    'application', (select ${applicationJson(viewer, now)}
      from applications a where a.user_id = ${viewer.id} and a.job_id = ${column('id')}))`;
}

/** What a list says of an internship (job contract, `InternshipSummary`); null for a position after graduation. */
function internshipSummary(table: string): RawBuilder<unknown> {
  const terms = sql.ref(`${table}.internship`);
  return sql`case when ${sql.ref(`${table}.kind`)} = 'INTERNSHIP' then json_build_object(
    'period', ${terms} -> 'period', 'periodJp', ${terms} -> 'periodJp', 'startDate', ${terms} -> 'startDate',
    'endDate', ${terms} -> 'endDate', 'compensation', ${terms} -> 'compensation') end`;
}

/** Row `a` of `applications` as the contract's `ApplicationStatus`. */
function applicationJson(viewer: Viewer, now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', a.id, 'stage', a.stage,
    'interviewer', a.interviewer, 'appliedAt', ${instantJson('a.applied_at')},
    'stageChangedAt', ${instantJson('a.stage_changed_at')},
    'answerBy', case when ${owesAnswer(viewer, now)} then ${instantJson('a.answer_by')} end,
    'resultExpectedBy', ${instantJson('a.result_expected_by')},
    'isResultOverdue', coalesce(a.result_expected_by < ${now.toISOString()}::timestamptz, false),
    'turn', ${turnOf(viewer, now)},
    'interviewId', (select i.id ${LATEST_INTERVIEW}),
    'interview', (select ${INTERVIEW_BRIEF} ${LATEST_INTERVIEW}),
    'interviewResult', (select ${interviewResultJson('i')} from interviews i
      where i.application_id = a.id and i.result_outcome is not null
      order by i.created_at desc, i.id desc limit 1),
    'jobOfferId', (select o.id from job_offers o where o.application_id = a.id),
    'offer', (select ${offerBrief(now)} from job_offers o where o.application_id = a.id),
    'rejectedFrom', case a.stage when 'UNLUCKY' then (select e.from_stage from application_events e
      where e.application_id = a.id and e.stage = 'UNLUCKY' order by e.happened_at desc, e.id desc limit 1) end,
    'allowedActions', ${ALLOWED_ACTIONS}::json -> a.stage)`;
}

/** The latest interview of row `a` of `applications`, as row `i`. */
const LATEST_INTERVIEW = sql`from interviews i where i.application_id = a.id
  order by i.created_at desc, i.id desc limit 1`;

/** Row `i` of `interviews` as the contract's `InterviewBrief`. */
const INTERVIEW_BRIEF = sql`json_build_object('id', i.id, 'phase', i.phase, 'phaseJp', i.phase_jp,
  'status', i.status, 'startsAt', ${instantJson('i.starts_at')}, 'endsAt', ${instantJson('i.ends_at')},
  'style', i.style, 'link', i.link, 'address', i.address, 'addressJp', i.address_jp)`;

/** Row `o` of `job_offers` as the contract's `OfferBrief`. */
function offerBrief(now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', o.id, 'status', ${offerStatus(now)},
    'expiresAt', ${instantJson('o.expires_at')}, 'answeredAt', ${instantJson('o.answered_at')})`;
}
