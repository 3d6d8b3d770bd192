import { fileName } from './attachment.ts';
import { ATTACHMENT_LIMIT, checkAttachment, type CheckedAttachment } from './checkAttachment.ts';
import { tooLarge } from './checkDocument.ts';
import { storeFile, type FileDeps } from './storedFiles.ts';
import { invalidFields } from '../problem/problem.ts';

/** A form may be larger than its file, so that a file slightly too large is rejected by the file limit. */
export const ATTACHMENT_FORM = { limit: ATTACHMENT_LIMIT + 256 * 1024, tooLarge };

interface StoredAttachment {
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: CheckedAttachment['mediaType'];
  readonly size: number;
}

/**
 * Checks and stores the file of a form, to which a transaction refers afterwards.
 * @throws Problem for a file that is empty, too large, of another type, or damaged
 */
export async function storeAttachedFile(
  deps: FileDeps,
  file: Blob,
  userId: string,
  now: Date,
): Promise<StoredAttachment> {
  if (file.size > ATTACHMENT_LIMIT) throw tooLarge();
  if (file.size === 0) throw invalidFields({ file: 'required' });
  const { bytes, mediaType } = await checkAttachment(new Uint8Array(await file.arrayBuffer()), userId);
  const name = fileName(file instanceof File ? file.name : '', mediaType);
  const id = await storeFile(deps, { userId, name, mediaType, bytes }, now);
  return { id, fileName: name, mediaType, size: bytes.length };
}
