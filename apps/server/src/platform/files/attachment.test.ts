import { expect, test } from 'vitest';
import { attachment, contentDisposition, fileName } from './attachment.ts';

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
] as const)('%s is stored with the extension of its type', (_, typed, mediaType, expected) => {
  expect(fileName(typed, mediaType)).toBe(expected);
});

test('a file that was stored with a wrong extension is downloaded with the right one', async () => {
  const fileStore = { read: async () => new Uint8Array() };
  const file = { id: 'cv', name: 'CV.jpg', mediaType: 'application/pdf', size: 0 };
  expect((await attachment(fileStore, file)).headers['Content-Disposition']).toBe(
    `attachment; filename="CV.pdf"; filename*=UTF-8''CV.pdf`,
  );
});

test.each([
  [
    '履歴書_佐伯花_2026-11-27.pdf',
    'Resume_Hana-Saeki_2026-11-27.pdf',
    `attachment; filename="Resume_Hana-Saeki_2026-11-27.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8_%E4%BD%90%E4%BC%AF%E8%8A%B1_2026-11-27.pdf`,
  ],
  ['Zoé.pdf', undefined, `attachment; filename="Zoe.pdf"; filename*=UTF-8''Zo%C3%A9.pdf`],
  ['佐伯.pdf', undefined, `attachment; filename="__.pdf"; filename*=UTF-8''%E4%BD%90%E4%BC%AF.pdf`],
  [`a"b'(c).pdf`, undefined, `attachment; filename="a_b'(c).pdf"; filename*=UTF-8''a%22b%27%28c%29.pdf`],
])('%s is named in full and in ASCII', (name, plain, expected) => {
  expect(contentDisposition(name, plain)).toBe(expected);
});
