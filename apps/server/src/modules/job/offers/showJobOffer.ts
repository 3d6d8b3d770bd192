import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readJson } from '../../../platform/json/readJson.ts';
import type { Viewer } from '../posting/viewer.ts';
import { letterJson, type OfferLetter } from './offerJson.ts';

export function showJobOffer(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<OfferLetter> | undefined> {
  return readJson(
    database,
    letterJson(viewer, now),
    (selected) => sql`
      select ${selected}
      from job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id
      where o.id = ${id} and a.user_id = ${viewer.id}`,
  );
}
