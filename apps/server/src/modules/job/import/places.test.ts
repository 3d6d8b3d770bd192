import { expect, test } from 'vitest';
import { readAddress } from './places.ts';

const namesOf = (locality: string | null, region: string | null = null, country: string | null = null) =>
  readAddress(locality, region, country).places.map((place) => place.city);

test.each([
  '3 Locations',
  '12+ locations',
  'Multiple Locations',
  'Various',
  'Anywhere',
  'Nationwide',
  'N/A',
  'n/a',
  'TBD',
  'None',
  'null',
  'undefined',
  '-',
  '―',
  'ー',
  'On-site',
  '全国',
  '全国各地',
  '海外',
  '未定',
  '勤務地多数',
])('%s names no place, only its country where that is told', (text) => {
  expect(readAddress(text, text, text)).toEqual({ places: [], workStyle: null });
  expect(readAddress(text, null, 'JP')).toEqual({
    places: [{ city: 'Japan', country: 'JP' }],
    workStyle: null,
  });
});

test.each([
  ['Remote', []],
  ['Fully remote', []],
  ['Work from home', []],
  ['WFH', []],
  ['フルリモート', []],
  ['在宅勤務', []],
  ['リモート可', []],
  ['テレワーク（全国）', []],
  ['Remote - US', ['United States']],
  ['US - Remote', ['United States']],
  ['Remote US', ['United States']],
  ['Remote (US only)', ['United States']],
  ['Remote within the United States', ['United States']],
  ['Remote, Japan', ['Japan']],
  ['Japan (Remote)', ['Japan']],
  ['日本（リモート）', ['Japan']],
  ['Seattle, WA (Remote)', ['Seattle, WA']],
  ['Remote or Seattle', ['Seattle']],
  ['東京（リモート可）', ['東京']],
  ['フルリモート・東京', ['東京']],
])('%s is remote work, and names %j', (text, cities) => {
  expect(readAddress(text, null, null).workStyle).toBe('REMOTE');
  expect(namesOf(text)).toEqual(cities);
});

test.each([
  ['Hybrid', []],
  ['Hybrid - London', ['London']],
  ['London (Hybrid)', ['London']],
  ['Hybrid Remote, Austin, TX', ['Austin, TX']],
  ['東京都（ハイブリッド勤務）', ['東京都']],
  ['大阪／一部在宅', ['大阪']],
])('%s is hybrid work, and names %j', (text, cities) => {
  expect(readAddress(text, null, null).workStyle).toBe('HYBRID');
  expect(namesOf(text)).toEqual(cities);
});

test.each([
  ['Austin, TX; Reston, VA', ['Austin, TX', 'Reston, VA']],
  ['Austin, TX / Reston, VA', ['Austin, TX', 'Reston, VA']],
  ['Austin, TX|Reston, VA', ['Austin, TX', 'Reston, VA']],
  ['Austin, TX or Reston, VA', ['Austin, TX', 'Reston, VA']],
  ['Austin, TX and Reston, VA', ['Austin, TX', 'Reston, VA']],
  ['Goose Creek, SC and Summerville, SC', ['Goose Creek, SC', 'Summerville, SC']],
  ['Austin, TX Reston, VA', ['Austin, TX', 'Reston, VA']],
  [
    'Austin, Texas New York, New York Reston, Virginia',
    ['Austin, Texas', 'New York, New York', 'Reston, Virginia'],
  ],
  ['Austin, TX, Reston, VA', ['Austin, TX', 'Reston, VA']],
  ['Austin, TX\nReston, VA', ['Austin, TX', 'Reston, VA']],
  ['Old Mill, Ohio; New Mill, Ohio', ['Old Mill, Ohio', 'New Mill, Ohio']],
  ['Springfield/Reston, VA', ['Springfield, VA', 'Reston, VA']],
  ['Boston / New York, NY', ['Boston', 'New York, NY']],
  ['Oslo / Hamburg', ['Oslo', 'Hamburg']],
  ['Munich, Berlin', ['Munich', 'Berlin']],
  ['San Francisco, New York, London', ['San Francisco', 'New York', 'London']],
  ['SF Bay Area, Seattle Metro, and Toronto', ['SF Bay Area', 'Seattle Metro', 'Toronto']],
  ['New York, San Francisco, CA', ['New York', 'San Francisco, CA']],
  ['Austin, TX + 3 more', ['Austin, TX']],
  ['Austin, TX and 2 other locations', ['Austin, TX']],
  ['名古屋／福岡', ['名古屋', '福岡']],
  ['名古屋、福岡', ['名古屋', '福岡']],
  ['名古屋・福岡', ['名古屋', '福岡']],
  ['名古屋または福岡', ['名古屋', '福岡']],
  ['Nagoya, Fukuoka', ['Nagoya', 'Fukuoka']],
  ['London, Nagoya', ['London', 'Nagoya']],
])('%j are the places %j', (text, cities) => {
  expect(namesOf(text)).toEqual(cities);
});

test.each([
  'Trinidad and Tobago',
  'Stratford-upon-Avon, UK',
  'Manhattan, New York, NY',
  '1 Main Street, Mountain View, CA',
  'Yokohama, Kanagawa',
  'Minato-ku, Tokyo',
  '大阪市, 大阪府',
  '東京都港区',
])('%s is one place', (text) => {
  expect(namesOf(text)).toHaveLength(1);
});

test.each([
  ['Multiple US Locations', null, ['United States']],
  ['Anywhere in the US', null, ['United States']],
  ['Multiple Locations, Japan', null, ['Japan']],
  ['日本全国', null, ['Japan']],
  [null, 'US', ['United States']],
])('%j within %j is the country alone', (text, country, cities) => {
  expect(namesOf(text, null, country)).toEqual(cities);
});

test('a state and country of their own lines belong to the city, or are the place', () => {
  expect(readAddress('Austin', 'TX', 'US').places).toEqual([{ city: 'Austin, TX', country: 'US' }]);
  expect(readAddress('-', 'TX', 'US').places).toEqual([{ city: 'TX', country: 'US' }]);
  expect(readAddress(null, 'Remote', 'US')).toEqual({
    places: [{ city: 'United States', country: 'US' }],
    workStyle: 'REMOTE',
  });
  expect(namesOf('LA')).toEqual(['LA']);
  expect(namesOf('CA')).toEqual(['CA']);
  expect(namesOf('Georgia')).toEqual(['Georgia']);
});
