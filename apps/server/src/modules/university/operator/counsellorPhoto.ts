import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../../platform/deps.ts';
import { checkPicture, type CheckedPicture } from '../../../platform/files/checkPicture.ts';
import { discardFiles, keepFile } from '../../../platform/files/keptFiles.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Bytes of a file that is looked at; what a picture may have is checked by its contents. */
const READ_LIMIT = 32 * 1024 * 1024;

/** A picture that was looked at, with the name it came with. */
interface Photo extends CheckedPicture {
  readonly name: string;
}

/**
 * Reads a picture that stands in a folder; null for none.
 * @throws Refusal for a file that is not there or no picture
 */
export async function readPhoto(folder: string, name: string | null): Promise<Photo | null> {
  if (name === null) return null;
  const path = join(folder, name);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) throw new Refusal(null, `photo: there is no file ${name} beside this one`);
  if (found.size > READ_LIMIT) throw new Refusal(null, 'photo: is too large');
  try {
    return { name, ...checkPicture(await readFile(path)) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Refusal(null, 'photo: is no whole JPEG, PNG or GIF of up to 5 MB');
  }
}

/** Makes a picture a counsellor's, or takes theirs away; the same one again changes nothing. */
export async function savePhoto(
  deps: Pick<Deps, 'clock' | 'database' | 'fileStore'>,
  counsellorId: string,
  photo: Photo | null,
): Promise<void> {
  const { clock, database, fileStore } = deps;
  const { photo_file_id: before } = await database
    .selectFrom('counsellors')
    .select('photo_file_id')
    .where('id', '=', counsellorId)
    .executeTakeFirstOrThrow();
  if (photo === null && before === null) return;
  if (photo !== null && before !== null && Buffer.compare(await fileStore.read(before), photo.bytes) === 0)
    return;
  const after = photo === null ? null : await keepFile(deps, { userId: null, ...photo }, clock.now());
  await database
    .updateTable('counsellors')
    .set({ photo_file_id: after })
    .where('id', '=', counsellorId)
    .execute();
  await discardFiles(deps, [before]);
}
