import { documentFormat, documentLimit, formatLength, pictureType } from '@michi/api/documents';

/** File extensions that a dialog for files offers; the name of a file does not matter otherwise. */
export const fileEndings = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.gif'] as const;

/** Why a file is not uploaded. */
export type FileFault = 'tooLarge' | 'wrongType' | 'empty';

/** The error of a file by its size and its first bytes; null if it may be sent. The server reads the rest. */
export const checkFile = async (file: Blob): Promise<FileFault | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > documentLimit) return 'tooLarge';
  const start = new Uint8Array(await file.slice(0, formatLength).arrayBuffer());
  return documentFormat(start) === null && pictureType(start) === null ? 'wrongType' : null;
};
