import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { present } from '../../../test/present.ts';
import { drawDocument } from './drawDocument.ts';

/** The fonts in a PDF: `/FontFile2` is TrueType (ISO 32000-1, table 126). */
function embeddedFonts(pdf: Uint8Array): readonly Buffer[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/FontFile2 (\d+) 0 R/g)].map(([, id]) => {
    const object = present(text.split(`\n${present(id)} 0 obj\n`)[1]);
    const start = object.indexOf('stream\n') + 'stream\n'.length;
    return inflateSync(Buffer.from(object.slice(start, object.indexOf('\nendstream')), 'latin1'));
  });
}

/** How many glyphs of a TrueType font have a shape (OpenType, tables `head` and `loca`). */
function shapes(font: Buffer): number {
  const table = (tag: string): Buffer => {
    const count = font.readUInt16BE(4);
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + 16 * index;
      if (font.toString('latin1', entry, entry + 4) !== tag) continue;
      const offset = font.readUInt32BE(entry + 8);
      return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
    }
    throw new Error(`The font has no table ${tag}.`);
  };
  const loca = table('loca');
  const isLong = table('head').readInt16BE(50) === 1;
  const size = isLong ? 4 : 2;
  const at = (index: number): number =>
    isLong ? loca.readUInt32BE(index * size) : loca.readUInt16BE(index * size) * 2;
  let count = 0;
  for (let index = 0; index < loca.length / size - 1; index += 1) if (at(index + 1) > at(index)) count += 1;
  return count;
}

const draw = (text: string) =>
  drawDocument({
    title: '道',
    introduction: 'x',
    languageTag: 'ja',
    madeAt: new Date('2026-11-20T03:00:00Z'),
    sections: [{ title: '道', blocks: [[{ label: 'x', text }]] }],
  });

test('has a shape for every letter of a Japanese name, in it', async () => {
  const base = shapes(present(embeddedFonts(await draw('x')).toSorted((a, b) => a.length - b.length)[0]));
  const names = '髙﨑𠮷田佐伯花①㈱ヴァイオリンさくら々〆凜';
  const pdf = await draw(names);
  const [regular] = embeddedFonts(pdf).toSorted((a, b) => b.length - a.length);
  expect(shapes(present(regular)) - base).toBe(new Set(names).size);
});

test('is small, whatever the font weighs', async () => {
  expect((await draw('髙﨑さんの自己紹介')).length).toBeLessThan(60_000);
});

test('goes on to further pages, and loses no line', async () => {
  const blocks = Array.from({ length: 200 }, (_, index) => [
    { label: `Line ${index}`, text: '企業'.repeat(40) },
  ]);
  const pdf = await drawDocument({
    title: 'Michi',
    introduction: 'x',
    languageTag: 'en',
    madeAt: new Date('2026-11-20T03:00:00Z'),
    sections: [{ title: 'Long', blocks }],
  });
  const pages =
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.length).toBeLessThan(20);
});
