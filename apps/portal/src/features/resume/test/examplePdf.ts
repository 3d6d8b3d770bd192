import type { ResumePaper } from '@michi/api/user';

/** Content of the page. */
const body =
  'BT /F1 28 Tf 72 720 Td (Resume) Tj 0 -44 Td /F1 14 Tf (Hana Saeki) Tj 0 -28 Td (Seiryo University) Tj ET';
const sizes = { A4: '595 842', LETTER: '612 792' } as const satisfies Record<ResumePaper, string>;
const objectsOn = (paper: ResumePaper) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sizes[paper]}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
  `<</Length ${body.length}>>stream\n${body}\nendstream`,
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
