import { documentLimit } from '@michi/api/documents';
import { invalidFields, Problem } from '../problem/problem.ts';
import { runInWorker } from './runInWorker.ts';
import type { DocumentType } from './readDocumentType.ts';

const readInWorker = runInWorker<Uint8Array, DocumentType>(new URL('./documentWorker.ts', import.meta.url));

/**
 * Detects the type of a document by its bytes, without blocking other requests.
 * @param owner id of the file's user; null for an operator
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for a damaged file
 */
export async function checkDocument(bytes: Uint8Array, owner: string | null): Promise<DocumentType> {
  if (bytes.length > documentLimit) throw tooLarge();
  return readInWorker(bytes, () => tooDemanding('file'), owner);
}

/** The problem for an uploaded file that takes too much time or memory. */
export function tooDemanding(field: string): Problem {
  return invalidFields({ [field]: 'fileTooDemanding' });
}

/** The problem for a document over the limit. */
export function tooLarge(): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', {
    situation: 'fileTooLarge',
    fields: { file: { rule: 'fileTooLarge', values: { maximum: 10 } } },
  });
}
