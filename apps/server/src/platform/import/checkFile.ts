import { stat } from 'node:fs/promises';
import { Refusal } from '../operator/refusal.ts';
import type { Language } from '../problem/language.ts';
import { formatMessage, IMPORT_MESSAGES } from './reason.ts';

/**
 * @returns the size in bytes
 * @throws Refusal in the operator's language if the file cannot be read
 */
export async function checkFile(path: string, language: Language): Promise<number> {
  const { file } = IMPORT_MESSAGES[language];
  const found = await stat(path).catch((error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'missing' : 'unreadable',
  );
  if (typeof found === 'string') throw new Refusal(null, formatMessage(file[found], { path }));
  if (found.isDirectory()) throw new Refusal(null, formatMessage(file.folder, { path }));
  return found.size;
}
