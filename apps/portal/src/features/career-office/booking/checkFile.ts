/** Largest size in bytes: 10 MB. */
export const largestFile = 10 * 1024 * 1024;

/** Accepted file extensions. The server detects the actual type from the bytes. */
export const fileEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif'] as const;

/** Why a file is not uploaded. */
export type FileFault = 'tooLarge' | 'wrongType' | 'empty';

/** The error of a file by its name and size; null if it may be sent. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): FileFault | null => {
  if (!fileEndings.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongType';
  if (size === 0) return 'empty';
  return size > largestFile ? 'tooLarge' : null;
};
