import { expect, test } from 'vitest';
import { attachment, fileName } from './attachment.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['a PDF with a picture’s name', 'CV.jpg', 'application/pdf', 'CV.pdf'],
  ['a PDF with its own', '履歴書.PDF', 'application/pdf', '履歴書.PDF'],
  ['a JPEG with the other ending of one', 'hana.jpeg', 'image/jpeg', 'hana.jpeg'],
  ['a PNG that was called JPEG', 'hana.jpeg', 'image/png', 'hana.png'],
  ['a document without an ending', 'Resume', DOCX, 'Resume.docx'],
  ['a document with a program’s name', 'setup.exe', DOCX, 'setup.docx'],
  ['a name with a point in it', 'Resume 2026.11', 'application/pdf', 'Resume 2026.11.pdf'],
  ['a name that is nothing but an ending', '.jpg', 'application/pdf', 'jpg.pdf'],
  ['no name', '', 'application/pdf', 'resume.pdf'],
  ['a name that is too long', `${'花'.repeat(300)}.jpg`, 'application/pdf', `${'花'.repeat(251)}.pdf`],
] as const)('%s is kept with the ending of what it is', (_, typed, mediaType, expected) => {
  expect(fileName(typed, mediaType)).toBe(expected);
});

test('a file that was kept with a wrong ending is downloaded with the right one', () => {
  expect(attachment('CV.jpg', 'application/pdf')['Content-Disposition']).toBe(
    `attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`,
  );
});
