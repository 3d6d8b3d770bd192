import type { light } from './light.ts';

/** A colour of the theme that is painted opaquely over others. */
export type OpaqueColour = Exclude<keyof typeof light, 'monogram' | 'overlay'>;

/** A colour and its background. */
export type ContrastPair = readonly [colour: OpaqueColour, ground: OpaqueColour];

/** WCAG 2.2, success criterion 1.4.3: text. */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, success criterion 1.4.11: lines of fields, marks of states, the focus. */
export const PART_CONTRAST = 3;

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceSelected'] as const;
const statuses = ['deadline', 'success', 'warning', 'danger', 'info', 'accent'] as const;

const onGrounds = (texts: readonly OpaqueColour[], where: readonly OpaqueColour[]): readonly ContrastPair[] =>
  texts.flatMap((text) => where.map((ground) => [text, ground] as const));

/** Text on the grounds of pages, cards and rows. */
export const textsOnGrounds: readonly ContrastPair[] = [
  ...onGrounds(['text', 'textSoft', 'brandText', 'danger', 'deadline', 'success'], grounds),
  ...onGrounds(['warning', 'info', 'accent'], ['surface', 'surfaceRaised']),
];

/** Text on the soft backgrounds of badges, alerts and selected items. */
export const textsOnSoft: readonly ContrastPair[] = [
  ...statuses.flatMap((status) => [[status, `${status}Soft`] as const, ['text', `${status}Soft`] as const]),
  ['brandText', 'brandSoft'],
  ['text', 'brandSoft'],
  ['brandText', 'neutralSoft'],
  ['text', 'neutralSoft'],
  ['textSoft', 'neutralSoft'],
  ['text', 'segmentSelected'],
];

/** Text on grounds of full colour. */
export const textsOnSolid: readonly ContrastPair[] = [
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onSolid', 'successSolid'],
  ['onSolid', 'dangerSolid'],
  ['onSolid', 'toastPush'],
  ['onToast', 'toast'],
  ['scanInk', 'scanGround'],
];

/** Every line, mark or ring that must be made out on a ground. */
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

/** The grounds of monograms, each with the colour of its letters. */
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
