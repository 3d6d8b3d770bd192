import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { checkPicture, type CheckedPicture } from '../../../platform/files/checkPicture.ts';
import { discardFiles, storeFile, type FileDeps } from '../../../platform/files/storedFiles.ts';
import { readPictureFile } from '../../../platform/import/pictureFile.ts';
import { RecordRefusal } from '../../../platform/import/reason.ts';
import { Problem } from '../../../platform/problem/problem.ts';

interface Photo extends CheckedPicture {
  readonly name: string;
}

/**
 * Null without a name.
 * @throws RecordRefusal for a file that is missing or not a picture
 */
export async function readPhoto(folder: string, name: string | null): Promise<Photo | null> {
  if (name === null) return null;
  const { bytes } = await readPictureFile(folder, name, 'photo');
  try {
    return { name, ...(await checkPicture(bytes, null)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new RecordRefusal({ code: 'notPhoto', field: 'photo' });
  }
}

export async function savePhoto(deps: FileDeps, counsellorId: string, photo: Photo | null): Promise<boolean> {
  const { clock, database, fileStore } = deps;
  const { id: before, size } = await database
    .selectFrom('counsellors')
    .leftJoin('files', 'files.id', 'counsellors.photo_file_id')
    .select(['files.id', 'files.size'])
    .where('counsellors.id', '=', counsellorId)
    .executeTakeFirstOrThrow();
  if (photo === null && before === null) return false;
  const isSame =
    before !== null &&
    size === photo?.bytes.length &&
    Buffer.compare(await fileStore.read(before, size), photo.bytes) === 0;
  if (isSame) return false;
  const after = photo === null ? null : await storeFile(deps, { userId: null, ...photo }, clock.now());
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('counsellors')
      .set({ photo_file_id: after })
      .where('id', '=', counsellorId)
      .execute();
    await discardFiles(deps, transaction, [before]);
  });
  return true;
}
