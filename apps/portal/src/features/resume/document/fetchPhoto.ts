import { locate } from '@michi/api/transport';

/** Picture types that a document supports. */
const taken: readonly string[] = ['image/jpeg', 'image/png'];

const toPng = async (picture: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
};

/**
 * The bytes of the student's picture, JPEG or PNG.
 * @returns null without a picture, and where it cannot be had: the form leaves its place empty
 */
export const fetchPhoto = async (photoUrl: string | null): Promise<Uint8Array | null> => {
  if (photoUrl === null) return null;
  try {
    const answer = await fetch(new URL(photoUrl, new URL(locate('/api/user/'), document.baseURI)));
    if (!answer.ok) return null;
    const picture = await answer.blob();
    const fitting = taken.includes(picture.type) ? picture : await toPng(picture);
    return new Uint8Array(await fitting.arrayBuffer());
  } catch {
    return null;
  }
};
