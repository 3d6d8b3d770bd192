import { pictureType, type PictureType } from '@michi/api/documents';
import { Problem } from '../problem/problem.ts';
import { tooDemanding } from './checkDocument.ts';
import type { CleanedPicture, PictureTask } from './cleanPicture.ts';
import { runInWorker } from './runInWorker.ts';

/** Bytes of a picture. */
export const PICTURE_LIMIT = 5 * 1024 * 1024;

/** A form field for a picture, and its limit in bytes. */
export interface PictureField {
  readonly name: string;
  readonly limit: number;
}

const PHOTO: PictureField = { name: 'photo', limit: PICTURE_LIMIT };

export interface CheckedPicture {
  readonly mediaType: PictureType;
  /** Re-encoded, upright and without metadata of a camera or a program, such as the location. */
  readonly bytes: Uint8Array;
}

const cleanInWorker = runInWorker<PictureTask, CleanedPicture>(
  new URL('./pictureWorker.ts', import.meta.url),
);

/**
 * Detects the type of a picture by its bytes, and re-encodes it without blocking other requests.
 * @param owner id of the file's user; null for an operator
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for a picture that is damaged or too
 * large in pixels
 */
export async function checkPicture(
  bytes: Uint8Array,
  owner: string | null,
  field = PHOTO,
): Promise<CheckedPicture> {
  if (bytes.length > field.limit) throw pictureTooLarge(field);
  const mediaType = pictureType(bytes);
  if (mediaType === null)
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
      situation: 'fileRefused',
      fields: { [field.name]: { rule: 'pictureType' } },
    });
  return {
    mediaType,
    bytes: await cleanInWorker(
      { bytes, mediaType, field: field.name },
      () => tooDemanding(field.name),
      owner,
    ),
  };
}

/** The problem for a picture over the limit. */
export function pictureTooLarge({ limit, name }: PictureField = PHOTO): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', {
    situation: 'fileTooLarge',
    fields: { [name]: { rule: 'fileTooLarge', values: { maximum: limit / 1024 / 1024 } } },
  });
}
