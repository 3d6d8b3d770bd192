import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { postJson, visibleTo, type Post } from './postJson.ts';
import type { Reader } from './reader.ts';
import { readJson } from '../../platform/json/readJson.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';

/** A post as JSON text; undefined when it is not there, not published yet or not for the reader. */
export function showPost(
  database: Kysely<Database>,
  id: string,
  reader: Reader,
  now: Date,
): Promise<JsonText<Post> | undefined> {
  return readJson(
    database,
    postJson(reader),
    (selected) => sql`
    select ${selected} from posts p
    where p.id = ${id} and ${visibleTo(reader, now)}`,
  );
}
