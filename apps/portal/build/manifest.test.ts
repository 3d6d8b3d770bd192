import { expect, test } from 'vitest';
import { filesOf, translationsOf } from './manifest.ts';

const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
  file: `assets/${file}`,
  imports: [...imports],
  css: css.map((name) => `assets/${name}`),
});

const manifest = {
  'index.html': chunk('index.js', ['_vendor.js'], ['index.css']),
  '_vendor.js': chunk('vendor.js'),
  '_row.js': chunk('row.js', ['_vendor.js'], ['row.css']),
  'src/list.tsx': chunk('list.js', ['index.html', '_row.js'], ['list.css']),
  'src/jobs/locales/en.json': chunk('en.json'),
  'src/jobs/locales/jp.json': chunk('jp.json'),
};

test('names the files of a screen with its imports, without those of every page', () => {
  expect(filesOf(manifest, ['src/list.tsx'])).toEqual({
    scripts: ['/assets/list.js', '/assets/row.js'],
    styles: ['/assets/list.css', '/assets/row.css'],
  });
});

test('names the translations of a namespace', () => {
  expect(translationsOf(manifest, ['jobs'])).toEqual({ en: ['/assets/en.json'], ja: ['/assets/jp.json'] });
});

test('refuses what the build does not have', () => {
  expect(() => filesOf(manifest, ['src/nothing.tsx'])).toThrow('The build has no src/nothing.tsx');
  expect(() => translationsOf(manifest, ['news'])).toThrow('The build has no /news/locales/en.json');
});
