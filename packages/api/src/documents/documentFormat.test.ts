import { expect, test } from 'vitest';
import { documentFormat } from './documentFormat.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PDF behind other bytes', `${'\u0000'.repeat(1019)}%PDF-`, 'pdf'],
  ['a PDF that begins too late', `${' '.repeat(1020)}%PDF-1.7`, null],
  ['an archive', 'PK\u0003\u0004', 'zip'],
  ['an archive with a PDF in it', 'PK\u0003\u0004 resume.pdf %PDF-1.7', 'zip'],
  ['a compound file', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'compound'],
  ['a program', 'MZ', null],
  ['nothing', '', null],
])('%s is detected by its first bytes', (_, text, format) => {
  expect(documentFormat(bytes(text))).toBe(format);
});
