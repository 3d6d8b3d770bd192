import { documentFormat, documentLimit, formatLength } from '@michi/api/documents';

export type FileFault = 'tooLarge' | 'wrongType' | 'empty';

/**
 * The error of a file by its size and its first bytes; null if it may be sent. Its name does not matter. The server
 * reads the rest.
 */
export const checkFile = async (file: Blob): Promise<FileFault | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > documentLimit) return 'tooLarge';
  const start = await file.slice(0, formatLength).arrayBuffer();
  return documentFormat(new Uint8Array(start)) === null ? 'wrongType' : null;
};
