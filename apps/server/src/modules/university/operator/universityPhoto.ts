import { basename } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { discardPictures } from '../../../platform/files/publishedPictures.ts';
import type { FileDeps } from '../../../platform/files/storedFiles.ts';
import { checkFile } from '../../../platform/import/checkFile.ts';
import { readPicture } from '../../../platform/import/pictureFile.ts';
import { publishGivenPicture } from '../../../platform/import/publishGivenPicture.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/** A photo that an operator gives. */
interface GivenPhoto {
  readonly path: string;
  readonly text: string | null;
  readonly textJp: string | null;
}

/**
 * Publishes a photo in place of the one that the university has, or removes that.
 * @returns whether it had one
 * @throws Refusal for a file that is not a picture, and unless exactly one university has the name or id
 */
export async function setUniversityPhoto(
  deps: FileDeps,
  university: string,
  photo: GivenPhoto | null,
): Promise<boolean> {
  const id = await findUniversity(deps.database, university);
  const after = photo === null ? null : await publish(deps, photo.path);
  return inTransaction(deps.database, async (transaction) => {
    const { photo_id: before } = await transaction
      .selectFrom('universities')
      .select('photo_id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('universities')
      .set({ photo_id: after, photo_text: photo?.text ?? null, photo_text_jp: photo?.textJp ?? null })
      .where('id', '=', id)
      .execute();
    await discardPictures(deps, transaction, [before]);
    return before !== null;
  });
}

async function findUniversity(database: Kysely<Database>, nameOrId: string): Promise<string> {
  const [found, another] = await database
    .selectFrom('universities')
    .select('id')
    .where((where) =>
      where.or([
        where('name', '=', nameOrId),
        where('name_jp', '=', nameOrId),
        where(sql<string>`id::text`, '=', nameOrId.toLowerCase()),
      ]),
    )
    .limit(2)
    .execute();
  if (found === undefined) throw new Refusal('--university', `is not a known university: ${nameOrId}`);
  if (another !== undefined)
    throw new Refusal('--university', 'is the name of more than one university: give its id');
  return found.id;
}

async function publish(deps: FileDeps, path: string): Promise<string> {
  await checkFile(path, 'en');
  const name = basename(path);
  return publishGivenPicture(deps, 'COVER', name, async () => ({
    name,
    bytes: await readPicture(path, name, name),
  }));
}
