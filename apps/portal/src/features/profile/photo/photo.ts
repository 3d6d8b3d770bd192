import type { PictureArea } from '@michi/design-system/image-cropper';

export const largestPhoto = 5 * 1024 * 1024;

/** Accepted picture types. The server detects the actual type from the bytes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

export type PhotoFault = 'wrongType' | 'tooLarge' | 'empty' | 'broken';

/** The error of a picture by its type and size; null if it may be opened. */
export const checkPhoto = ({ type, size }: Pick<File, 'type' | 'size'>): PhotoFault | null => {
  if (!photoTypes.some((each) => each === type)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > largestPhoto ? 'tooLarge' : null;
};

/** Width and height of a photo in pixels: sharp on a printed resume of 30 × 40 mm. */
const side = 720;

/**
 * Re-encodes a part of a picture as a JPEG without metadata; transparent areas become white.
 * @throws DOMException if it is not a picture
 */
export const cropPhoto = async (file: Blob, { x, y, width, height }: PictureArea): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  try {
    const length = Math.min(side, Math.max(1, Math.round(width)));
    const canvas = new OffscreenCanvas(length, length);
    const context = canvas.getContext('2d');
    if (context === null) throw new DOMException('No canvas to draw on', 'NotSupportedError');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, length, length);
    context.drawImage(bitmap, x, y, width, height, 0, 0, length, length);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  } finally {
    bitmap.close();
  }
};

/** Whether the browser can show a file as a picture. */
export const isPicture = async (file: Blob): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};
