import { expect, test } from 'vitest';
import { pictureType } from './pictureType.ts';

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  ['a GIF', [...Buffer.from('GIF89a')], 'image/gif'],
  ['the beginning of a PNG', [0x89, 0x50, 0x4e, 0x47], null],
  ['a PDF', [...Buffer.from('%PDF-1.7')], null],
])('%s is detected by its first bytes', (_, bytes, type) => {
  expect(pictureType(Uint8Array.from(bytes))).toBe(type);
});
