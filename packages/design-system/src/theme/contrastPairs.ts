import type { light } from './light.ts';

/** An opaque colour of the theme. */
export type OpaqueColour = Exclude<keyof typeof light, 'monogram' | 'overlay'>;

export type ContrastPair = readonly [colour: OpaqueColour, ground: OpaqueColour];

/** Minimum of text (WCAG 2.2, success criterion 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** Minimum of borders, state indicators and focus rings (WCAG 2.2, success criterion 1.4.11). */
export const PART_CONTRAST = 3;

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceSelected'] as const;
const statuses = ['deadline', 'success', 'warning', 'danger', 'info', 'accent'] as const;

const onGrounds = (texts: readonly OpaqueColour[], where: readonly OpaqueColour[]): readonly ContrastPair[] =>
  texts.flatMap((text) => where.map((ground) => [text, ground] as const));

/** Text on pages, cards and rows. */
export const textsOnGrounds: readonly ContrastPair[] = [
  ...onGrounds(['text', 'textSoft', 'brandText', 'danger', 'deadline', 'success'], grounds),
  ...onGrounds(['warning', 'info', 'accent'], ['surface', 'surfaceRaised']),
];

/** Text on badges, alerts and selected items. */
export const textsOnSoft: readonly ContrastPair[] = [
  ...statuses.flatMap((status) => [[status, `${status}Soft`] as const, ['text', `${status}Soft`] as const]),
  ['brandText', 'brandSoft'],
  ['text', 'brandSoft'],
  ['brandText', 'neutralSoft'],
  ['text', 'neutralSoft'],
  ['textSoft', 'neutralSoft'],
  ['text', 'segmentSelected'],
];

/** Text on saturated colours. */
export const textsOnSolid: readonly ContrastPair[] = [
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onSolid', 'successSolid'],
  ['onSolid', 'dangerSolid'],
  ['onSolid', 'toastPush'],
  ['onToast', 'toast'],
  ['scanInk', 'scanGround'],
];

/** Borders, state indicators and rings that must be visible. */
export const parts: readonly ContrastPair[] = [
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

export const monograms = [
  ['onIris', 'iris'],
  ['onViolet', 'violet'],
  ['onSky', 'sky'],
  ['onGrass', 'grass'],
  ['onAmber', 'amber'],
  ['onOrange', 'orange'],
  ['onTomato', 'tomato'],
  ['onMauve', 'mauve'],
] as const satisfies readonly (readonly [
  letters: keyof (typeof light)['monogram'],
  ground: keyof (typeof light)['monogram'],
])[];
