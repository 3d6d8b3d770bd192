import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/database/schema.ts';
import { universityKey, type UniversitiesByName } from './readRow.ts';

/** Ids of universities by everything a file may write: English name, Japanese name, or id. */
export async function universitiesByName(database: Kysely<Database>): Promise<UniversitiesByName> {
  const universities = await database.selectFrom('universities').select(['id', 'name', 'name_jp']).execute();
  return new Map(
    universities.flatMap(({ id, name, name_jp: nameJp }) =>
      [name, nameJp, id]
        .filter((one) => one !== null)
        .map((one): readonly [string, string] => [universityKey(one), id]),
    ),
  );
}
