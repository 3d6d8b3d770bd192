import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { featureFiles } from './featureFiles.mjs';

describe('a new feature', () => {
  const files = featureFiles('job-offers');

  test('begins with a screen, its stories and its words in both languages', () => {
    expect(Object.keys(files)).toEqual([
      'JobOffersScreen.tsx',
      'JobOffersScreen.stories.tsx',
      'locales/en.json',
      'locales/jp.json',
    ]);
    expect(files['JobOffersScreen.tsx']).toContain("useTranslation('job-offers')");
  });

  test('has the same keys in both languages', () => {
    const keys = (file) => Object.keys(JSON.parse(files[file]));
    expect(keys('locales/jp.json')).toEqual(keys('locales/en.json'));
  });

  test.each(Object.keys(files))('writes %s as the formatter would', async (file) => {
    const options = JSON.parse(readFileSync(inRoot('.oxfmtrc.json'), 'utf8'));
    const { code, errors } = await format(file, files[file], options);
    expect(errors).toEqual([]);
    expect(code).toBe(files[file]);
  });
});
