import { documentLimit } from '@michi/api/documents';
import type { Deps } from '../../../platform/deps.ts';
import { fileName } from '../../../platform/files/attachment.ts';
import { storeFile } from '../../../platform/files/storedFiles.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { checkDocument, tooLarge } from '../../../platform/files/checkDocument.ts';
import { readWholeUpload } from './uploads.ts';
import type { ResumeForm } from './resumeFields.ts';

export interface TakenFile {
  readonly id: string;
  readonly name: string;
}

/**
 * Checks and stores a form's file, sent with it or uploaded in parts before.
 * @returns undefined without a file
 * @throws Problem for a file that is too large, of another type, damaged, or another user's
 */
export async function takenFile(
  deps: Deps,
  { file, uploadId }: ResumeForm,
  userId: string,
  now: Date,
): Promise<TakenFile | undefined> {
  if (file !== undefined && uploadId !== undefined) throw invalidFields({ uploadId: 'fileOnce' });
  if (uploadId !== undefined) {
    const upload = await readWholeUpload(deps.database, uploadId, userId, now);
    return keep(deps, upload.fileName, upload.bytes, userId, now);
  }
  if (file === undefined) return undefined;
  if (file.size > documentLimit) throw tooLarge();
  const name = file instanceof File ? file.name : '';
  return keep(deps, name, new Uint8Array(await file.arrayBuffer()), userId, now);
}

async function keep(
  deps: Deps,
  typedName: string,
  bytes: Uint8Array,
  userId: string,
  now: Date,
): Promise<TakenFile> {
  const mediaType = await checkDocument(bytes, userId);
  const name = fileName(typedName, mediaType);
  return { id: await storeFile(deps, { userId, name, mediaType, bytes }, now), name };
}
