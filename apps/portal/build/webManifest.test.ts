import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pngIcons, webManifest } from './webManifest.ts';

test('every icon is as large as its manifest says', () => {
  for (const { file, size } of pngIcons) {
    const picture = readFileSync(new URL(`icons/${file}`, import.meta.url));
    // A PNG says its width and height at the beginning (PNG, section 11.2.2).
    expect([file, picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([file, size, size]);
  }
});

test('both languages install the same portal, by a name of their own', () => {
  const english = webManifest('en', (file) => `/${file}`);
  const japanese = webManifest('jp', (file) => `/${file}`);
  expect(english).toMatchObject({ lang: 'en', short_name: 'Michi', display: 'standalone' });
  expect(japanese).toMatchObject({ lang: 'ja', id: '/', start_url: '/student/dashboard' });
  expect({ ...japanese, lang: '', name: '', description: '' }).toEqual({
    ...english,
    lang: '',
    name: '',
    description: '',
  });
});
