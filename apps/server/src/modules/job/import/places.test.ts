import { expect, test } from 'vitest';
import { readAddress } from './places.ts';

const read = (
  addressLocality: string | null,
  addressRegion: string | null = null,
  addressCountry: string | null = null,
) => readAddress({ addressLocality, addressRegion, addressCountry });

const namesOf = (locality: string | null, region: string | null = null, country: string | null = null) =>
  read(locality, region, country).places.map((place) => place.city);

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
  'Onsite',
  '海外',
  '未定',
  '勤務地多数',
])('%s has no city, only its country if that is stated', (text) => {
  expect(read(text, text, text)).toEqual({
    places: [],
    workStyle: null,
    written: null,
    linesWithoutPlace: ['addressLocality', 'addressRegion', 'addressCountry'],
  });
  const places = [{ city: 'Japan', country: 'JP' }];
  const isNationwide = text === 'Nationwide';
  expect(read(text, null, 'JP')).toEqual({
    places,
    workStyle: null,
    written: isNationwide ? text : null,
    linesWithoutPlace: isNationwide ? [] : ['addressLocality'],
  });
});

test.each(['全国', '全国各地', '日本全国', '全国の拠点'])('%s is all of Japan, as written', (text) => {
  const places = [{ city: 'Japan', country: 'JP' }];
  expect(read(text)).toEqual({ places, workStyle: null, written: text, linesWithoutPlace: [] });
  expect(read(text, null, '日本')).toEqual({ places, workStyle: null, written: text, linesWithoutPlace: [] });
});

test.each([
  ['Remote', []],
  ['Fully remote', []],
  ['Work from home', []],
  ['WFH', []],
  ['フルリモート', []],
  ['在宅勤務', []],
  ['リモート可', []],
  ['テレワーク（全国）', ['Japan']],
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
  expect(read(text).workStyle).toBe('REMOTE');
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
  expect(read(text).workStyle).toBe('HYBRID');
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
  'Shinjuku, Tokyo, Japan',
  'Kanata, Ottawa, ON',
  'Truth or Consequences, NM',
  'Truth or Consequences',
  'Sales or Support',
])('%s is one place', (text) => {
  expect(namesOf(text)).toHaveLength(1);
});

test.each([
  ['Multiple US Locations', null, ['United States']],
  ['Anywhere in the US', null, ['United States']],
  ['Multiple Locations, Japan', null, ['Japan']],
  [null, 'US', ['United States']],
])('%j within %j is the country alone', (text, country, cities) => {
  expect(namesOf(text, null, country)).toEqual(cities);
});

test('a state and country of their own lines belong to the city, or are the place', () => {
  expect(read('Austin', 'TX', 'US').places).toEqual([{ city: 'Austin, TX', country: 'US' }]);
  expect(read('-', 'TX', 'US').places).toEqual([{ city: 'TX', country: 'US' }]);
  expect(read(null, 'Remote', 'US')).toMatchObject({
    places: [{ city: 'United States', country: 'US' }],
    workStyle: 'REMOTE',
  });
  expect(namesOf('LA')).toEqual(['LA']);
  expect(namesOf('CA')).toEqual(['CA']);
  expect(namesOf('Georgia')).toEqual(['Georgia']);
});

test('a region stays with a city whose name contains it', () => {
  expect(namesOf('Indianapolis', 'IN', 'US')).toEqual(['Indianapolis, IN']);
  expect(namesOf('Kansas City', 'Kansas', 'US')).toEqual(['Kansas City, Kansas']);
  expect(namesOf('Austin, TX', 'TX', 'US')).toEqual(['Austin, TX']);
  expect(namesOf('東京都港区', '東京都')).toEqual(['東京都港区']);
  expect(namesOf('Lomé', 'Lomé')).toEqual(['Lomé']);
});

test('an unknown country is the location if there is no other', () => {
  expect(read(null, null, 'Wonderland')).toMatchObject({ places: [{ city: 'Wonderland', country: null }] });
  expect(read('Old Mill', null, 'Wonderland').written).toBe('Old Mill, Wonderland');
});

test.each([
  ['渋谷区', '東京都', 'JP', '東京都渋谷区'],
  ['東京都渋谷区', null, null, '東京都渋谷区'],
  ['大阪市北区梅田1-1-1', '大阪府', null, '大阪府大阪市北区梅田1-1-1'],
  ['さいたま市', null, null, 'さいたま市'],
  ['Minato-ku, Tokyo', null, 'Japan', 'Minato-ku, Tokyo'],
  ['Shibuya', 'Tokyo', 'JP', 'Shibuya, Tokyo'],
  ['Kanata, Ottawa, ON', null, null, 'Kanata, Ottawa, ON'],
  ['1 Main Street, Mountain View, CA', null, null, '1 Main Street, Mountain View, CA'],
  ['New York, NY 10001, USA', null, null, 'New York, NY 10001, USA'],
  ['SF Bay Area', null, null, 'SF Bay Area'],
  ['Austin, TX + 3 more', null, null, 'Austin, TX + 3 more'],
  ['Austin, TX; 3 other sites', null, 'US', 'Austin, TX; 3 other sites'],
  ['Multiple US Locations', null, null, 'Multiple US Locations'],
  ['Seattle (Onsite)', 'WA', 'US', 'Seattle (Onsite), WA'],
  ['Remote, various locations', null, null, 'Remote, various locations'],
])('%j within %j and %j is stored as written', (locality, region, country, written) => {
  expect(read(locality, region, country)).toMatchObject({ written, linesWithoutPlace: [] });
});

test.each([
  ['東京都', null, 'JP'],
  ['東京', null, null],
  ['大阪市', '大阪府', 'JP'],
  ['横浜市', '神奈川県', '日本'],
  ['Yokohama, Kanagawa, Japan', null, null],
  ['JP-13', null, 'JP'],
  ['渋谷区', null, 'JP'],
  ['Kamakura', null, 'JP'],
  ['NYC', null, null],
  ['New York', 'New York', 'United States of America'],
  ['US-NY-New York', null, null],
  ['Springfield', 'VA', 'USA'],
  ['Saint Louis, Missouri', null, null],
  ['Washington, D.C.', null, null],
  ['London, England, UK', null, null],
  ['Berlin', 'Berlin', 'DE'],
  ['Old Mill, Colorado', null, 'US'],
  ['Foo Street, Old Mill, CO', null, null],
  ['Texas', null, 'US'],
  ['Remote - US', null, null],
  ['Austin, TX; Reston, VA', null, 'US'],
  ['東京・大阪', null, null],
  ['勤務地：東京', null, null],
  ['フルリモート・東京', null, null],
  [null, null, 'US'],
])('%j within %j and %j is stored whole', (locality, region, country) => {
  expect(read(locality, region, country)).toMatchObject({ written: null, linesWithoutPlace: [] });
});

test('a street, a postal code and the name of a place are in the order of the language', () => {
  expect(
    readAddress({
      name: 'Sakae office',
      streetAddress: '1-2-3 Sakae',
      addressLocality: 'Nagoya',
      addressRegion: 'Aichi',
      postalCode: '460-0008',
      addressCountry: 'JP',
    }).written,
  ).toBe('Sakae office, 1-2-3 Sakae, Nagoya, Aichi 460-0008');
  expect(
    readAddress({
      name: '栄オフィス',
      streetAddress: '栄1-2-3',
      addressLocality: '名古屋市中区',
      addressRegion: '愛知県',
      postalCode: '460-0008',
      addressCountry: '日本',
    }).written,
  ).toBe('〒460-0008 愛知県名古屋市中区栄1-2-3 栄オフィス');
});
