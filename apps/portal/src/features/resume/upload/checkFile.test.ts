import { expect, test } from 'vitest';
import { checkFile, largestFile } from './checkFile.ts';

test.each([
  ['resume.pdf', 1, null],
  ['履歴書.DOCX', largestFile, null],
  ['old.doc', 20, null],
  ['resume.pdf', largestFile + 1, 'tooLarge'],
  ['resume.pdf', 0, 'empty'],
  ['resume.pdf.exe', 20, 'wrongType'],
  ['resume', 20, 'wrongType'],
])('looks at name and size before anything is sent: %s of %i bytes', (name, size, fault) => {
  expect(checkFile({ name, size })).toBe(fault);
});
