import { expect, test } from 'vitest';
import { matchOptions } from './matchOptions.ts';

const options = [
  { value: 'America/Sao_Paulo', label: 'São Paulo', note: 'UTC-3' },
  { value: 'Asia/Tokyo', label: '東京', note: 'UTC+9', keywords: 'Asia/Tokyo とうきょう' },
  { value: 'Europe/Paris', label: 'Paris', note: 'UTC+1', keywords: 'パリ Europe/Paris' },
  { value: 'America/New_York', label: 'New York', note: 'UTC-5', keywords: 'America/New_York' },
] as const;
const found = (query: string) => matchOptions(options, query).map(({ value }) => value);

test('all without a query', () => {
  expect(found(' ')).toHaveLength(options.length);
});

test.each([
  ['TOKYO', 'Asia/Tokyo'],
  ['ｔｏｋｙｏ', 'Asia/Tokyo'],
  ['トウキョウ', 'Asia/Tokyo'],
  ['ﾊﾟﾘ', 'Europe/Paris'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['america/new_york', 'America/New_York'],
  ['york america', 'America/New_York'],
  ['UTC+9', 'Asia/Tokyo'],
])('%j finds %s alone', (query, value) => {
  expect(found(query)).toEqual([value]);
});

test('options that begin with the query come first', () => {
  expect(found('pa')).toEqual(['Europe/Paris', 'America/Sao_Paulo']);
});

test('an unknown text matches nothing', () => {
  expect(found('zzz')).toEqual([]);
});

test('a megabyte of accents is processed quickly', () => {
  const marks = `1${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`;
  const started = performance.now();
  matchOptions([], marks);
  expect(performance.now() - started).toBeLessThan(1000);
});
