import { expect, test } from 'vitest';
import { pickBilingual } from './pickBilingual.ts';

test.each([
  ['en', { title: 'Engineer', titleJp: 'エンジニア' }, 'Engineer'],
  ['jp', { title: 'Engineer', titleJp: 'エンジニア' }, 'エンジニア'],
  ['jp', { title: 'Engineer', titleJp: null }, 'Engineer'],
  ['en', { title: null, titleJp: 'エンジニア' }, 'エンジニア'],
  ['en', { title: null, titleJp: null }, null],
] as const)('in %s, of %o', (language, record, expected) => {
  expect(pickBilingual(record, 'title', language)).toBe(expected);
});
