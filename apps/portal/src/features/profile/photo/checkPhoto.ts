export const largestPhoto = 5 * 1024 * 1024;

/** Accepted picture types. The server detects the actual type from the bytes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

export type PhotoFault = 'wrongType' | 'tooLarge' | 'empty' | 'broken';

/** The error of a picture by its type and size; null if it may be opened. */
export const checkPhoto = ({ type, size }: Pick<File, 'type' | 'size'>): PhotoFault | null => {
  if (!photoTypes.some((taken) => taken === type)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > largestPhoto ? 'tooLarge' : null;
};
