import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { postJson, visibleTo } from './postJson.ts';
import type { Reader } from './reader.ts';

/** A post as JSON text; undefined when it is not there, not published yet or not for the reader. */
export async function showPost(
  database: Kysely<Database>,
  id: string,
  reader: Reader,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ post: string }>`
    select ${postJson(reader)}::text as post from posts p
    where p.id = ${id} and ${visibleTo(reader, now)}`.execute(database);
  return rows[0]?.post;
}
