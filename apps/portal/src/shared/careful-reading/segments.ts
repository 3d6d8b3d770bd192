import type { Language } from '@michi/api/session';

/** A part of a text, by its indexes as `String.prototype.slice` takes them. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** The language that a text is probably written in: Japanese where it has kana. */
export const languageOf = (text: string): Language =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'jp' : 'en';

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const words = new Intl.Segmenter('ja', { granularity: 'word' });
const sentences = {
  jp: new Intl.Segmenter('ja', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
};

/** The characters of a text as forms count them. */
export const graphemesOf = (text: string): readonly Place[] =>
  Array.from(graphemes.segment(text), ({ index, segment }) => ({
    start: index,
    end: index + segment.length,
  }));

export interface Word extends Place {
  readonly text: string;
}

/** The words of a text; Japanese ones by the dictionary of the browser. */
export const wordsOf = (text: string): readonly Word[] =>
  Array.from(words.segment(text))
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({ text: segment, start: index, end: index + segment.length }));

/** The indexes between the words of a text. */
export const wordBoundaries = (text: string): ReadonlySet<number> =>
  new Set([...Array.from(words.segment(text), ({ index }) => index), text.length]);

/** The whole words before and after a place, within so many code units of it. */
export function wordsAround(text: string, { start, end }: Place, length: number) {
  const from = Math.max(0, start - length);
  const to = Math.min(text.length, end + length);
  // The outermost word is probably cut by the slice.
  const first = from === 0 ? '' : Array.from(words.segment(text.slice(from, start)))[0]?.segment;
  const last = to === text.length ? '' : Array.from(words.segment(text.slice(end, to))).at(-1)?.segment;
  return {
    before: text.slice(from + (first?.length ?? 0), start),
    after: text.slice(end, to - (last?.length ?? 0)),
  };
}

const quoted = /「[^「」]*」|『[^『』]*』|“[^“”]*”/g;
const bracketed = /（[^（）]*）|\([^()]*\)/g;
const maskOf = (part: string): string =>
  `${part.slice(0, 1)}${'ー'.repeat(part.length - 2)}${part.slice(-1)}`;

/** A text of the same length whose quotations have no words, since they are those of others. */
export const withoutQuotes = (text: string): string => text.replaceAll(quoted, maskOf);

/** The browser's segmenter ends a sentence after these too. */
const abbreviation = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Co|Corp|No|vs|etc|e\.g|i\.e)\.\s*$/i;

/** The sentences of a text, each with its full stop and without blanks around it. A quotation ends none. */
export function sentencesOf(text: string, language: Language): readonly Place[] {
  const masked = withoutQuotes(text).replaceAll(bracketed, maskOf);
  const found: Place[] = [];
  let start = 0;
  for (const { index, segment } of sentences[language].segment(masked)) {
    const end = index + segment.length;
    if (abbreviation.test(segment) && !segment.endsWith('\n')) continue;
    const part = masked.slice(start, end);
    const from = start + (part.length - part.trimStart().length);
    if (part.trim() !== '') found.push({ start: from, end: from + part.trim().length });
    start = end;
  }
  const rest = masked.slice(start);
  if (rest.trim() !== '') {
    const from = start + (rest.length - rest.trimStart().length);
    found.push({ start: from, end: from + rest.trim().length });
  }
  return found;
}
