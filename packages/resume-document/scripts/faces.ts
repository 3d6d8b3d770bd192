import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { FaceName } from '../src/text/faces.ts';
import { codePage932, LATIN, VARIATION_SELECTORS } from './characters.ts';
import { dropDefaultVariants, variantsOf } from './variants.ts';

/** A face to subset from a font, with its characters. */
interface Cut {
  readonly name: FaceName;
  readonly font: string;
  readonly has: (codePoint: number, isIn: (face: FaceName, codePoint: number) => boolean) => boolean;
  /** Whether marks are placed on letters that have no composed form. */
  readonly positionsMarks?: boolean;
}

/** A subset face: the font file, and its metrics, known without opening the file. */
export interface Face {
  readonly name: FaceName;
  readonly file: Buffer;
  /** Its characters by rising code point, with the width of each in thousandths of an em. */
  readonly widths: readonly (readonly [codePoint: number, width: number])[];
  /** Its kanji that look different with a variation selector, each with the selector. */
  readonly variants: string;
}

const isHan = (codePoint: number): boolean => /^\p{Script=Han}$/u.test(String.fromCodePoint(codePoint));

const isKana = (codePoint: number): boolean =>
  /^[\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(String.fromCodePoint(codePoint));

const hasAccents = (codePoint: number): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]$/u.test(
    String.fromCodePoint(codePoint),
  );

/** Digits, punctuation and symbols. */
const isCommon = (codePoint: number): boolean => /^\p{Script=Common}$/u.test(String.fromCodePoint(codePoint));

/** The faces in the order of subsetting: a later one may depend on the characters of an earlier one. */
function cuts(): readonly Cut[] {
  const latin = new Set(LATIN);
  const japanese = new Set([...codePage932(), ...LATIN]);
  // Without the punctuation of Japanese text, so that a Vietnamese name in it does not change it.
  const wide: Cut['has'] = (codePoint, isIn) =>
    (codePoint >= 0x20 && codePoint < 0x7f) ||
    hasAccents(codePoint) ||
    (isCommon(codePoint) && !isIn('mincho', codePoint));
  return [
    {
      name: 'mincho',
      font: import.meta.resolve('@expo-google-fonts/biz-udmincho/400Regular/BIZUDMincho_400Regular.ttf'),
      has: (codePoint) => japanese.has(codePoint),
    },
    {
      name: 'wideSerif',
      font: import.meta.resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'),
      has: wide,
      positionsMarks: true,
    },
    {
      name: 'wideSans',
      font: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      has: wide,
      positionsMarks: true,
    },
    {
      name: 'rareMincho',
      font: import.meta.resolve('@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf'),
      has: (codePoint, isIn) =>
        (isHan(codePoint) || isKana(codePoint) || isCommon(codePoint)) &&
        !isIn('mincho', codePoint) &&
        !(isIn('wideSerif', codePoint) && isIn('wideSans', codePoint)),
    },
    {
      name: 'serif',
      font: import.meta.resolve('@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf'),
      has: (codePoint) => latin.has(codePoint),
    },
    {
      name: 'serifBold',
      font: import.meta.resolve('@expo-google-fonts/noto-serif-jp/700Bold/NotoSerifJP_700Bold.ttf'),
      has: (codePoint) => latin.has(codePoint),
    },
    {
      name: 'sans',
      font: import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
      has: (codePoint) => latin.has(codePoint),
    },
    {
      name: 'sansBold',
      font: import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
      has: (codePoint) => latin.has(codePoint),
    },
    {
      name: 'gothic',
      font: import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
      has: (codePoint) => japanese.has(codePoint) && !latin.has(codePoint),
    },
  ];
}

/** Copyright, licence and its address (OpenType name ids): kept in the file, as required by the Open Font License. */
const LICENCE_NAMES = [0, 13, 14] as const;

function read(file: Buffer) {
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('A collection of fonts, not a font.');
  return font;
}

async function cut(
  { name, font, has, positionsMarks = false }: Cut,
  earlier: readonly Face[],
): Promise<Face> {
  const sets = new Map(
    earlier.map((face) => [face.name, new Set(face.widths.map(([codePoint]) => codePoint))]),
  );
  const isIn = (face: FaceName, codePoint: number): boolean => sets.get(face)?.has(codePoint) ?? false;
  const whole = await readFile(new URL(font));
  const characters = read(whole).characterSet.filter((codePoint) => has(codePoint, isIn));
  const text = String.fromCodePoint(...characters, ...VARIATION_SELECTORS);
  const file = await subsetFont(whole, text, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
    noHinting: true,
    keepFeatures: positionsMarks ? ['kern', 'mark', 'mkmk'] : ['kern'],
    preserveNameIds: LICENCE_NAMES,
  });
  dropDefaultVariants(file);
  const face = read(file);
  const widths = face.characterSet
    .toSorted((one, other) => one - other)
    .map((codePoint): readonly [number, number] => [
      codePoint,
      Math.round((face.glyphForCodePoint(codePoint).advanceWidth / face.unitsPerEm) * 1000),
    ]);
  return { name, file, widths, variants: variantsOf(face) };
}

export async function cutFaces(): Promise<readonly Face[]> {
  const faces: Face[] = [];
  for (const each of cuts()) faces.push(await cut(each, faces));
  return faces;
}
