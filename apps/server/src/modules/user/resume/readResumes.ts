import { sql, type Kysely, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Resumes a student may have (user contract, `listResumes`). */
export const RESUME_LIMIT = 20;

/** The resumes of a user as JSON text, the one to send along first, then the one changed last. */
export async function listOfResumes(database: Kysely<Database>, userId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    select coalesce(json_agg(one.resume order by one.is_default desc, one.updated_at desc, one.id desc), '[]')::text as list
    from (select r.id, r.is_default, r.updated_at, ${resumeJson(now)} as resume
      from resumes r left join files f on f.id = r.file_id where r.user_id = ${userId}
      order by r.is_default desc, r.updated_at desc, r.id desc limit ${RESUME_LIMIT}) one`.execute(database);
  return rows[0]?.list ?? '[]';
}

/**
 * One resume of a user as JSON text.
 * @throws Problem NOT_FOUND when it is not there or another's
 */
export async function readResume(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ resume: string }>`
    select ${resumeJson(now)}::text as resume
    from resumes r left join files f on f.id = r.file_id
    where r.id = ${id} and r.user_id = ${userId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.resume;
}

/** A resume `r` with its file `f` (user contract, `Resume`). */
function resumeJson(now: Date): RawBuilder<unknown> {
  return sql`json_build_object('id', r.id, 'kind', r.kind, 'title', r.title, 'language', r.language,
    'format', r.format, 'isDefault', r.is_default, 'file', ${fileJson('f')},
    'choices', r.choices || jsonb_build_object('paper', r.paper),
    'reasonForApplyingId', r.reason_id, 'requests', r.requests,
    'submissionCount', (select count(*) from resume_copies c where c.resume_id = r.id and c.application_id is not null),
    'shareCount', (select count(*) from resume_shares s where s.resume_id = r.id and s.expires_at > ${now}),
    'createdAt', ${instantJson('r.created_at')}, 'updatedAt', ${instantJson('r.updated_at')})`;
}

/** A file under the name given, or null where there is none (user contract, `ResumeFile`). */
export function fileJson(name: string): RawBuilder<unknown> {
  const column = (one: string) => sql.ref(`${name}.${one}`);
  return sql`case when ${column('id')} is not null then json_build_object(
    'fileName', ${column('name')}, 'mediaType', ${column('media_type')}, 'size', ${column('size')}) end`;
}
