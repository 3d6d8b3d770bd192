import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createI18n,
  startI18n,
  pageTranslations,
  type LoadTranslations,
  changeLanguage,
  loadNamespaces,
} from './createI18n.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Runs every timer until the promise is settled and gives the times at which `load` was called. */
const timesOf = async (load: () => Promise<Record<string, string>>) => {
  const startedAt = Date.now();
  const times: number[] = [];
  const instance = createI18n(() => {
    times.push(Date.now() - startedAt);
    return load();
  });
  const started = startI18n(instance, 'en').then(
    () => 'ready',
    () => 'failed',
  );
  await vi.runAllTimersAsync();
  return { times, outcome: await started };
};

test('retries five times, after 350 ms and then twice as long each time, and then reports the failure', async () => {
  const { times, outcome } = await timesOf(() => Promise.reject(new Error('no network')));
  expect(times).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  expect(outcome).toBe('failed');
});

test('is ready as soon as one attempt succeeds', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ hello: 'Hello' });
  const { times, outcome } = await timesOf(load);
  expect(times).toEqual([0, 350]);
  expect(outcome).toBe('ready');
});

test('loads the other language only when it is chosen', async () => {
  const load = vi.fn((language: string) =>
    Promise.resolve({ hello: language === 'jp' ? 'こんにちは' : 'Hello' }),
  );
  const instance = createI18n(load);
  await startI18n(instance, 'jp');
  expect(load.mock.calls).toEqual([['jp', 'shared']]);
  expect(instance.language).toBe('ja');
  await instance.changeLanguage('en');
  expect(load.mock.calls).toEqual([
    ['jp', 'shared'],
    ['en', 'shared'],
  ]);
});

test('counts in Japanese without a singular', async () => {
  const instance = createI18n(() => Promise.resolve({ deadline: { daysLeft_other: 'あと{{count}}日' } }));
  await startI18n(instance, 'jp');
  const t = instance.getFixedT('ja', 'shared', 'deadline');
  expect([t('daysLeft', { count: 1 }), t('daysLeft', { count: 5 })]).toEqual(['あと1日', 'あと5日']);
});

test('uses the translations embedded in the page, and loads others', async () => {
  const loadOthers = vi.fn((language: string, namespace: string) =>
    Promise.resolve({ from: `${language}/${namespace}` }),
  );
  const load = pageTranslations('{"jp":{"auth":{"hello":"こんにちは"}}}', loadOthers);
  expect(await load('jp', 'auth')).toEqual({ hello: 'こんにちは' });
  expect(loadOthers).not.toHaveBeenCalled();
  expect(await load('jp', 'jobs')).toEqual({ from: 'jp/jobs' });
  expect(await load('en', 'auth')).toEqual({ from: 'en/auth' });
  expect(pageTranslations(undefined, loadOthers)).toBe(loadOthers);
});

const started = async (load: LoadTranslations) => {
  const translator = createI18n(load);
  await startI18n(translator, 'en');
  return translator;
};

test('changes the language of every part in use, at once', async () => {
  const load = vi.fn((language: string, namespace: string) =>
    Promise.resolve({ name: `${namespace} ${language}` }),
  );
  const translator = await started(load);
  await loadNamespaces(translator, 'en', ['jobs']);
  await changeLanguage(translator, 'ja');
  expect(translator.getResource('ja', 'jobs', 'name')).toBe('jobs jp');
  expect(load.mock.calls).toEqual([
    ['en', 'shared'],
    ['en', 'jobs'],
    ['jp', 'shared'],
    ['jp', 'jobs'],
  ]);
});

test('stays in its language if the translations of the other cannot be loaded', async () => {
  const translator = await started((language) =>
    language === 'jp' ? Promise.reject(new Error('no network')) : Promise.resolve({ name: 'n' }),
  );
  const changed = expect(changeLanguage(translator, 'ja')).rejects.toThrow('No translations of shared');
  await vi.runAllTimersAsync();
  await changed;
  expect(translator.language).toBe('en');
});

test('retries a namespace that failed to load before', async () => {
  let isOnline = false;
  const translator = await started((_language, namespace) =>
    namespace === 'shared' || isOnline
      ? Promise.resolve({ name: namespace })
      : Promise.reject(new Error('no network')),
  );
  const failed = expect(loadNamespaces(translator, 'en', ['jobs'])).rejects.toThrow(
    'No translations of jobs',
  );
  await vi.runAllTimersAsync();
  await failed;
  isOnline = true;
  await loadNamespaces(translator, 'en', ['jobs']);
  expect(translator.getResource('en', 'jobs', 'name')).toBe('jobs');
});
