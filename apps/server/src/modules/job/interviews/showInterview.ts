import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Viewer } from '../posting/viewer.ts';
import { interviewJson } from './interviewJson.ts';

/** An interview of the viewer whole as JSON text; undefined when it is not theirs. */
export async function showInterview(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ interview: string }>`
    select ${interviewJson(viewer, now)}::text as interview
    from interviews i join applications a on a.id = i.application_id join jobs j on j.id = a.job_id
    where i.id = ${id} and a.user_id = ${viewer.id}`.execute(database);
  return rows[0]?.interview;
}
