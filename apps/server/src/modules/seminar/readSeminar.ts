import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { seminarJson, type Seminar } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';
import { readJson } from '../../platform/json/readJson.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';

/**
 * The caller checks whether the viewer may see it.
 * @throws Problem NOT_FOUND
 */
export async function readSeminar(
  database: Kysely<Database>,
  seminarId: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Seminar>> {
  const found = await readJson(
    database,
    seminarJson('s', viewer, now),
    (selected) => sql`
    select ${selected} from seminars s where s.id = ${seminarId}`,
  );
  if (found === undefined) throw new Problem('NOT_FOUND');
  return found;
}
