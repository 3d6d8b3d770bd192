import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { createFormat } from '../format/createFormat.ts';
import { createI18n, startI18n } from './createI18n.ts';
import { isWords } from './loadTranslations.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const folderOf = (namespace: string): string =>
  ['shared', 'labels'].includes(namespace) ? namespace : `features/${namespace}`;

const instance = createI18n((_language, namespace) => {
  const words: unknown = JSON.parse(
    readFileSync(join(source, folderOf(namespace), 'locales/jp.json'), 'utf8'),
  );
  return isWords(words) ? Promise.resolve(words) : Promise.reject(new Error(`No words of ${namespace}`));
});
const counted = [0, 1, 2, 11, 10_000];

/** What is counted, the namespace and key that say it, and the words for 0, 1, 2, 11 and 10,000 of it. */
const counters = [
  ['jobs', 'jobs', 'count', ['0件の求人', '1件の求人', '2件の求人', '11件の求人', '10,000件の求人']],
  ['favorite jobs', 'favorites', 'count.Job', ['求人0件', '求人1件', '求人2件', '求人11件', '求人10,000件']],
  [
    'notifications',
    'notifications',
    'total',
    ['お知らせ0件', 'お知らせ1件', 'お知らせ2件', 'お知らせ11件', 'お知らせ10,000件'],
  ],
  ['companies', 'companies', 'list.count', ['0社', '1社', '2社', '11社', '10,000社']],
  ['sponsors', 'career-office', 'sponsors.count', ['0社', '1社', '2社', '11社', '10,000社']],
  ['users', 'admin', 'users.count', ['0名', '1名', '2名', '11名', '10,000名']],
  ['counsellors', 'career-office', 'counsellors.count', ['0名', '1名', '2名', '11名', '10,000名']],
  ['visits', 'companies', 'list.times', ['0回', '1回', '2回', '11回', '10,000回']],
  [
    'seats',
    'seminars',
    'availability.seatsLeft',
    ['残席なし', '残り1席', '残り2席', '残り11席', '残り10,000席'],
  ],
  ['places of a seminar', 'seminars', 'facts.seats', ['0名', '1名', '2名', '11名', '10,000名']],
  [
    'characters',
    'chat',
    'composer.left',
    ['残り0文字', '残り1文字', '残り2文字', '残り11文字', '残り10,000文字'],
  ],
  [
    'lines of a file',
    'admin',
    'preview.faulty',
    ['0行を除外します', '1行を除外します', '2行を除外します', '11行を除外します', '10,000行を除外します'],
  ],
] as const;

beforeAll(async () => {
  await startI18n(instance, 'jp');
  await instance.loadNamespaces(counters.map(([, namespace]) => namespace));
});

test.each(counters)('%s have the counter of what they are', (_what, namespace, key, words) => {
  const t = instance.getFixedT('ja');
  const format = createFormat({
    language: 'jp',
    timeZone: 'JST',
    now: () => new Date('2026-11-20T00:00:00Z'),
    t: instance.getFixedT('ja', 'shared'),
  });
  const say = (count: number): string => t(`${namespace}:${key}`, { count, formatted: format.number(count) });
  expect(counted.map(say)).toEqual(words);
});

test('no number that can pass nine is counted with つ', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('locales/jp.json'),
  );
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.filter((path) => /\}\}つ/.test(readFileSync(join(source, path), 'utf8')));
  expect(wrong).toEqual([]);
});
