import { expect, test } from 'vitest';
import { isFree, linesOf, oneLine } from './addressFill.ts';

const seto = { prefecture: '神奈川県', city: '横浜市金沢区', street: '瀬戸' };
const nothing = { prefecture: '', city: '', street: '' };

test.each([
  ['an empty address', nothing, null, true],
  ['blanks', { ...nothing, city: ' ' }, null, true],
  ['what was filled in before', seto, seto, true],
  ['a part that was filled in before', { ...seto, street: '' }, seto, true],
  ['a house number added', { ...seto, street: '瀬戸22-2' }, seto, false],
  ['an address of the student', seto, null, false],
])('says of %s whether it may be replaced', (_case, current, filled, expected) => {
  expect(isFree(current, filled)).toBe(expected);
});

test('a code for the whole city fills in no street', () => {
  const address = {
    prefecture: '愛知県',
    prefectureKana: null,
    prefectureRomaji: null,
    city: '弥富市',
    cityKana: null,
    cityRomaji: null,
    town: null,
    townKana: null,
    townRomaji: null,
  };
  expect(linesOf(address)).toEqual({ prefecture: '愛知県', city: '弥富市', street: '' });
  expect(oneLine(linesOf(address))).toBe('愛知県弥富市');
});
