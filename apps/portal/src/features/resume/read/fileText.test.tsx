import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { examplePdf } from '../test/examplePdf.ts';
import { fileText } from './fileText.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

/** A DOCX as small as it can be: a heading, and a table with a row of three cells. */
const docx = () =>
  new Blob([
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${word}"><w:body>${paragraph('学歴')}<w:tbl><w:tr>${cell('令和5')}${cell('4')}${cell('青嶺大学 入学')}</w:tr></w:tbl></w:body></w:document>`,
      ),
    }),
  ]);

const linesOf = async (file: Blob) =>
  (await fileText(file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

test('takes the words out of a PDF and a DOCX line by line, a row of a table in one', async () => {
  expect(await linesOf(examplePdf())).toEqual(['Resume', 'Hana Saeki', 'Seiryo University']);
  expect(await linesOf(docx())).toEqual(['学歴', '令和5 4 青嶺大学 入学']);
});

test.each([
  ['a renamed program', 'MZ'],
  ['a broken PDF', '%PDF-1.7 and nothing more'],
])('refuses %s', async (_case, contents) => {
  await expect(fileText(new Blob([contents]))).rejects.toThrow();
});
