import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { Viewer } from '../posting/viewer.ts';
import { letterJson } from './offerJson.ts';

/** An offer letter of the viewer as JSON text; undefined when it is not theirs. */
export async function showJobOffer(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ letter: string }>`
    select ${letterJson(viewer, now)}::text as letter
    from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
    where o.id = ${id} and a.user_id = ${viewer.id}`.execute(database);
  return rows[0]?.letter;
}
