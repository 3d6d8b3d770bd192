import { runInWorker } from '../files/runInWorker.ts';
import type { PrintedDocument } from './drawPdf.ts';

/** Milliseconds for one document: those of several thousand full texts take less. */
const TIME_LIMIT = 10_000;

/** A document exceeds the time or the memory for one. */
export class DocumentTooDemanding extends Error {
  override readonly name = 'DocumentTooDemanding';

  constructor() {
    super('Drawing the document took too much time or memory.');
  }
}

const drawInWorker = runInWorker<PrintedDocument, Uint8Array>(
  new URL('./pdfWorker.ts', import.meta.url),
  TIME_LIMIT,
);

/**
 * Draws a document as PDF, without blocking other requests.
 * @param owner id of the user who asked for it
 * @throws DocumentTooDemanding, and the errors of `withFileSlot`
 */
export async function drawDocument(document: PrintedDocument, owner: string): Promise<Uint8Array> {
  return drawInWorker(document, () => new DocumentTooDemanding(), owner);
}
