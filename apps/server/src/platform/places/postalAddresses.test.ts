import { expect, test } from 'vitest';
import { postalAddresses } from './postalAddresses.ts';

const places = (code: string) =>
  postalAddresses(code).map(({ prefecture, city, town }) => [prefecture, city, town]);

test.each([
  ['a town', '2360027', [['神奈川県', '横浜市金沢区', '瀬戸']]],
  ['a code with its hyphen', '236-0027', [['神奈川県', '横浜市金沢区', '瀬戸']]],
  ['a code for the whole city', '231-0000', [['神奈川県', '横浜市中区', null]]],
  [
    'a code that two prefectures share',
    '498-0000',
    [
      ['愛知県', '弥富市', null],
      ['三重県', '桑名郡木曽岬町', null],
    ],
  ],
  ['a code that is not in use', '999-9999', []],
])('finds the address of %s', (_case, code, expected) => {
  expect(places(code)).toEqual(expected);
});

test('reads prefecture and city in full width', () => {
  expect(postalAddresses('236-0027')[0]).toMatchObject({
    prefectureKana: 'カナガワケン',
    cityKana: 'ヨコハマシカナザワク',
  });
});

test('offers every town of the code with the most of them', () => {
  const towns = places('452-0961').map(([, , town]) => town);
  expect(towns.length).toBe(66);
  expect(new Set(towns).size).toBe(66);
});
