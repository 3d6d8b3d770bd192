import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(`../public${path}`, import.meta.url));

const manifestSchema = z.looseObject({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
});
const manifestOf = (language: string) =>
  manifestSchema.parse(JSON.parse(read(`/manifest.${language}.webmanifest`).toString()));

test('every icon is as large as its manifest says', () => {
  const pictures = manifestOf('en').icons.filter(({ type }) => type === 'image/png');
  expect(pictures).toHaveLength(3);
  for (const { src, sizes } of pictures) {
    const picture = read(src);
    // A PNG says its width and height at the beginning (PNG, section 11.2.2).
    expect([src, `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});

test('both languages install the same portal, each under its own name', () => {
  const english = manifestOf('en');
  const japanese = manifestOf('jp');
  expect(english).toMatchObject({ lang: 'en', short_name: 'Michi', display: 'standalone' });
  expect(japanese).toMatchObject({ lang: 'ja', id: '/', start_url: '/student/dashboard' });
  expect({ ...japanese, lang: '', name: '', description: '' }).toEqual({
    ...english,
    lang: '',
    name: '',
    description: '',
  });
});
