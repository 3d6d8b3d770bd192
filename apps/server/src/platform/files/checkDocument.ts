import { Problem } from '../problem/problem.ts';
import { runInWorker } from './runInWorker.ts';
import type { DocumentType } from './readDocumentType.ts';

/** Bytes a document may have. */
export const DOCUMENT_LIMIT = 10 * 1024 * 1024;

const readInWorker = runInWorker<Uint8Array, DocumentType>(new URL('./documentWorker.ts', import.meta.url));

/**
 * Detects the type of a document by its bytes, without blocking other requests.
 * @param owner the id of its user; null for an operator's
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for a damaged file
 */
export async function checkDocument(bytes: Uint8Array, owner: string | null): Promise<DocumentType> {
  if (bytes.length > DOCUMENT_LIMIT) throw tooLarge();
  return readInWorker(bytes, 'file', owner);
}

/** The answer to a document over the limit. */
export function tooLarge(): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', {
    situation: 'fileTooLarge',
    fields: { file: { rule: 'fileTooLarge', values: { maximum: 10 } } },
  });
}
