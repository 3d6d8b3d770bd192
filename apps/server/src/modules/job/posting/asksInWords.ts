import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { visibleTo } from './showJob.ts';
import type { Viewer } from './viewer.ts';

/** The ids of a job's questions that are answered in words; undefined for a job that the viewer may not see. */
export async function asksInWords(
  database: Kysely<Database>,
  jobId: string,
  viewer: Pick<Viewer, 'universityId'>,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ ids: readonly string[] }>`
    select array(select asked ->> 'id' from jsonb_array_elements(j.questions) asked where asked ->> 'kind' = 'TEXT') as ids
    from jobs j where j.id = ${jobId} and ${visibleTo(viewer)}`.execute(database);
  return rows[0]?.ids;
}
