import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import {
  columnsOf,
  constant,
  instant,
  json,
  listOf,
  onlyWhen,
  rowOrNull,
  stored,
} from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { interviewJson } from '../interviews/interviewJson.ts';
import { timelineJson } from '../pipeline/timelineJson.ts';
import { jobJson } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';

type Dossier = ResponseBody<typeof manifest.job.showApplicationDossier, 200>['data'];

export type Sent = NonNullable<Dossier['sent']>;

type Notes = Dossier['notes'];

const A = columnsOf<'applications'>('a');
const C = columnsOf<'resume_copies'>('c');
const F = columnsOf<'files'>('f');
const N = columnsOf<'application_notes'>('n');

/** The weights of the student of row `a` without marks, from any rating: `updateApplicationNotes` keeps them equal in all. */
const WEIGHTS = sql`(select jsonb_object_agg(rating.key, jsonb_build_object('weight', rating.value -> 'weight', 'mark', null))
  from (select r.ratings from applications o join application_notes r on r.application_id = o.id
    where o.user_id = a.user_id and r.ratings is not null limit 1) one, jsonb_each(one.ratings) rating)`;

/** Row `n` of `application_notes` of row `a` of `applications` as the contract's `ApplicationNotes`. */
export const NOTES_JSON = json<Notes>({
  text: N('text'),
  checklist: stored<Notes['checklist']>(N('checklist')),
  questions: stored<Notes['questions']>(N('questions')),
  ratings: stored<Notes['ratings']>(sql`coalesce(${N('ratings')}, ${WEIGHTS})`),
  updatedAt: instant(N('updated_at')),
});

const NO_NOTES = json<Notes>({
  text: constant(''),
  checklist: constant([]),
  questions: constant([]),
  ratings: stored<Notes['ratings']>(WEIGHTS),
  updatedAt: constant(null),
});

/** What was sent with row `a` of `applications`. The latest application counts, since a student can apply again. */
export const SENT = json<Sent>({
  sentAt: instant(A('applied_at').$notNull()),
  message: sql<string | null>`(select e.note from application_events e
    where e.application_id = a.id and e.stage = 'APPLIED' order by e.happened_at desc, e.id desc limit 1)`,
  reasonForApplying: A('reason_for_applying'),
  resume: rowOrNull(
    json<NonNullable<Sent['resume']>>({
      title: C('title'),
      language: C('language'),
      kind: C('kind'),
      fileName: F('name').$castTo<string | null>(),
      uploadedAt: instant(F('created_at').$castTo<string | null>()),
      writtenOn: sql<string | null>`${C('content')} ->> 'writtenOn'`,
    }),
    sql`resume_copies c left join files f on f.id = c.file_id where c.application_id = a.id`,
  ),
  answers: stored(A('answers')),
});

/** @throws Problem NOT_FOUND if the application is not the viewer's */
export function showApplicationDossier(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Dossier>> {
  const dossier = json<Dossier>({
    id: A('id'),
    job: jobJson('j', viewer, now),
    sent: onlyWhen(sql<SqlBool>`a.applied_at is not null`, SENT),
    timeline: timelineJson(sql`application_events e where e.application_id = a.id`),
    interviews: listOf(interviewJson(viewer, now), {
      order: sql`i.starts_at, i.id`,
      from: sql`interviews i where i.application_id = a.id`,
    }),
    notes: sql<Notes>`coalesce(${rowOrNull(NOTES_JSON, sql`application_notes n where n.application_id = a.id`)}, ${NO_NOTES})`,
  });
  return readFoundJson(
    database,
    dossier,
    (selected) => sql`select ${selected} from applications a join jobs j on j.id = a.job_id
      where a.id = ${id} and a.user_id = ${viewer.id}`,
  );
}
