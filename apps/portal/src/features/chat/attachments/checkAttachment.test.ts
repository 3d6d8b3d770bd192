import { expect, test } from 'vitest';
import { checkAttachment } from './checkAttachment.ts';

const megabyte = 1024 * 1024;

test.each([
  ['resume.pdf', 10 * megabyte, null],
  ['履歴書.DOCX', 1, null],
  ['photo.jpeg', 5 * megabyte, null],
  ['photo.png', 5 * megabyte + 1, 'tooLarge'],
  ['resume.pdf', 10 * megabyte + 1, 'tooLarge'],
  ['resume.pdf', 0, 'empty'],
  ['resume.pdf.exe', 20, 'wrongType'],
  ['resume', 20, 'wrongType'],
])('looks at name and size before anything is sent: %s of %i bytes', (name, size, fault) => {
  expect(checkAttachment({ name, size })).toBe(fault);
});
