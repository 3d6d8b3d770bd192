import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { present } from '../../../test/present.ts';
import { drawPdf } from './drawPdf.ts';

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
  drawPdf({
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

test('is small, independent of the size of the font', async () => {
  expect((await draw('髙﨑さんの自己紹介')).length).toBeLessThan(60_000);
});

/** The text of each page, without blanks, and the position of each line, in points from the left and the bottom. */
async function printed(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent({ disableNormalization: true });
      const lines = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '');
      return {
        text: lines.map(({ str }) => str.replaceAll(/\s/gu, '')).join(''),
        places: lines.map(({ transform }) => [Number(transform[4]), Number(transform[5])] as const),
      };
    }),
  );
}

test('continues on further pages, and loses no line', async () => {
  // Some continue over several pages; one has a label longer than its text.
  const blocks = Array.from({ length: 200 }, (_, index) => ({
    label: `Line${index}.${index === 50 ? ' and more'.repeat(20) : ''}`,
    text: `<${index}>${'企業'.repeat(index % 20 === 0 ? 600 + index * 12 : 40)}</${index}>`,
  }));
  const pages = await printed(
    await drawPdf({
      title: 'Michi',
      introduction: 'x',
      languageTag: 'en',
      madeAt: new Date('2026-11-20T03:00:00Z'),
      sections: [{ title: 'Long', blocks: blocks.map((block) => [block]) }],
    }),
  );
  const expected = blocks.map(({ label, text }) => label.replaceAll(' ', '') + text);
  expect(pages.map(({ text }) => text).join('')).toBe(`MichixLong${expected.join('')}`);
  for (const [index] of blocks.entries())
    expect(
      pages.filter(({ text }) => text.includes(`.<${index}>`) || text.includes(`more<${index}>`)),
    ).toHaveLength(1);
  for (const { places } of pages) {
    // Within the margins of A4, 842 points high.
    for (const [, height] of places) expect(Math.abs(height - 421)).toBeLessThan(421 - 50);
    // The next line always follows the previous block, and no part of a page stays empty.
    const lines = places.map(([, height]) => height).toSorted((one, other) => other - one);
    for (const [index, height] of lines.slice(1).entries())
      expect((lines[index] ?? 0) - height).toBeLessThan(60);
    // No label is printed over the one before.
    const labels = places.filter(([left]) => left < 100).map(([, height]) => height);
    for (const [index, height] of labels.slice(1).entries())
      expect((labels[index] ?? 0) - height).toBeGreaterThan(8);
  }
});
