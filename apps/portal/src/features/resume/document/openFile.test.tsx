import { expect, test } from 'vitest';
import { exampleDocx, paragraph, examplePdf } from '../test/exampleFiles.ts';
import { fileText } from './openFile.ts';

const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

/** A heading, and a table with a row of three cells. */
const docx = () =>
  new Blob([
    exampleDocx(
      `${paragraph('学歴')}<w:tbl><w:tr>${cell('令和5')}${cell('4')}${cell('青嶺大学 入学')}</w:tr></w:tbl>`,
    ),
  ]);

const linesOf = async (file: Blob) =>
  (await fileText(file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

test('extracts the text of a PDF and a DOCX line by line, with each row of a table on one line', async () => {
  expect(await linesOf(examplePdf())).toEqual(['Resume', 'Hana Saeki', 'Seiryo University']);
  expect(await linesOf(docx())).toEqual(['学歴', '令和5 4 青嶺大学 入学']);
});

test.each([
  ['a renamed program', 'MZ'],
  ['a broken PDF', '%PDF-1.7 and nothing more'],
])('refuses %s', async (_case, contents) => {
  await expect(fileText(new Blob([contents]))).rejects.toThrow();
});
