import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, instant, json, listed, onlyWhen, wordOf } from '../../../platform/json/json.ts';
import { readFoundJson, readOneJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

/** A resume in a list (user contract, `Resume`). */
export type Resume = ResponseBody<typeof manifest.user.listResumes, 200>['data'][number];

const R = columnsOf<'resumes'>('r');

/** Most resumes of a student (user contract, `listResumes`). */
export const RESUME_LIMIT = 20;

/** The resumes of a user as JSON text: the default first, then the last changed. */
export function listOfResumes(
  database: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<JsonText<Resume[]>> {
  return readOneJson(
    database,
    listed(resumeJson(now), sql`r.is_default desc, r.updated_at desc, r.id desc`),
    (selected) => sql`
    select ${selected}
    from (select * from resumes where user_id = ${userId}
      order by is_default desc, updated_at desc, id desc limit ${sql.lit(RESUME_LIMIT)}) r
    left join files f on f.id = r.file_id`,
  );
}

/**
 * One resume of a user as JSON text.
 * @throws Problem NOT_FOUND if it does not exist or is another user's
 */
export function readResume(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<JsonText<Resume>> {
  return readFoundJson(
    database,
    resumeJson(now),
    (selected) => sql`
    select ${selected}
    from resumes r left join files f on f.id = r.file_id
    where r.id = ${id} and r.user_id = ${userId}`,
  );
}

/** A resume `r` with its file `f` (user contract, `Resume`). */
function resumeJson(now: Date): RawBuilder<Resume> {
  return json<Resume>({
    id: R('id'),
    kind: R('kind'),
    title: R('title'),
    language: R('language'),
    format: R('format'),
    isDefault: R('is_default'),
    file: fileJson(),
    choices: sql<Resume['choices']>`r.choices || jsonb_build_object('paper', r.paper)`,
    reasonForApplyingId: R('reason_id'),
    requests: R('requests'),
    submissionCount: sql<number>`(select count(*) from resume_copies c where c.resume_id = r.id and c.application_id is not null)`,
    shareCount: sql<number>`(select count(*) from resume_shares s where s.resume_id = r.id and s.expires_at > ${now})`,
    createdAt: instant(R('created_at')),
    updatedAt: instant(R('updated_at')),
  });
}

/** The joined row `f` of `files`, null without one (user contract, `ResumeFile`). */
function fileJson(): RawBuilder<Resume['file']> {
  const column = columnsOf<'files'>('f');
  return onlyWhen(
    sql<SqlBool>`${column('id')} is not null`,
    json<NonNullable<Resume['file']>>({
      fileName: column('name'),
      mediaType: wordOf<NonNullable<Resume['file']>['mediaType']>(column('media_type')),
      size: column('size'),
      uploadedAt: instant(column('created_at')),
    }),
  );
}
