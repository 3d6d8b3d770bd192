import { expect, test } from 'vitest';
import { JAPANESE_PLACES, japanesePlace, placeNamesFor, placeOfAddress } from './japanesePlaces.ts';

test('contains each of the 47 prefectures and 20 designated cities, and each name is unique', () => {
  const full = JAPANESE_PLACES.flatMap(({ fullNames }) => fullNames);
  // 北海道 is its name already.
  expect(full.filter((name) => /[都府県]$/u.test(name))).toHaveLength(46);
  expect(full.filter((name) => name.endsWith('市'))).toHaveLength(20);
  const names = JAPANESE_PLACES.flatMap(({ city, cityJp, fullNames }) => [city, cityJp, ...fullNames]);
  expect(new Set(names).size).toBe(names.length);
  const readings = JAPANESE_PLACES.map(({ reading }) => reading);
  expect(new Set(readings).size).toBe(readings.length);
  expect(readings.filter((reading) => !/^[ぁ-ん]+$/u.test(reading))).toEqual([]);
});

test.each([
  ['東京都', 'Tokyo'],
  ['東京', 'Tokyo'],
  ['Tokyo', 'Tokyo'],
  ['ＴＯＫＹＯ', 'Tokyo'],
  ['Tōkyō', 'Tokyo'],
  ['Tokyo, Japan', 'Tokyo'],
  ['Tokyo-to', 'Tokyo'],
  ['Tokyo Metropolis', 'Tokyo'],
  ['大阪市', 'Osaka'],
  ['大阪府', 'Osaka'],
  ['Osaka City', 'Osaka'],
  ['Kyoto Prefecture', 'Kyoto'],
  ['北海道', 'Hokkaido'],
  ['さいたま市', 'Saitama'],
  ['Hyōgo-ken', 'Hyogo'],
  [' Nagoya ', 'Nagoya'],
  ['渋谷区', undefined],
  ['Berlin', undefined],
  ['', undefined],
])('%s is %s', (name, city) => {
  expect(japanesePlace(name)?.city).toBe(city);
});

test.each([
  ['さいたま', ['埼玉', 'さいたま']],
  ['埼玉県', ['埼玉', 'さいたま']],
  ['オオサカ', ['大阪', 'おおさか']],
  ['きょうと', ['京都', 'きょうと']],
  ['きょうとふ', ['京都', 'きょうと']],
  ['とうきょうと', ['東京', 'とうきょう']],
  ['大阪市', ['大阪']],
  ['Osaka-fu', ['Osaka']],
  // A name in Latin letters is stored beside the Japanese one wherever a location is stored.
  ['Osaka', undefined],
  ['渋谷区', undefined],
  ['さがし', undefined],
])('%s is searched as %j', (word, names) => {
  const found = placeNamesFor(word);
  expect(found === undefined ? undefined : [...new Set(found)]).toEqual(names);
});

test('a prefecture is found by its number, and none by an unknown number', () => {
  const codes = Array.from({ length: 47 }, (_, index) => `JP-${String(index + 1).padStart(2, '0')}`);
  const cities = codes.map((code) => placeOfAddress([code], false)?.city);
  expect(new Set(cities).size).toBe(47);
  // Of each tenth the place of the standard.
  expect([0, 9, 19, 29, 39, 46].map((index) => cities[index])).toEqual([
    'Hokkaido',
    'Gunma',
    'Nagano',
    'Wakayama',
    'Fukuoka',
    'Okinawa',
  ]);
  expect([placeOfAddress(['JP-00'], true), placeOfAddress(['JP-48'], true)]).toEqual([undefined, undefined]);
});

test.each([
  // Towns and wards that are called like a place elsewhere.
  ['Sakai, Fukui', 'Fukui'],
  ['Fukushima-ku, Osaka', 'Osaka'],
  ['福島区, 大阪市, 大阪府', 'Osaka'],
  ['川崎町, 福岡県', 'Fukuoka'],
  ['Sakai, Osaka', 'Sakai'],
  ['札幌市中央区', 'Sapporo'],
  ['北海道札幌市', 'Sapporo'],
  ['さいたま市大宮区', 'Saitama'],
  // Not in Japan.
  ['Kochi, Kerala', undefined],
])('%s lies in %s', (address, city) => {
  expect(placeOfAddress([address], false)?.city).toBe(city);
});

test('a text of a hundred thousand prefectures is no address', () => {
  expect(placeOfAddress(['大阪府'.repeat(100_000)], true)).toBeUndefined();
});
