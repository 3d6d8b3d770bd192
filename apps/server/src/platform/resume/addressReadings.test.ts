import { expect, test } from 'vitest';
import { addressReading } from './addressReadings.ts';

const address = (postCode: string | null, prefecture: string, city: string, street: string | null) => ({
  postCode,
  prefecture,
  city,
  street,
  building: null,
});

test.each([
  [
    'the city and ward',
    address('236-0027', '神奈川県', '横浜市金沢区', '瀬戸1-4-8'),
    'カナガワケンヨコハマシカナザワク',
  ],
  [
    'a ward in the street',
    address('236-0027', '神奈川県', '横浜市', '金沢区瀬戸1-4-8'),
    'カナガワケンヨコハマシカナザワク',
  ],
  [
    'a town in kana',
    address('220-0012', '神奈川県', '横浜市西区', 'みなとみらい2-3'),
    'カナガワケンヨコハマシニシクみなとみらい',
  ],
  ['a code of another place', address('100-0001', '神奈川県', '横浜市金沢区', '瀬戸1-4-8'), null],
  ['no code', address(null, '神奈川県', '横浜市金沢区', null), null],
  ['an address in Latin letters', address('236-0027', 'Kanagawa', 'Yokohama', '1-4-8 Seto'), null],
  ['no address', null, null],
])('reads an address by its postal code: %s', (_case, written, reading) => {
  expect(addressReading(written)).toBe(reading);
});
