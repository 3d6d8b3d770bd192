import { documentFormat } from '@michi/api/documents';
import CFB from 'cfb';
import { fromBufferPromise, type ZipFile } from 'yauzl';
import { invalidFields, Problem } from '../problem/problem.ts';
import { isWordPackage, PACKAGE_PARTS } from './wordPackage.ts';

export type DocumentType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Bytes of an unpacked document. */
const UNPACKED_LIMIT = 50 * 1024 * 1024;

/** Files in a document; a long one with many pictures has some hundred. */
const ENTRY_LIMIT = 5_000;

/** Bytes of a part that names others. */
const PACKAGE_PART_LIMIT = 1024 * 1024;

/**
 * Detects the type of a document by its bytes. A hostile file may use any time and memory here, so it runs in a worker.
 * @throws Problem UNSUPPORTED_MEDIA_TYPE, or VALIDATION_FAILED for a damaged file
 */
export async function readDocumentType(bytes: Uint8Array): Promise<DocumentType> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (documentFormat(bytes)) {
    case 'pdf':
      return readPdf(bytes, data);
    case 'zip':
      return readDocx(data);
    case 'compound':
      return readDoc(data);
    case null:
      throw refused();
  }
}

function refused(): Problem {
  return new Problem('UNSUPPORTED_MEDIA_TYPE', {
    situation: 'fileRefused',
    fields: { file: { rule: 'documentType' } },
  });
}

/** A complete PDF has its end marker near the end (ISO 32000-1, annex H.3). */
async function readPdf(bytes: Uint8Array, data: Buffer): Promise<DocumentType> {
  if (!data.subarray(-2048).includes('%%EOF')) throw invalidFields({ file: 'fileBroken' });
  // The dictionary with this name is never compressed or encrypted (ISO 32000-1, section 7.6.1).
  if (data.includes('/Encrypt') && (await needsPassword(bytes)))
    throw invalidFields({ file: 'fileProtected' });
  return 'application/pdf';
}

/**
 * Whether a PDF opens with a password only. An encrypted one that merely forbids printing or copying opens with the
 * empty password. Of a PDF that cannot be opened at all nothing is known, so it is not refused for a password.
 */
async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  const { getDocument, PasswordException, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Not a Buffer, which a child process is given, and pdf.js refuses.
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    await opening.promise;
    return false;
  } catch (error) {
    return error instanceof PasswordException;
  } finally {
    await opening.destroy();
  }
}

/** A DOCX is a zip archive with a Word document and without macros (ECMA-376, part 2). */
async function readDocx(data: Buffer): Promise<DocumentType> {
  let archive: ZipFile;
  try {
    archive = await fromBufferPromise(data, { lazyEntries: true });
  } catch (cause) {
    throw broken(cause);
  }
  const parts = await unpackedParts(archive);
  if (!isWordPackage(parts)) throw refused();
  return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}

/**
 * Unpacks everything, since the sizes declared by an archive may be wrong, and keeps only the parts that reference
 * others.
 * @returns by name, the text of those parts and null for others
 */
async function unpackedParts(archive: ZipFile): Promise<ReadonlyMap<string, string | null>> {
  const parts = new Map<string, string | null>();
  let declared = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      declared += entry.uncompressedSize;
      if (declared > UNPACKED_LIMIT || parts.size >= ENTRY_LIMIT)
        throw invalidFields({ file: 'fileUnpacksTooLarge' });
      if (entry.isEncrypted()) throw invalidFields({ file: 'fileProtected' });
      const isNeeded = PACKAGE_PARTS.has(entry.fileName.toLowerCase());
      if (isNeeded && entry.uncompressedSize > PACKAGE_PART_LIMIT) throw broken(undefined);
      // The stream fails as soon as an entry has more bytes than it declares.
      const content: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry);
      const chunks: Buffer[] = [];
      for await (const chunk of content) if (isNeeded) chunks.push(chunk);
      parts.set(entry.fileName, isNeeded ? new TextDecoder().decode(Buffer.concat(chunks)) : null);
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw broken(cause);
  }
  return parts;
}

/** A compound file may be a Word document, another document, or protected by a password (MS-DOC, MS-OFFCRYPTO). */
function readDoc(data: Buffer): DocumentType {
  let file: ReturnType<typeof CFB.read>;
  try {
    file = CFB.read(data, { type: 'buffer' });
  } catch (cause) {
    throw broken(cause);
  }
  if (CFB.find(file, '/EncryptedPackage') !== null) throw invalidFields({ file: 'fileProtected' });
  const content = CFB.find(file, '/WordDocument')?.content;
  if (content === undefined) throw refused();
  const document = Buffer.from(content);
  // The start of the file information block (MS-DOC, section 2.5.2): its signature, and whether it is encrypted.
  if (document.length < 12 || document.readUInt16LE(0) !== 0xa5ec) throw broken(undefined);
  if ((document.readUInt16LE(10) & 0x0100) !== 0) throw invalidFields({ file: 'fileProtected' });
  return 'application/msword';
}

function broken(cause: unknown): Problem {
  return new Problem('VALIDATION_FAILED', { fields: { file: { rule: 'fileBroken' } }, cause });
}
