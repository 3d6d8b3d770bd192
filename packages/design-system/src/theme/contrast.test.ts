import { describe, expect, test } from 'vitest';
import { contrast, contrastFigure } from './contrast.ts';
import {
  monograms,
  PART_CONTRAST,
  parts,
  TEXT_CONTRAST,
  textsOnGrounds,
  textsOnSoft,
  textsOnSolid,
} from './contrastPairs.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_theme, colours) => {
  test.each([...textsOnGrounds, ...textsOnSoft, ...textsOnSolid])('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(parts)('%s can be made out on %s', (part, ground) => {
    expect(contrast(colours[part], colours[ground])).toBeGreaterThanOrEqual(PART_CONTRAST);
  });

  test.each(monograms)('the letters %s of a monogram can be read on %s', (letters, ground) => {
    expect(contrast(colours.monogram[letters], colours.monogram[ground])).toBeGreaterThanOrEqual(
      TEXT_CONTRAST,
    );
  });
});

test('both themes name the same roles', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(Object.keys(dark.monogram)).toEqual(Object.keys(light.monogram));
});

test('every ground of a monogram has its letters', () => {
  expect(monograms.flat().toSorted()).toEqual(Object.keys(light.monogram).toSorted());
});

test('contrast agrees with the definition at its ends', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#5b5bd6', '#5b5bd6')).toBe(1);
  expect(() => contrast('transparent', '#fff')).toThrow('transparent');
});

test('a figure is never rounded up to a limit it does not reach', () => {
  expect(contrastFigure(4.4999)).toBe('4.4');
  expect(contrastFigure(4.5)).toBe('4.5');
  expect(contrastFigure(21)).toBe('21.0');
});
