export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif';

const starts: readonly (readonly [PictureType, string])[] = [
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
  ['image/png', '\u0089PNG\r\n\u001a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
];

/**
 * The type of a picture by its first bytes; its name says nothing.
 * @returns null for any other file
 */
export const pictureType = (bytes: Uint8Array): PictureType | null => {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return starts.find(([, signature]) => start.startsWith(signature))?.[0] ?? null;
};
