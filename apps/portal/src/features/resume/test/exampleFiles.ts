import type { ResumePaper } from '@michi/api/user';
import { strToU8, zipSync } from 'fflate';

/** Content of the page. */
const pageContent =
  'BT /F1 28 Tf 72 720 Td (Resume) Tj 0 -44 Td /F1 14 Tf (Hana Saeki) Tj 0 -28 Td (Seiryo University) Tj ET';
const sizes = { A4: '595 842', LETTER: '612 792' } as const satisfies Record<ResumePaper, string>;
const objectsOn = (paper: ResumePaper) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sizes[paper]}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
  `<</Length ${pageContent.length}>>stream\n${pageContent}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

/** A page of text as a PDF, written by hand: enough to be drawn and read. */
export const examplePdf = (paper: ResumePaper = 'A4'): Blob => {
  let text = '%PDF-1.4\n';
  const offsets = objectsOn(paper).map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  return new Blob([`${text}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`], {
    type: 'application/pdf',
  });
};

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A paragraph of a Word document. */
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** The bytes of a DOCX as small as it can be. @param body the document's XML, such as {@link paragraph}s */
export const exampleDocx = (body: string): Uint8Array<ArrayBuffer> =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(`<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`),
  });
