import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COMPANIES } from './data/companies.ts';
import { drawCampus, drawCover, drawLogo } from './drawings.ts';

test('each company has a mark of its own, and companies and universities a picture with words in both languages', async () => {
  const marks = COMPANIES.map((_company, index) => drawLogo(index));
  expect(new Set(marks).size).toBe(COMPANIES.length);
  const covers = COMPANIES.map((company, index) => drawCover(company, index));
  for (const { drawing, text, textJp } of [...covers, drawCampus(0), drawCampus(1)]) {
    expect([text, textJp]).toEqual([
      expect.stringMatching(/^Drawing: /),
      expect.stringMatching(/^イラスト：/),
    ]);
    expect(Buffer.byteLength(drawing)).toBeLessThan(10_000);
  }
  const [first] = COMPANIES;
  const { drawing } = drawCover(first ?? { industry: '' }, 0);
  for (const [vector, width, height] of [
    [marks[0] ?? '', 192, 192],
    [drawing, 1280, 427],
  ] as const)
    expect(await sharp(Buffer.from(vector)).metadata()).toMatchObject({ width, height });
});
