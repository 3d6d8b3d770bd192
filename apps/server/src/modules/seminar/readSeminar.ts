import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { seminarJson } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

/**
 * A seminar as it stands for the viewer, as JSON text; whether it is theirs to see is not asked here.
 * @throws Problem NOT_FOUND
 */
export async function readSeminar(
  database: Kysely<Database>,
  seminarId: string,
  viewer: Viewer,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ seminar: string }>`
    select ${seminarJson('s', viewer, now)}::text as seminar from seminars s where s.id = ${seminarId}`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.seminar;
}
