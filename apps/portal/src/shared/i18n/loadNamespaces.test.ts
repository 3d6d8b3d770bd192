import { expect, test, vi } from 'vitest';
import { createI18n, startI18n, type LoadTranslations } from './createI18n.ts';
import { changeLanguage, loadNamespaces } from './loadNamespaces.ts';

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
  vi.useFakeTimers();
  const translator = await started((language) =>
    language === 'jp' ? Promise.reject(new Error('no network')) : Promise.resolve({ name: 'n' }),
  );
  const changed = expect(changeLanguage(translator, 'ja')).rejects.toThrow('No translations of shared');
  await vi.runAllTimersAsync();
  await changed;
  expect(translator.language).toBe('en');
  vi.useRealTimers();
});

test('tries again what could not be loaded on an earlier visit', async () => {
  vi.useFakeTimers();
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
  vi.useRealTimers();
});
