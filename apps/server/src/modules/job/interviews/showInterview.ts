import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readJson } from '../../../platform/json/readJson.ts';
import type { Viewer } from '../posting/viewer.ts';
import { interviewJson, type Interview } from './interviewJson.ts';

/** Undefined if the interview is not the viewer's. */
export function showInterview(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Interview> | undefined> {
  return readJson(
    database,
    interviewJson(viewer, now),
    (selected) => sql`
      select ${selected}
      from interviews i join applications a on a.id = i.application_id join jobs j on j.id = a.job_id
      where i.id = ${id} and a.user_id = ${viewer.id}`,
  );
}
