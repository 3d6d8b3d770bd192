import { documentLimit } from '@michi/api/documents';
import { expect, test } from 'vitest';
import { checkFile } from './checkFile.ts';

const padded = (start: string, size: number) => new Blob([start, new Uint8Array(size - start.length)]);

test.each([
  ['a PDF behind a line', '\n%PDF-1.7', 20, null],
  ['a DOCX', 'PK\u0003\u0004', documentLimit, null],
  ['a PDF', '%PDF-1.7', documentLimit + 1, 'tooLarge'],
  ['a file', '', 0, 'empty'],
  ['a program', 'MZ', 20, 'wrongType'],
])(
  'looks at size and first bytes before anything is sent: %s with “%s”, %i bytes',
  async (_, start, size, fault) => {
    expect(await checkFile(padded(start, size))).toBe(fault);
  },
);
