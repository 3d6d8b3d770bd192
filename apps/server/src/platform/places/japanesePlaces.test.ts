import { expect, test } from 'vitest';
import { JAPANESE_PLACES, japanesePlace, placeNamesFor } from './japanesePlaces.ts';

test('knows each of the 47 prefectures and 20 designated cities, and each name means one place', () => {
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
  // A name in Latin letters stands beside the Japanese one wherever a place is kept.
  ['Osaka', undefined],
  ['渋谷区', undefined],
  ['さがし', undefined],
])('%s is searched as %j', (word, names) => {
  const found = placeNamesFor(word);
  expect(found === undefined ? undefined : [...new Set(found)]).toEqual(names);
});
