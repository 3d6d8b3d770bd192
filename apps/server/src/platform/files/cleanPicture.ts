import type { PictureType } from '@michi/api/documents';
import sharp, { type Sharp } from 'sharp';
import { invalidFields, Problem } from '../problem/problem.ts';

export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly mediaType: PictureType;
  readonly field: string;
}

export type CleanedPicture = Uint8Array;

/** Millions of pixels of a picture, all frames of an animation together; phones take up to 50. */
const MEGAPIXELS = 64;

sharp.cache(false);
// Pictures of several users are encoded at once; one must not use every core.
sharp.concurrency(1);
// Only the formats that a picture may have.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});

/**
 * Re-encodes a picture: upright, in sRGB, keeping only the pixels and the timing of an animation.
 * @throws Problem VALIDATION_FAILED if it is damaged or has too many pixels
 */
export async function cleanPicture({ bytes, mediaType, field }: PictureTask): Promise<CleanedPicture> {
  const encode = (picture: Sharp) => encoded(picture.autoOrient(), mediaType).toBuffer();
  return openPicture(bytes, field, encode, mediaType === 'image/gif');
}

/**
 * Decodes a picture for work on its pixels.
 * @throws Problem VALIDATION_FAILED if it is damaged or has too many pixels
 */
export async function openPicture<Result>(
  bytes: Uint8Array,
  field: string,
  work: (picture: Sharp) => Promise<Result>,
  animated = false,
): Promise<Result> {
  // The number of pixels is checked here, since the library reports its own limit only in an error message.
  const picture = sharp(bytes, { animated, failOn: 'error', limitInputPixels: false });
  try {
    const { width, height, pageHeight = height, pages = 1 } = await picture.metadata();
    if (width * pageHeight * (animated ? pages : 1) > MEGAPIXELS * 1_000_000)
      throw invalidFields({ [field]: { rule: 'tooManyPixels', values: { maximum: MEGAPIXELS } } });
    return await work(picture);
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('VALIDATION_FAILED', { fields: { [field]: { rule: 'fileBroken' } }, cause });
  }
}

function encoded(picture: Sharp, mediaType: PictureType): Sharp {
  switch (mediaType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 85 });
    case 'image/png':
      return picture.png();
    case 'image/gif':
      // The palette stays as it is, so that dithering would only add noise.
      return picture.gif({ effort: 1, dither: 0 });
  }
}
