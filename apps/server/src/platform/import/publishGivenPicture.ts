import { publishPicture } from '../files/publishedPictures.ts';
import type { PictureKind } from '../files/renderPicture.ts';
import type { FileDeps } from '../files/storedFiles.ts';
import { Refusal } from '../operator/refusal.ts';
import { Problem } from '../problem/problem.ts';
import type { PictureFile } from './pictureFile.ts';
import { reasonMessage, RecordRefusal } from './reason.ts';

/**
 * Publishes the picture that a record of an import names.
 * @param field that messages name
 * @returns the id of its row in `pictures`
 * @throws RecordRefusal for what is not a picture
 */
export async function publishRecordPicture(
  deps: FileDeps,
  kind: PictureKind,
  field: string,
  read: () => Promise<PictureFile>,
): Promise<string> {
  try {
    return await publishPicture(deps, { kind, ...(await read()) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new RecordRefusal({ code: 'notPhoto', field });
  }
}

/**
 * Publishes the picture that a command names.
 * @param field that messages name
 * @returns the id of its row in `pictures`
 * @throws Refusal for what is not a picture
 */
export async function publishGivenPicture(
  deps: FileDeps,
  kind: PictureKind,
  field: string,
  read: () => Promise<PictureFile>,
): Promise<string> {
  try {
    return await publishRecordPicture(deps, kind, field, read);
  } catch (error) {
    if (error instanceof RecordRefusal) throw new Refusal(null, reasonMessage(error.reason, 'en'));
    throw error;
  }
}
