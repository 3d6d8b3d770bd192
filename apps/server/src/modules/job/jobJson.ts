import { sql, type RawBuilder } from 'kysely';
import { allowedActions, STAGES } from '../../pipeline/transitions.ts';
import { instantJson } from '../../platform/database/instantJson.ts';
import { locationJson } from '../common/index.ts';
import { categoryLabel, companySummary } from '../company/index.ts';
import { eligibilityJson, eligibilityRule } from './eligibility.ts';
import { interviewResultJson } from './interviews/interviewResultJson.ts';
import type { Viewer } from './viewer.ts';

/** Days without an update after which a job counts as stale (job contract, `isStale`). */
const STALE_DAYS = 90;

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
  const moment = sql`${now.toISOString()}::timestamptz`;
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
    'startDate', ${column('start_date')},
    'recruitmentStatus', case when ${rule.isClosed} then 'CLOSED' else 'OPEN' end,
    'postedAt', ${instantJson(`${table}.posted_at`)}, 'updatedAt', ${instantJson(`${table}.updated_at`)},
    'isStale', ${column('updated_at')} < ${moment} - make_interval(days => ${STALE_DAYS}),
    'isFavorite', exists (select from job_favorites f where f.user_id = ${viewer.id} and f.job_id = ${column('id')}),
    'eligibility', ${eligibilityJson(rule)},
    'application', (select ${applicationJson('a', now)}
      from applications a where a.user_id = ${viewer.id} and a.job_id = ${column('id')}))`;
}

/** A row of `applications` as the contract's `ApplicationStatus`. */
function applicationJson(table: string, now: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'stage', ${column('stage')},
    'interviewer', ${column('interviewer')}, 'appliedAt', ${instantJson(`${table}.applied_at`)},
    'stageChangedAt', ${instantJson(`${table}.stage_changed_at`)}, 'answerBy', ${instantJson(`${table}.answer_by`)},
    'resultExpectedBy', ${instantJson(`${table}.result_expected_by`)},
    'isResultOverdue', coalesce(${column('result_expected_by')} < ${now.toISOString()}::timestamptz, false),
    'interviewId', (select i.id from interviews i where i.application_id = ${column('id')}
      order by i.created_at desc, i.id desc limit 1),
    'interviewResult', (select ${interviewResultJson('i')} from interviews i
      where i.application_id = ${column('id')} and i.result_outcome is not null
      order by i.created_at desc, i.id desc limit 1),
    'jobOfferId', (select o.id from job_offers o where o.application_id = ${column('id')}),
    'allowedActions', ${ALLOWED_ACTIONS}::json -> ${column('stage')})`;
}
