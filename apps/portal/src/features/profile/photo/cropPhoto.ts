import type { PictureArea } from '@michi/design-system/image-cropper';

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
