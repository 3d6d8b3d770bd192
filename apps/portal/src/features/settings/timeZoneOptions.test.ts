import { expect, test } from 'vitest';
import { listedZone, offsetOf, timeZoneLabel, timeZoneOptions } from './timeZoneOptions.ts';

const labels = {
  language: 'en',
  japan: 'Japan (Tokyo) — JST',
  now: new Date('2026-11-20T01:00:00Z'),
} as const;

test('lists Japan once, first, and as the product calls it', () => {
  const [first, ...rest] = timeZoneOptions(labels, 'Asia/Tokyo');
  expect(first).toEqual({
    value: 'JST',
    label: 'Japan (Tokyo) — JST',
    note: 'UTC+09:00',
    keywords: 'Asia/Tokyo',
  });
  expect(rest.filter(({ keywords }) => keywords === 'Asia/Tokyo')).toEqual([]);
  expect(rest.length).toBeGreaterThan(300);
});

test('lists the chosen zone under its alias, even if the platform does not list that', () => {
  const values = timeZoneOptions(labels, 'US/Pacific').map(({ value }) => value);
  expect(values).toContain('US/Pacific');
  expect(new Set(values).size).toBe(values.length);
});

test('names a zone in the language of the reader', () => {
  expect(timeZoneLabel('America/New_York', labels)).toBe('New York — Eastern Time');
  // The Japanese name of the United States differs between versions of the Unicode data.
  expect(timeZoneLabel('America/New_York', { ...labels, language: 'jp' })).toMatch(
    /^ニューヨーク（.*東部時間）$/,
  );
  expect(timeZoneLabel('Asia/Kolkata', { ...labels, language: 'jp' })).toMatch(/^コルカタ（/);
  expect(timeZoneLabel('JST', labels)).toBe('Japan (Tokyo) — JST');
});

test.each([
  ['JST', 'UTC+09:00'],
  ['Asia/Kathmandu', 'UTC+05:45'],
  ['America/New_York', 'UTC-05:00'],
  ['UTC', 'UTC+00:00'],
])('returns the current offset of %s', (zone, offset) => {
  expect(offsetOf(zone, labels.now)).toBe(offset);
});

test('lists Japanese cities in the order of the kana, and all of them by their Japanese names', () => {
  const [, ...options] = timeZoneOptions({ ...labels, language: 'jp' }, 'JST');
  const cities = options.map(({ label }) => label.replace(/（.*/, ''));
  expect(cities.filter((city) => /^[A-Za-z]/.test(city))).toEqual(['UTC']);
  const some = ['アムステルダム', 'ソウル', 'ニューヨーク', 'パリ', 'ロサンゼルス'];
  expect(cities.filter((city) => some.includes(city))).toEqual(some);
});

test('counts every name of Japan as the default', () => {
  expect(['JST', 'Asia/Tokyo', 'Japan', 'Asia/Seoul'].map(listedZone)).toEqual([
    'JST',
    'JST',
    'JST',
    'Asia/Seoul',
  ]);
});
