import { expect, test } from 'vitest';
import { knownPlace, placeWithin } from './knownPlace.ts';

test.each([
  'New York',
  'NYC',
  'New York City',
  'new york, ny',
  'New York NY',
  'New York, NY 10001, USA',
  'New York, New York, United States of America',
  'New York City, New York',
  'NYC Metro Area',
  'USA - New York',
  'US, NY, New York',
  'US-NY-New York',
  'New York, US',
  'ニューヨーク',
])('%s is New York', (text) => {
  expect(knownPlace(text, null)).toMatchObject({
    city: 'New York, NY',
    cityJp: 'ニューヨーク',
    region: 'New York',
    regionJp: 'ニューヨーク州',
    country: 'US',
  });
});

test.each([
  ['LA', 'Los Angeles, CA', 'California', 'US'],
  ['SF Bay Area', 'San Francisco, CA', 'California', 'US'],
  ['Washington, D.C.', 'Washington, DC', 'Washington DC', 'US'],
  ['DC', 'Washington, DC', 'Washington DC', 'US'],
  ['Saint Louis, Missouri', 'St. Louis, MO', 'Missouri', 'US'],
  ['1 Main Street, Mountain View, CA 94043, USA', 'Mountain View, CA', 'California', 'US'],
  ['Austin, TX US', 'Austin, TX', 'Texas', 'US'],
  ['Philadelphia, Pa', 'Philadelphia, PA', 'Pennsylvania', 'US'],
  ['Toronto, Ontario, Canada', 'Toronto, ON', 'Ontario', 'CA'],
  ['Montréal', 'Montréal, QC', 'Quebec', 'CA'],
  ['Sydney, NSW', 'Sydney', 'New South Wales', 'AU'],
  ['London', 'London', 'England', 'GB'],
  ['Greater London', 'London', 'England', 'GB'],
  ['London, England, UK', 'London', 'England', 'GB'],
  ['London, ON', 'London, ON', 'Ontario', 'CA'],
  ['Paris', 'Paris', null, 'FR'],
  ['Paris, TX', 'Paris, TX', 'Texas', 'US'],
  ['Cambridge, MA', 'Cambridge, MA', 'Massachusetts', 'US'],
  ['Cambridge (UK)', 'Cambridge', 'England', 'GB'],
  ['Portland', 'Portland, OR', 'Oregon', 'US'],
  ['Sao Paulo', 'São Paulo', null, 'BR'],
  ['München, Bayern, Deutschland', undefined, undefined, undefined],
  ['Berlin, Berlin, Germany', 'Berlin', null, 'DE'],
  ['München', 'Munich', null, 'DE'],
  ['Munich, Bavaria', 'Munich', null, 'DE'],
  ['Bangalore, Karnataka, India', 'Bengaluru', null, 'IN'],
  // A part of a city, as its municipality tells.
  ['Kanata, Ottawa, ON', 'Ottawa, ON', 'Ontario', 'CA'],
  ['Truth or Consequences, NM', 'Truth or Consequences, NM', 'New Mexico', 'US'],
  ['Ontario', 'Ontario', 'Ontario', 'CA'],
  ['Victoria, Australia', 'Victoria', 'Victoria', 'AU'],
  ['Victoria, BC', 'Victoria, BC', 'British Columbia', 'CA'],
  ['Atlanta, Georgia', 'Atlanta, GA', 'Georgia', 'US'],
  ['Tbilisi, Georgia', 'Tbilisi', null, 'GE'],
  ['Berlin, DE', 'Berlin', null, 'DE'],
  ['Toronto, CA', 'Toronto, ON', 'Ontario', 'CA'],
  ['上海', 'Shanghai', null, 'CN'],
  // States and countries.
  ['California, USA', 'California', 'California', 'US'],
  ['TX', 'Texas', 'Texas', 'US'],
  ['Scotland, UK', 'Scotland', 'Scotland', 'GB'],
  ['U.S.', 'United States', null, 'US'],
  ['アメリカ', 'United States', null, 'US'],
  ['Mexico', 'Mexico', null, 'MX'],
  // Each may be several, or is none that is known.
  ['Cambridge', undefined, undefined, undefined],
  ['Springfield, USA', undefined, undefined, undefined],
  ['Georgia', undefined, undefined, undefined],
  ['Victoria', undefined, undefined, undefined],
  ['CA', undefined, undefined, undefined],
  ['Essex, UK', undefined, undefined, undefined],
  ['San Francisco, New York', undefined, undefined, undefined],
  ['Munich, Berlin', undefined, undefined, undefined],
  ['Oslo, Hamburg', undefined, undefined, undefined],
  ['San Francisco, CA, Austin, TX', undefined, undefined, undefined],
  ['Bay Area', undefined, undefined, undefined],
  ['Europe', undefined, undefined, undefined],
])('%s is %s in %s, %s', (text, city, region, country) => {
  const place = knownPlace(text, null);
  expect([place?.city, place?.region, place?.country]).toEqual([city, region, country]);
});

test('a country that is known apart from the text decides', () => {
  expect(knownPlace('Cambridge', 'GB')?.city).toBe('Cambridge');
  expect(knownPlace('London', 'CA')?.city).toBe('London, ON');
  expect(knownPlace('CA', 'US')?.city).toBe('California');
  expect(knownPlace('CA', 'CA')?.city).toBe('Canada');
  expect(knownPlace('Georgia', 'GE')?.city).toBe('Georgia');
  expect(knownPlace('Victoria', 'CA')?.city).toBe('Victoria, BC');
  expect(knownPlace('Victoria', 'AU')).toMatchObject({ city: 'Victoria', region: 'Victoria' });
  expect(knownPlace('Paris, TX', 'FR')).toBeUndefined();
});

test('a city has a name in Japanese only where that name is its own', () => {
  expect(knownPlace('London, UK', null)?.cityJp).toBe('ロンドン');
  expect(knownPlace('London, ON', null)?.cityJp).toBeNull();
  expect(knownPlace('Canada', null)?.cityJp).toBe('カナダ');
  expect(knownPlace('Hong Kong', null)?.parent).toMatchObject({ city: 'Hong Kong', cityJp: '香港' });
  expect(knownPlace('Ontario, Canada', null)?.cityJp).toBe('オンタリオ州');
});

test.each([
  ['Annapolis Junction, Maryland, United States', 'Annapolis Junction, MD', 'Maryland', 'US'],
  ['Annapolis Junction, MD', 'Annapolis Junction, MD', 'Maryland', 'US'],
  ['Essex, UK', 'Essex', null, 'GB'],
  ['Kamakura, Japan', 'Kamakura', null, 'JP'],
])('%s, which is unknown, keeps its name in its state and country', (text, city, region, country) => {
  expect(placeWithin(text, null)).toMatchObject({ city, region, country });
  expect(placeWithin(city, country)).toMatchObject({ city, region, country });
});

test('a text that names no area stays as written', () => {
  expect(placeWithin('Osaka Street, Springfield', null)).toBeUndefined();
});
