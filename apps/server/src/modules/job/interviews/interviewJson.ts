import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { interviewAnswers, STAGES, type InterviewStatus } from '../../../pipeline/transitions.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json, onlyWhen, wordOf } from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
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

/** Actions by the stage of the application, the status of the interview, and whether it is upcoming. */
const ALLOWED_ACTIONS = JSON.stringify(
  Object.fromEntries(
    STAGES.flatMap((stage) =>
      STATUSES.flatMap((status) =>
        [true, false].map((isUpcoming): [string, readonly string[]] => [
          `${stage} ${status} ${isUpcoming}`,
          interviewAnswers({ stage, status, isUpcoming }),
        ]),
      ),
    ).filter(([, answers]) => answers.length > 0),
  ),
);

type Interview = ResponseBody<typeof manifest.job.showInterview, 200>['data'];

type Reschedule = NonNullable<Interview['reschedule']>;

const I = columnsOf<'interviews'>('i');

/** SQL condition: the interview was neither declined nor cancelled, so its link is of use. */
export function takesPlace(table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.status`)} not in ('DENIED', 'CANCELLED')`;
}

/** Row `i` of `interviews` with row `a` of `applications` and row `j` of `jobs` as the contract's `Interview`. */
export function interviewJson(viewer: Viewer, now: Date): RawBuilder<Interview> {
  return json<Interview>({
    id: I('id'),
    applicationId: I('application_id'),
    job: jobJson('j', viewer, now),
    interviewer: I('interviewer'),
    phase: I('phase'),
    phaseJp: I('phase_jp'),
    status: I('status'),
    startsAt: instant(I('starts_at')),
    endsAt: instant(I('ends_at')),
    respondBy: instant(I('respond_by')),
    style: I('style'),
    link: onlyWhen(takesPlace('i'), I('link')),
    address: I('address'),
    addressJp: I('address_jp'),
    mapLink: I('map_link'),
    interviewers: I('interviewers'),
    interviewersJp: I('interviewers_jp'),
    belongings: I('belongings'),
    belongingsJp: I('belongings_jp'),
    dress: I('dress'),
    dressJp: I('dress_jp'),
    message: I('message'),
    messageJp: I('message_jp'),
    interviewHours: INTERVIEW_HOURS,
    reschedule: onlyWhen(sql<SqlBool>`i.reschedule_requested_at is not null`, RESCHEDULE),
    result: interviewResultJson('i'),
    allowedActions: sql<Interview['allowedActions']>`coalesce(case when i.result_outcome is null
      then ${ALLOWED_ACTIONS}::json
      -> (a.stage || ' ' || i.status || ' ' || (i.starts_at > ${now.toISOString()}::timestamptz)::text) end, '[]')`,
  });
}

/** Its columns are written together. */
const RESCHEDULE = json<Reschedule>({
  requestedAt: instant(I('reschedule_requested_at').$notNull()),
  reason: wordOf<Reschedule['reason']>(I('reschedule_reason').$notNull()),
  note: I('reschedule_note'),
  candidates: sql<string[]>`(select json_agg(${instant(sql<string>`c.candidate`)} order by c.place)
    from unnest(i.reschedule_candidates) with ordinality as c (candidate, place))`,
});

/** Those of the company; an interview held by the university has its own, which are not known. */
const INTERVIEW_HOURS = sql<Interview['interviewHours']>`case when i.interviewer = 'COMPANY' then
  (select nullif(h.details -> 'interviewHours', 'null') from companies h where h.id = j.company_id) end`;

/** @throws Problem NOT_FOUND if the interview is not the viewer's */
export function showInterview(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Interview>> {
  return readFoundJson(
    database,
    interviewJson(viewer, now),
    (selected) => sql`
      select ${selected}
      from interviews i join applications a on a.id = i.application_id join jobs j on j.id = a.job_id
      where i.id = ${id} and a.user_id = ${viewer.id}`,
  );
}
