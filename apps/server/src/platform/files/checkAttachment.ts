import { documentLimit, pictureType } from '@michi/api/documents';
import { Problem } from '../problem/problem.ts';
import { checkDocument } from './checkDocument.ts';
import { checkPicture, type PictureField } from './checkPicture.ts';
import type { FileType } from './fileType.ts';

/** Largest size in bytes of a file attached to a message or an appointment. */
export const ATTACHMENT_LIMIT = documentLimit;

const PICTURE: PictureField = { name: 'file', limit: ATTACHMENT_LIMIT };

export interface CheckedAttachment {
  readonly mediaType: FileType;
  /** Pictures are re-encoded, upright and without metadata. */
  readonly bytes: Uint8Array;
}

/**
 * Detects the type of an attached file by its bytes: PDF, DOC, DOCX, JPEG, PNG or GIF.
 * @param owner id of the file's user
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for a damaged file
 */
export async function checkAttachment(bytes: Uint8Array, owner: string): Promise<CheckedAttachment> {
  if (pictureType(bytes) !== null) return checkPicture(bytes, owner, PICTURE);
  try {
    return { mediaType: await checkDocument(bytes, owner), bytes };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'UNSUPPORTED_MEDIA_TYPE') throw error;
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
      situation: 'fileRefused',
      fields: { file: { rule: 'attachmentType' } },
      cause: error,
    });
  }
}
