import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** The files with the pictures of a university's counsellors. */
export async function photoFiles(
  database: Kysely<Database>,
  universityId: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('counsellors')
    .select('photo_file_id')
    .where('university_id', '=', universityId)
    .where('photo_file_id', 'is not', null)
    .execute();
  return rows.flatMap(({ photo_file_id: id }) => id ?? []);
}
