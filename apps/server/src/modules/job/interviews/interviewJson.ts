import { sql, type RawBuilder } from 'kysely';
import { interviewAnswers, STAGES, type InterviewStatus } from '../../../pipeline/transitions.ts';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { jobJson } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';
import { interviewResultJson } from './interviewResultJson.ts';

const STATUSES: readonly InterviewStatus[] = [
  'REQUESTED',
  'RESCHEDULE_REQUESTED',
  'ACCEPTED',
  'DENIED',
  'CANCELLED',
];

/** What a student may answer, by the stage of the application, the status of the interview, and whether it is ahead. */
const ALLOWED_ACTIONS = JSON.stringify(
  Object.fromEntries(
    STAGES.flatMap((stage) =>
      STATUSES.flatMap((status) =>
        [true, false].map((isAhead): [string, readonly string[]] => [
          `${stage} ${status} ${isAhead}`,
          interviewAnswers({ stage, status, isAhead }),
        ]),
      ),
    ).filter(([, answers]) => answers.length > 0),
  ),
);

/** Row `i` of `interviews` with row `a` of `applications` and row `j` of `jobs` as the contract's `Interview`. */
export function interviewJson(viewer: Viewer, now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', i.id, 'applicationId', i.application_id, 'job', ${jobJson('j', viewer, now)},
    'interviewer', i.interviewer, 'phase', i.phase, 'phaseJp', i.phase_jp, 'status', i.status,
    'startsAt', ${instantJson('i.starts_at')}, 'endsAt', ${instantJson('i.ends_at')},
    'respondBy', ${instantJson('i.respond_by')}, 'style', i.style, 'link', i.link,
    'address', i.address, 'addressJp', i.address_jp, 'mapLink', i.map_link,
    'interviewers', i.interviewers, 'interviewersJp', i.interviewers_jp,
    'belongings', i.belongings, 'belongingsJp', i.belongings_jp, 'dress', i.dress, 'dressJp', i.dress_jp,
    'message', i.message, 'messageJp', i.message_jp,
    'reschedule', case when i.reschedule_requested_at is not null then json_build_object(
      'requestedAt', ${instantJson('i.reschedule_requested_at')}, 'reason', i.reschedule_reason,
      'note', i.reschedule_note,
      'candidates', (select json_agg(${instantJson('c.candidate')} order by c.place)
        from unnest(i.reschedule_candidates) with ordinality as c (candidate, place))) end,
    'result', ${interviewResultJson('i')},
    'allowedActions', coalesce(case when i.result_outcome is null then ${ALLOWED_ACTIONS}::json
      -> (a.stage || ' ' || i.status || ' ' || (i.starts_at > ${now.toISOString()}::timestamptz)::text) end, '[]'))`;
}
