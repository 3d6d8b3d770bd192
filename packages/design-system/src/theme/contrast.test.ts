import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

type Role = Exclude<keyof typeof light, 'monogram' | 'overlay'>;

/** WCAG 2.2, success criterion 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 2.2, success criterion 1.4.11: lines of fields, marks of states, the focus. */
const PART = 3;

const grounds = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceSelected',
] as const satisfies readonly Role[];
const statuses = [
  'deadline',
  'success',
  'warning',
  'danger',
  'info',
  'accent',
] as const satisfies readonly Role[];

/** Every text that stands on a ground, somewhere in the system. */
const texts: readonly (readonly [text: Role, ground: Role])[] = [
  ...grounds.flatMap((ground) => [
    ['text', ground] as const,
    ['textSoft', ground] as const,
    ['brandText', ground] as const,
    ['danger', ground] as const,
    ['deadline', ground] as const,
    ['success', ground] as const,
  ]),
  ...statuses.flatMap((status) => [
    [status, `${status}Soft`] as const,
    [status, 'surface'] as const,
    [status, 'surfaceRaised'] as const,
    ['text', `${status}Soft`] as const,
  ]),
  ['textSoft', 'neutralSoft'],
  ['text', 'segmentSelected'],
  ['text', 'neutralSoft'],
  ['brandText', 'neutralSoft'],
  ['brandText', 'brandSoft'],
  ['text', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onSolid', 'successSolid'],
  ['onSolid', 'dangerSolid'],
  ['onSolid', 'toastPush'],
  ['onToast', 'toast'],
  ['scanInk', 'scanGround'],
];

/** Every line, mark or ring that must be made out on a ground. */
const parts: readonly (readonly [part: Role, ground: Role])[] = [
  ['borderField', 'surface'],
  ['borderField', 'surfaceRaised'],
  ['focus', 'surface'],
  ['focus', 'surfaceRaised'],
  ['focus', 'surfaceSunken'],
  ['focus', 'surfaceSelected'],
  ['brand', 'surfaceRaised'],
  ['neutralMark', 'surfaceRaised'],
  ['onBrand', 'neutralMark'],
];

const monograms = ['iris', 'violet', 'sky', 'grass', 'amber', 'orange', 'tomato', 'mauve'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_theme, colours) => {
  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(parts)('%s can be made out on %s', (part, ground) => {
    expect(contrast(colours[part], colours[ground])).toBeGreaterThanOrEqual(PART);
  });

  test.each(monograms)('the letters of a monogram can be read on %s', (ground) => {
    const letters = `on${ground.charAt(0).toUpperCase()}${ground.slice(1)}`;
    const pair = Object.entries(colours.monogram).find(([name]) => name === letters);
    expect(contrast(pair?.[1] ?? '', colours.monogram[ground])).toBeGreaterThanOrEqual(TEXT);
  });
});

test('both themes name the same roles', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(Object.keys(dark.monogram)).toEqual(Object.keys(light.monogram));
});

test('contrast agrees with the definition at its ends', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#5b5bd6', '#5b5bd6')).toBe(1);
  expect(() => contrast('transparent', '#fff')).toThrow('transparent');
});
