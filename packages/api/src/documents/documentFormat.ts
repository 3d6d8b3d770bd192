/** Largest size in bytes of a document: 10 MB. */
export const documentLimit = 10 * 1024 * 1024;

/** Bytes from the start of a file that tell its format. */
export const formatLength = 1024;

/** PDF, DOCX as a zip archive, and DOC as a compound file: what is in the latter two only the whole file tells. */
export type DocumentFormat = 'pdf' | 'zip' | 'compound';

/** First bytes of a zip archive, and of a compound file (MS-CFB, section 2.2). */
const starts: readonly (readonly [DocumentFormat, string])[] = [
  ['zip', 'PK\u0003\u0004'],
  ['compound', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
];

/**
 * The format of a document by its first bytes; its name says nothing. The header of a PDF may be anywhere within the
 * first 1,024 bytes, as readers accept it there (ISO 32000-1, annex H.3, implementation note 13).
 * @param bytes the file, or its first {@link formatLength} bytes
 * @returns null for any other file
 */
export const documentFormat = (bytes: Uint8Array): DocumentFormat | null => {
  const start = String.fromCharCode(...bytes.subarray(0, formatLength));
  const format = starts.find(([, signature]) => start.startsWith(signature))?.[0];
  return format ?? (start.includes('%PDF-') ? 'pdf' : null);
};
