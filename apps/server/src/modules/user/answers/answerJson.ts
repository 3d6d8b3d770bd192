import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json, listed, onlyWhen } from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson, readOneJson } from '../../../platform/json/readJson.ts';
import { ANSWER_LIMIT } from './saveProfileTexts.ts';

export type ProfileAnswer = ResponseBody<typeof manifest.user.listProfileAnswers, 200>['data'][number];
type AnswerJob = NonNullable<ProfileAnswer['job']>;

const P = columnsOf<'profile_answers'>('p');
const J = columnsOf<'jobs'>('j');
const C = columnsOf<'companies'>('c');

/** Row `p` of `profile_answers`, with the job `j` that it is for and its company `c`. */
const ANSWER_JSON = json<ProfileAnswer>({
  id: P('id'),
  topic: P('topic'),
  question: P('question'),
  name: P('name'),
  language: P('language'),
  text: P('text'),
  target: P('target'),
  countsLineBreaks: P('counts_line_breaks'),
  isInProfile: P('is_in_profile'),
  job: onlyWhen(
    sql<SqlBool>`${J('id')} is not null`,
    json<AnswerJob>({
      jobId: J('id'),
      questionId: P('question_id'),
      title: J('title'),
      titleJp: J('title_jp'),
      companyName: C('name'),
      companyNameJp: C('name_jp'),
    }),
  ),
  commentCount: sql<number>`(select count(*) from answer_comments m where m.answer_id = p.id)`,
  createdAt: instant(P('created_at')),
  updatedAt: instant(P('updated_at')),
});

const WITH_JOB = sql`left join jobs j on j.id = p.job_id left join companies c on c.id = j.company_id`;

/** The versions of a user as JSON text, the last changed first. */
export function listOfAnswers(
  database: Kysely<Database>,
  userId: string,
): Promise<JsonText<ProfileAnswer[]>> {
  return readOneJson(
    database,
    listed(ANSWER_JSON, sql`p.updated_at desc, p.id desc`),
    (selected) => sql`
    select ${selected}
    from (select * from profile_answers where user_id = ${userId}
      order by updated_at desc, id desc limit ${sql.lit(ANSWER_LIMIT)}) p ${WITH_JOB}`,
  );
}

/** @throws Problem NOT_FOUND if it does not exist or is another user's */
export function readAnswer(
  database: Kysely<Database>,
  id: string,
  userId: string,
): Promise<JsonText<ProfileAnswer>> {
  return readFoundJson(
    database,
    ANSWER_JSON,
    (selected) => sql`
    select ${selected} from profile_answers p ${WITH_JOB} where p.id = ${id} and p.user_id = ${userId}`,
  );
}
