import type { Language } from '@michi/api/session';
import { findCompanies, findIndustries, type FoundCompany, type NamedCompany } from './findCompanies.ts';
import { graphemesOf, languageOf, sentencesOf, withoutQuotes, wordsOf, type Place } from './segments.ts';

/** What a text is written for, and what it is compared with. */
export interface ReadingContext {
  /** Whom it goes to, if that is known. */
  readonly company?: NamedCompany | undefined;
  /** Those of the student’s other applications. */
  readonly others: readonly NamedCompany[];
  /** Japanese has another word for the company in speech. */
  readonly medium: 'WRITING' | 'SPEECH';
  /** Of the text. Default: Japanese where it has kana. */
  readonly language?: Language | undefined;
  /** Characters that it should have. */
  readonly target?: number | undefined;
  /** Whether the form counts line breaks. Default: no. */
  readonly countsLineBreaks?: boolean | undefined;
}

/** Something in a text that a careful reader would notice. */
export type Notice = Place &
  (
    | { readonly kind: 'OTHER_COMPANY'; readonly company: NamedCompany; readonly count: number }
    | { readonly kind: 'OTHER_INDUSTRY'; readonly company: NamedCompany }
    | { readonly kind: 'PLACEHOLDER' }
    | {
        readonly kind: 'HONORIFIC';
        readonly found: string;
        readonly expected: string;
        readonly count: number;
      }
    | { readonly kind: 'MIXED_STYLE'; readonly polite: number; readonly plain: number }
    | { readonly kind: 'OVER_TARGET' | 'UNDER_TARGET'; readonly length: number; readonly target: number }
    | { readonly kind: 'LONG_SENTENCE'; readonly length: number; readonly longest: number }
    | { readonly kind: 'REPEATED_WORD'; readonly word: string; readonly count: number }
  );

const placesOf = (text: string, pattern: RegExp): readonly Place[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length }));

const overlap = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

const findOtherCompanies = (
  named: readonly FoundCompany[],
  own: NamedCompany | undefined,
): readonly Notice[] => {
  const byCompany = Map.groupBy(named, ({ company }) => company);
  if (own !== undefined) byCompany.delete(own);
  return [...byCompany].flatMap(([company, places]) =>
    places.slice(0, 1).map(({ start, end }) => ({
      kind: 'OTHER_COMPANY' as const,
      company,
      count: places.length,
      start,
      end,
    })),
  );
};

const legalForm = '(?:株式会社|有限会社|合同会社)?';
const blank =
  '(?:貴社名|御社名|会社名|企業名|団体名|氏名|名前|大学名|学部名|部署名|職種名?|役職|日付|年月日)';

/** Places to fill in, as templates mark them. 二〇〇五年 and 【自己PR】 are none. */
const placeholders = new RegExp(
  [
    String.raw`${legalForm}(?<![一二三四五六七八九十〇\d])[〇○◯●◎△□]{2,}(?![一二三四五六七八九十〇])(?:株式会社|社)?`,
    String.raw`${legalForm}(?:Ｘ{2,}|(?<![A-Za-z])[Xx×]{2,}(?=社|株式|大学|様|さん|部|年|月|名|人|円))(?:株式会社|社)?`,
    String.raw`(?<![A-Za-z\d])[Xx]{3,}(?![A-Za-z\d])`,
    '_{3,}|＿{2,}',
    String.raw`\[(?!sic\])[A-Za-z][A-Za-z '’_-]*\](?!\()`,
    String.raw`\{+[A-Za-z][A-Za-z _-]*\}+`,
    String.raw`(?<![A-Za-z\d<])<[A-Za-z][A-Za-z '’_-]*>`,
    `[[［【｛{〈＜<(（]${blank}[\\]］】｝}〉＞>)）]`,
    String.raw`\b(?:TODO|TBD|FIXME)\b(?!\s*(?:apps?\b|lists?\b|アプリ|リスト|管理))`,
    '[貴御]社名',
    '(?:ここに|以下に)[^。\n]{0,20}(?:記入|入力)(?=[。）)」\n]|$)',
  ].join('|'),
  'gu',
);

const findPlaceholders = (text: string): readonly Notice[] => {
  const seen = new Set<string>();
  return placesOf(text, placeholders)
    .filter(({ start, end }) => {
      const placeholder = text.slice(start, end);
      if (seen.has(placeholder)) return false;
      seen.add(placeholder);
      return true;
    })
    .map((place) => ({ kind: 'PLACEHOLDER', ...place }));
};

/** With the words that begin with the same characters, such as 御行儀. */
const addressed = '(社(?!務)|行(?![儀列幸子])|庁|校|省(?!略)|協会|組合|法人|財団|金庫|病院)';
const wrongAddress = {
  WRITING: new RegExp(`御${addressed}`, 'gu'),
  SPEECH: new RegExp(`貴${addressed}`, 'gu'),
};

const findHonorifics = (
  text: string,
  { medium }: ReadingContext,
  placeholderNotices: readonly Place[],
): readonly Notice[] => {
  const places = placesOf(withoutQuotes(text), wrongAddress[medium]).filter(
    (place) => !placeholderNotices.some((other) => overlap(place, other)),
  );
  return [...Map.groupBy(places, ({ start, end }) => text.slice(start, end))].flatMap(([found, all]) =>
    all.slice(0, 1).map((place) => ({
      kind: 'HONORIFIC' as const,
      found,
      expected: `${medium === 'WRITING' ? '貴' : '御'}${found.slice(1)}`,
      count: all.length,
      ...place,
    })),
  );
};

const polite = /(?:です|でした|(?<![励済覚冷悩])ます|ました|ません|でしょう|ましょう|ください|下さい|ませ)$/u;
const plain =
  /(?:だ|た|ない|たい|しい|よい|大きい|小さい|[多高低長短強弱深良早速近遠若古広狭重軽]い|[るうくすつぬぶむぐ])$/u;
/** End like a plain verb. */
const neither =
  /(?:ありがとう|あなた|また|ただ|まだ|かた|多く|近く|遠く|よう|ほう|いつ|[ひふみよ]とつ|ふたつ|[一二三四五六七八九]つ|べく|ごとく|しく|なく|ず)$/u;

/** Only of a sentence with a full stop: a heading or an entry of a list has no style. */
const styleOf = (sentence: string): 'polite' | 'plain' | undefined => {
  if (!/[。．｡！!？?][」』）)]*$/u.test(sentence)) return undefined;
  const end = sentence
    .replace(/[。．｡！!？?」』）)…\s]+$/u, '')
    .replace(/[（(「『]ー*$/u, '')
    .replace(/(?:よね|かな|[かねよ])$/u, '');
  if (polite.test(end)) return 'polite';
  return plain.test(end) && !neither.test(end) ? 'plain' : undefined;
};

/** How much of a sentence shows its style. */
const ENDING = 12;

const findMixedStyle = (text: string, sentences: readonly Place[]): readonly Notice[] => {
  const masked = withoutQuotes(text).replaceAll(
    /（[^（）]*）/g,
    (part) => `（${'ー'.repeat(part.length - 2)}）`,
  );
  const byStyle = Map.groupBy(sentences, ({ start, end }) => styleOf(masked.slice(start, end)));
  const ofPolite = byStyle.get('polite') ?? [];
  const ofPlain = byStyle.get('plain') ?? [];
  const [odd] = ofPlain.length <= ofPolite.length ? ofPlain : ofPolite;
  if (odd === undefined || ofPolite.length === 0) return [];
  return [
    {
      kind: 'MIXED_STYLE',
      polite: ofPolite.length,
      plain: ofPlain.length,
      start: Math.max(odd.start, odd.end - ENDING),
      end: odd.end,
    },
  ];
};

/** Below this part of the target a text looks unfinished. */
const FAR_UNDER = 0.8;

const findLength = (
  text: string,
  { target, countsLineBreaks = false }: ReadingContext,
): readonly Notice[] => {
  if (target === undefined) return [];
  const counted = graphemesOf(text).filter(
    ({ start, end }) => countsLineBreaks || !/^[\r\n]+$/.test(text.slice(start, end)),
  );
  const { length } = counted;
  const firstOver = counted[target];
  if (firstOver !== undefined)
    return [{ kind: 'OVER_TARGET', length, target, start: firstOver.start, end: text.length }];
  return length < target * FAR_UNDER
    ? [{ kind: 'UNDER_TARGET', length, target, start: text.length, end: text.length }]
    : [];
};

/** Characters of the longest sentence that reads well; a Japanese character says about twice as much. */
const LONGEST = { jp: 100, en: 200 };

const findLongSentences = (
  text: string,
  sentences: readonly Place[],
  language: Language,
): readonly Notice[] => {
  const longest = LONGEST[language];
  return sentences.flatMap((place) => {
    const sentence = text.slice(place.start, place.end).replaceAll(/https?:\/\/\S+/g, '');
    const { length } = graphemesOf(sentence);
    return length > longest ? [{ kind: 'LONG_SENTENCE' as const, length, longest, ...place }] : [];
  });
};

/** Words that every such text repeats. */
const common = new Set(
  (
    '自分 私達 大学 学生 会社 企業 今回 現在 以上 場合 本当 非常 貴社 御社 貴行 御行 貴庁 貴校 思い 思う 思っ 考え 考える 感じ 行い 行う 行っ 持ち 持つ 持っ ' +
    'about after also another back because been before being both came come company could does each even every first from have having here into just like made make many more most much must only other over should some such than that their them then there these they this those through time very want wanted were what when where which while will with work would year years your'
  ).split(' '),
);

const isCounted = (word: string): boolean =>
  !common.has(word) &&
  (/^\p{Script=Latin}/u.test(word)
    ? word.length >= 4
    : word.length >= 2 && !/^[\p{Script=Hiragana}\p{N}]+$/u.test(word));

/** How often a word may stand in a text of usual length; in a longer one once in so many characters. Only the most frequent are noticed. */
const OFTEN = 5;
const MOST_WORDS = 3;
const PER_CHARACTERS = { jp: 400, en: 800 };

const findRepeatedWords = (text: string, names: readonly Place[], language: Language): readonly Notice[] => {
  const often = Math.max(OFTEN, Math.ceil(text.length / PER_CHARACTERS[language]));
  const byWord = Map.groupBy(
    wordsOf(text).filter((word) => !names.some((name) => overlap(word, name))),
    (word) => word.text.toLowerCase(),
  );
  return [...byWord]
    .filter(([word, places]) => places.length >= often && isCounted(word))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_WORDS)
    .flatMap(([word, places]) =>
      places.slice(0, 1).map(({ start, end }) => ({
        kind: 'REPEATED_WORD' as const,
        word,
        count: places.length,
        start,
        end,
      })),
    );
};

/**
 * What a careful reader would notice in a text that a student sends to a company: the gravest first, and within a kind in the
 * order of the text. Reports places and facts; it changes and suggests no words of the text.
 */
export function readCarefully(text: string, context: ReadingContext): readonly Notice[] {
  if (text.trim() === '') return [];
  const language = context.language ?? languageOf(text);
  const sentences = sentencesOf(text, language);
  const named = findCompanies(text, [
    ...(context.company === undefined ? [] : [context.company]),
    ...context.others,
  ]);
  // A company may be called so.
  const placeholderNotices = findPlaceholders(text).filter(
    (place) => !named.some((name) => overlap(place, name)),
  );
  return [
    ...findOtherCompanies(named, context.company),
    ...findIndustries(text, context.company, context.others).map((found) => ({
      kind: 'OTHER_INDUSTRY' as const,
      ...found,
    })),
    ...placeholderNotices,
    ...findHonorifics(text, context, placeholderNotices),
    ...findMixedStyle(text, sentences),
    ...findLength(text, context),
    ...findLongSentences(text, sentences, language),
    ...findRepeatedWords(text, named, language),
  ];
}
