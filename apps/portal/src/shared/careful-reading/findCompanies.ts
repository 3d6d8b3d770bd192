import { wordBoundaries, type Place } from './segments.ts';

interface Industry {
  readonly title: string;
  readonly titleJp: string | null;
}

/** A company as a text can name it; that of a job is assignable. */
export interface NamedCompany {
  readonly name: string;
  readonly nameJp: string | null;
  readonly industry: Industry | null;
}

export interface FoundCompany extends Place {
  readonly company: NamedCompany;
}

const japaneseForm =
  /株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|(?:一般|公益)?(?:社団|財団)法人|[（(][株有同][）)]|[㈱㈲]/g;
const englishForm =
  /(?:,?\s+(?:co\.?,?\s*ltd|company,?\s+limited|incorporated|inc|corporation|corp|limited|ltd|llc|k\.?k|g\.?k|plc|gmbh|company|co)\.?)+$/i;

/** Latin letters, digits and blanks in half width. Every character stays where it is. */
const toHalfWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e\u3000]/g, (letter) =>
    letter === '\u3000' ? ' ' : String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xfee0),
  );

/** The names of a company, with and without its legal form. */
const namesOf = ({ name, nameJp }: NamedCompany): readonly string[] =>
  [name, nameJp ?? '']
    .flatMap((full) => {
      const plain = toHalfWidth(full).trim();
      return [plain, plain.replaceAll(japaneseForm, '').replace(englishForm, '').trim()];
    })
    .filter((each) => each.length >= (isLatin(each) ? 3 : 2));

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(text);

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** One English word is a name with the capital alone: “indeed” is none. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    name
      .split(/\s+/)
      .map(escape)
      .join(String.raw`\s*`),
    isLatin(name) && !/\s/.test(name) ? 'gu' : 'giu',
  );

const kinds = {
  latin: /[\p{Script=Latin}\p{Nd}]/u,
  katakana: /[\p{Script=Katakana}ー]/u,
  kanji: /[\p{Script=Han}々]/u,
};

/** What can precede and follow a name without being part of another word. */
const companyBefore = /(?:会社|法人|[）)㈱㈲])\s*$/;
const companyAfter =
  /^\s*(?:株式会社|有限会社|合同会社|[（(㈱㈲]|社|様|御中|グループ|ホールディングス|入社|志望)/;

/** Names so short that they are often part of another word, as 楽天 is of 楽天的. */
const SHORT = 3;

/** Whether a name in a text is a whole word, and not the beginning or end of another. */
function isWholeWord(text: string, { start, end }: Place, boundaries: () => ReadonlySet<number>): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const name = text.slice(start, end);
  const isShort = name.length <= SHORT;
  const isNamed = companyBefore.test(before) || companyAfter.test(after);
  const continues = (kind: RegExp): boolean =>
    (kind.test(before.slice(-1)) && kind.test(name.slice(0, 1)) && !companyBefore.test(before)) ||
    (kind.test(after.slice(0, 1)) && kind.test(name.slice(-1)) && !companyAfter.test(after));
  if (continues(kinds.latin) || continues(kinds.katakana)) return false;
  // “Indeed, …” begins a sentence.
  if (/^[A-Z][a-z]+$/.test(name) && /(?:^|[.!?\n])\s*$/.test(before) && after.startsWith(',')) return false;
  if (!isShort || isLatin(name) || isNamed) return true;
  if (/^\p{Script=Hiragana}+$/u.test(name) || continues(kinds.kanji)) return false;
  return boundaries().has(start) && boundaries().has(end);
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Every name of these companies in a text. A name that contains another hides it. */
export function findCompanies(text: string, companies: readonly NamedCompany[]): readonly FoundCompany[] {
  const plain = toHalfWidth(text);
  const boundaries = once(() => wordBoundaries(plain));
  const found = companies.flatMap((company) =>
    [...new Set(namesOf(company))].flatMap((name) =>
      Array.from(plain.matchAll(patternOf(name)), ({ index, 0: { length } }) => ({
        company,
        start: index,
        end: index + length,
      })).filter((place) => isWholeWord(plain, place, boundaries)),
    ),
  );
  // Of two companies of one name the first is meant: the one that the text goes to.
  const longestFirst = found.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  const kept: FoundCompany[] = [];
  for (const each of longestFirst)
    if (!kept.some(({ start, end }) => each.start < end && start < each.end)) kept.push(each);
  return kept.toSorted((one, other) => one.start - other.start);
}

const termsOf = (industry: Industry | null): readonly string[] =>
  industry === null
    ? []
    : [...industry.title.split(/,|&|\band\b/i), ...(industry.titleJp ?? '').split(/[・、/／]/)]
        .map((term) => term.trim())
        .filter((term) => term.length >= 2);

/** The term as a trade, and not as a subject of study or a place: 教育業界, “in banking”. */
const tradePattern = (term: string): RegExp =>
  isLatin(term) && !/^[A-Z]{2,4}$/.test(term)
    ? new RegExp(
        String.raw`\b${escape(term)}\s+(?:industry|sector|business)\b|\b(?:career|future|job|jobs|working|work|interested)\s+in\s+(?:the\s+)?${escape(term)}\b`,
        'giu',
      )
    : new RegExp(
        String.raw`(?<![A-Za-z])${escape(term)}(?:・[^\s、。]{1,10}?)?(?:業界|産業|業(?![務績種])|(?:企業|会社|メーカー)?(?:を志望|に就職|に入社|で働|である[貴御]社|としての[貴御]社))`,
        'gu',
      );

export interface FoundIndustry extends Place {
  readonly company: NamedCompany;
}

/** Where a text speaks of the industry of another company, unless it is also that of its own. */
export function findIndustries(
  text: string,
  own: NamedCompany | undefined,
  others: readonly NamedCompany[],
): readonly FoundIndustry[] {
  // Whose industry is unknown can be in any.
  if (own === undefined || own.industry === null) return [];
  const ownTerms = new Set(termsOf(own.industry));
  const plain = toHalfWidth(text);
  const seen = new Set<string>();
  return others.flatMap((company) =>
    termsOf(company.industry)
      .filter((term) => !ownTerms.has(term) && !seen.has(term))
      .flatMap((term) => {
        seen.add(term);
        const [first] = plain.matchAll(tradePattern(term));
        return first === undefined
          ? []
          : [{ company, start: first.index, end: first.index + first[0].length }];
      }),
  );
}
