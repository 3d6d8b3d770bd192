import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { createFormat } from '../format/createFormat.ts';
import { createI18n, startI18n, isTranslations } from './createI18n.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const folderOf = (namespace: string): string =>
  namespace === 'shared' ? namespace : `features/${namespace}`;

const instance = createI18n((_language, namespace) => {
  const translations: unknown = JSON.parse(
    readFileSync(join(source, folderOf(namespace), 'locales/jp.json'), 'utf8'),
  );
  return isTranslations(translations)
    ? Promise.resolve(translations)
    : Promise.reject(new Error(`No words of ${namespace}`));
});
const namespaces = [
  'jobs',
  'favorites',
  'notifications',
  'companies',
  'career-office',
  'admin',
  'seminars',
  'chat',
];
const counted = [0, 1, 2, 11, 10_000];

/** A number as a translation takes it: for the plural, and as displayed. */
interface Counted {
  readonly count: number;
  readonly formatted: string;
}

/** What is counted, how it is formatted, and the texts for 0, 1, 2, 11 and 10,000. */
const counters: readonly (readonly [string, (numbers: Counted) => string, readonly string[]])[] = [
  [
    'jobs',
    (numbers) => instance.getFixedT('ja', 'jobs')('count', { ...numbers }),
    ['0件の求人', '1件の求人', '2件の求人', '11件の求人', '10,000件の求人'],
  ],
  [
    'favorite jobs',
    (numbers) => instance.getFixedT('ja', 'favorites')('count.Job', { ...numbers }),
    ['求人0件', '求人1件', '求人2件', '求人11件', '求人10,000件'],
  ],
  [
    'notifications',
    (numbers) => instance.getFixedT('ja', 'notifications')('total', { ...numbers }),
    ['お知らせ0件', 'お知らせ1件', 'お知らせ2件', 'お知らせ11件', 'お知らせ10,000件'],
  ],
  [
    'open jobs of a company',
    (numbers) => instance.getFixedT('ja', 'companies')('numbers.openJobsCount', { ...numbers }),
    ['0件', '1件', '2件', '11件', '10,000件'],
  ],
  [
    'students of a university',
    (numbers) => instance.getFixedT('ja', 'career-office')('university.studentCount', { ...numbers }),
    ['0名', '1名', '2名', '11名', '10,000名'],
  ],
  [
    'students a counsellor has assisted',
    (numbers) => instance.getFixedT('ja', 'career-office')('counsellor.assistedCount', { ...numbers }),
    ['0名', '1名', '2名', '11名', '10,000名'],
  ],
  [
    'companies',
    (numbers) => instance.getFixedT('ja', 'companies')('list.count', { ...numbers }),
    ['0社', '1社', '2社', '11社', '10,000社'],
  ],
  [
    'sponsors',
    (numbers) => instance.getFixedT('ja', 'career-office')('sponsors.count', { ...numbers }),
    ['0社', '1社', '2社', '11社', '10,000社'],
  ],
  [
    'users',
    (numbers) => instance.getFixedT('ja', 'admin')('users.count', { ...numbers }),
    ['0名', '1名', '2名', '11名', '10,000名'],
  ],
  [
    'counsellors',
    (numbers) => instance.getFixedT('ja', 'career-office')('counsellors.count', { ...numbers }),
    ['0名', '1名', '2名', '11名', '10,000名'],
  ],
  [
    'visits',
    (numbers) => instance.getFixedT('ja', 'companies')('list.times', { ...numbers }),
    ['0回', '1回', '2回', '11回', '10,000回'],
  ],
  [
    'seats',
    (numbers) => instance.getFixedT('ja', 'seminars')('availability.seatsLeft', { ...numbers }),
    ['残席なし', '残り1席', '残り2席', '残り11席', '残り10,000席'],
  ],
  [
    'places of a seminar',
    (numbers) => instance.getFixedT('ja', 'seminars')('facts.seats', { ...numbers }),
    ['0名', '1名', '2名', '11名', '10,000名'],
  ],
  [
    'characters',
    (numbers) => instance.getFixedT('ja', 'chat')('composer.left', { ...numbers }),
    ['残り0文字', '残り1文字', '残り2文字', '残り11文字', '残り10,000文字'],
  ],
  [
    'lines of a file',
    (numbers) => instance.getFixedT('ja', 'admin')('preview.faulty', { ...numbers }),
    [
      '0行に問題があります',
      '1行に問題があります',
      '2行に問題があります',
      '11行に問題があります',
      '10,000行に問題があります',
    ],
  ],
];

beforeAll(async () => {
  await startI18n(instance, 'jp');
  await instance.loadNamespaces(namespaces);
});

test.each(counters)('%s have the counter of what they are', (_what, label, translations) => {
  const format = createFormat({
    language: 'jp',
    timeZone: 'JST',
    now: () => new Date('2026-11-20T00:00:00Z'),
    t: instance.getFixedT('ja', 'shared'),
  });
  expect(counted.map((count) => label({ count, formatted: format.number(count) }))).toEqual(translations);
});

test('no number that can pass nine is counted with つ', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('locales/jp.json'),
  );
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.filter((path) => /\}\}つ/.test(readFileSync(join(source, path), 'utf8')));
  expect(wrong).toEqual([]);
});
