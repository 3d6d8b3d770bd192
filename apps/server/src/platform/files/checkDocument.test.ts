import { monitorEventLoopDelay } from 'node:perf_hooks';
import CFB from 'cfb';
import { zipSync, type Zippable } from 'fflate';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { loopingDoc, MAIN, packageOf, text } from '../../../test/documents.ts';
import { Problem } from '../problem/problem.ts';
import { checkDocument } from './checkDocument.ts';

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
/** As by RC4 with 40 and 128 bits, and by AES with 128 and 256. */
const ENCRYPTIONS = ['1.3', '1.4', '1.6', '1.7ext3'] as const;

/** A PDF encrypted for an owner, who forbids everything, and with a password for readers or without one. */
async function encryptedPdf(
  version: (typeof ENCRYPTIONS)[number],
  userPassword?: string,
): Promise<Uint8Array> {
  const drawing = new PdfDocument({
    pdfVersion: version,
    ownerPassword: 'owner',
    permissions: {},
    ...(userPassword !== undefined && { userPassword }),
  });
  drawing.text('Hana Saeki').end();
  return Buffer.concat(await drawing.toArray());
}

const WORD = packageOf('word/document.xml');
const zip = (files: Zippable) => zipSync(files);

/** A compound file with these streams. */
function compound(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, name, Buffer.from(content));
  const bytes: Uint8Array = CFB.write(file, { type: 'buffer' });
  return bytes;
}

/** The beginning of a Word document as Word 97 and later write it, and whether it is encrypted. */
function wordStream(flags = 0): Uint8Array {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(flags, 10);
  return stream;
}

/** A package that declares every XML part as a main one, with prefixes and an absolute address. */
function byEnding(): Zippable {
  return {
    '[Content_Types].xml': text(
      `<c:Types xmlns:c="x"><c:Default Extension="XML" ContentType="${MAIN}"/></c:Types>`,
    ),
    '_rels/.rels': text(`<r:Relationships xmlns:r="x"><r:Relationship
      Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/doc/main.xml"/></r:Relationships>`),
    'doc/Main.xml': text('<w:document/>'),
  };
}

/** An archive whose entry says that it is small, and is not. */
function lyingZip(): Uint8Array {
  const bytes = Buffer.from(
    zip({ ...WORD, 'word/media/bomb.bin': [new Uint8Array(1_000_000), { level: 9 }] }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(1_000_000);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(10);
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at)) small.copy(bytes, at);
  return bytes;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['a PDF', text(PDF), 'application/pdf'],
  [
    'a PDF with scripts, which is never shown as ours',
    text(PDF.replace('/Catalog', '/Catalog /JS (app.alert\\(1\\))')),
    'application/pdf',
  ],
  ['a PDF behind other bytes', text(`${'\n'.repeat(1000)}${PDF}`), 'application/pdf'],
  [
    'a PDF that writes of encryption',
    text(PDF.replace('/Catalog', '/Catalog /Note (/Encrypt 5 0 R)')),
    'application/pdf',
  ],
  [
    'a PDF encrypted in an unknown way',
    text(PDF.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Unknown >>')),
    'application/pdf',
  ],
  ['a DOCX', zip(WORD), OFFICE],
  ['a DOCX whose main part has another name', zip(packageOf('word/document2.xml')), OFFICE],
  ['a DOCX whose types are told by ending', zip(byEnding()), OFFICE],
  ['a DOC', compound({ WordDocument: wordStream() }), 'application/msword'],
])('%s is known by its bytes', async (_, bytes, type) => {
  expect(await checkDocument(bytes, null)).toBe(type);
});

test.each([
  [
    'a renamed program',
    Buffer.concat([text('MZ'), Buffer.alloc(500)]),
    'UNSUPPORTED_MEDIA_TYPE',
    'documentType',
  ],
  ['a plain text', text('Hana Saeki'), 'UNSUPPORTED_MEDIA_TYPE', 'documentType'],
  [
    'an archive with a program in it',
    zip({ 'setup.exe': text('MZ') }),
    'UNSUPPORTED_MEDIA_TYPE',
    'documentType',
  ],
  [
    'a document with macros',
    zip({ ...WORD, 'word/vbaProject.bin': text('x') }),
    'UNSUPPORTED_MEDIA_TYPE',
    'documentType',
  ],
  [
    'a document with macros under another name',
    zip({
      ...packageOf('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'word/code.bin': text('x'),
    }),
    'UNSUPPORTED_MEDIA_TYPE',
    'documentType',
  ],
  [
    'a package that is about a table of numbers',
    zip({
      ...packageOf(
        'xl/workbook.xml',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      ),
      'word/document.xml': text('<w:document/>'),
    }),
    'UNSUPPORTED_MEDIA_TYPE',
    'documentType',
  ],
  [
    'a package whose main part is not there',
    zip({
      '[Content_Types].xml': WORD['[Content_Types].xml'],
      '_rels/.rels': WORD['_rels/.rels'],
      'word/other.xml': text('x'),
    }),
    'UNSUPPORTED_MEDIA_TYPE',
    'documentType',
  ],
  ['a table of numbers', compound({ Workbook: wordStream() }), 'UNSUPPORTED_MEDIA_TYPE', 'documentType'],
  [
    'a zip bomb',
    zip({ ...WORD, 'word/media/bomb.bin': [new Uint8Array(51 * 1024 * 1024), { level: 6 }] }),
    'VALIDATION_FAILED',
    'fileUnpacksTooLarge',
  ],
  ['a zip bomb that lies about its size', lyingZip(), 'VALIDATION_FAILED', 'fileBroken'],
  ['a DOCX cut off', zip(WORD).subarray(0, 100), 'VALIDATION_FAILED', 'fileBroken'],
  ['a PDF cut off', text(PDF.slice(0, 40)), 'VALIDATION_FAILED', 'fileBroken'],
  [
    'a DOCX with a password',
    compound({ EncryptedPackage: wordStream() }),
    'VALIDATION_FAILED',
    'fileProtected',
  ],
  [
    'a DOC with a password',
    compound({ WordDocument: wordStream(0x0100) }),
    'VALIDATION_FAILED',
    'fileProtected',
  ],
  ['11 MB', Buffer.alloc(11 * 1024 * 1024), 'PAYLOAD_TOO_LARGE', 'fileTooLarge'],
])('%s is refused at the field, with what to do', async (_, bytes, code, rule) => {
  const error: unknown = await checkDocument(bytes, null).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(Problem);
  expect(error).toMatchObject({ code, fields: { file: { rule } } });
});

test.each(ENCRYPTIONS)(
  'an encrypted PDF is refused only if it does not open without a password (PDF %s)',
  async (version) => {
    expect(await checkDocument(await encryptedPdf(version), null)).toBe('application/pdf');
    await expect(checkDocument(await encryptedPdf(version, 'secret'), null)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { file: { rule: 'fileProtected' } },
    });
  },
);

test('a file that would be read without end is cut off within two seconds, and meanwhile others are answered', async () => {
  // The first one pays for the start of the worker.
  await checkDocument(text(PDF), null);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  await expect(checkDocument(loopingDoc(), null)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { file: { rule: 'fileTooDemanding' } },
  });
  const milliseconds = performance.now() - started;
  delay.disable();
  expect(milliseconds).toBeLessThan(2_000);
  // Nanoseconds. On the event loop itself the file takes more than ten seconds without a pause.
  expect(delay.max).toBeLessThan(500_000_000);
});

test('a worker that was cut off is replaced', async () => {
  await checkDocument(loopingDoc(), null).catch(() => undefined);
  expect(await checkDocument(text(PDF), null)).toBe('application/pdf');
});
