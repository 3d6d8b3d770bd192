import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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

/** What stands on each page, without blanks, and the lowest and highest place of a line on any. */
async function printed(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  const heights: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent({ disableNormalization: true });
    const texts = items.filter((item) => 'str' in item);
    pages.push(texts.map(({ str }) => str.replaceAll(/\s/gu, '')).join(''));
    heights.push(
      ...texts.filter(({ str }) => str.trim() !== '').map(({ transform }) => Number(transform[5])),
    );
  }
  return { pages, lowest: Math.min(...heights), highest: Math.max(...heights) };
}

test('goes on to further pages, and loses no line', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  // The hundredth goes on over several pages.
  const block = (index: number) => {
    const text = `<${index}>${'企業'.repeat(index === 100 ? 3_000 : 40)}</${index}>`;
    return { label: `Line${index}.`, text };
  };
  const { pages, lowest, highest } = await printed(
    await drawDocument({
      title: 'Michi',
      introduction: 'x',
      languageTag: 'en',
      madeAt: new Date('2026-11-20T03:00:00Z'),
      sections: [{ title: 'Long', blocks: numbers.map((index) => [block(index)]) }],
    }),
  );
  const expected = numbers.map(block).map(({ label, text }) => label + text);
  expect(pages.join('')).toBe(`MichixLong${expected.join('')}`);
  // Nothing stands outside of an A4 page's margins, 842 points high, and no page is left nearly empty.
  expect(lowest).toBeGreaterThan(50);
  expect(highest).toBeLessThan(842 - 50);
  expect(pages.length).toBeLessThan(30);
});
