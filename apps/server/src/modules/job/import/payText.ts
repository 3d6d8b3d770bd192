import { normalizeText } from '@michi/api/text';

/** What a text says of pay, its figures as written. */
export interface PayText {
  readonly from: Figure | null;
  readonly to: Figure | null;
  /** Currencies that are possible; null if the text names none. */
  readonly currencies: readonly string[] | null;
  readonly period: string | null;
}

export interface Figure {
  readonly digits: string;
  readonly factor: number;
  /** What follows 万: 5,000 in 25万5千. */
  readonly rest: number;
}

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN'];

const CURRENCIES: readonly (readonly [pattern: RegExp, currencies: readonly string[]])[] = [
  [/(?:US\$|米ドル|米\$)/y, ['USD']],
  [/CA?\$/y, ['CAD']],
  [/AU?\$/y, ['AUD']],
  [/NZ\$/y, ['NZD']],
  [/S\$/y, ['SGD']],
  [/HK\$/y, ['HKD']],
  [/NT\$/y, ['TWD']],
  [/R\$/y, ['BRL']],
  [/(?:\$|dollars?\b|ドル)/iy, DOLLARS],
  [/(?:€|euros?\b|ユーロ)/iy, ['EUR']],
  [/(?:£|pounds?\b|ポンド)/iy, ['GBP']],
  [/¥/y, ['JPY', 'CNY']],
  [/(?:円|yen\b)/iy, ['JPY']],
  [/(?:人民元|元|RMB\b)/y, ['CNY']],
  [/(?:₩|ウォン)/y, ['KRW']],
  [/₹/y, ['INR']],
  [/Rs\b\.?/iy, ['INR', 'PKR', 'LKR', 'NPR']],
  [/₫/y, ['VND']],
  [/₱/y, ['PHP']],
  [/฿/y, ['THB']],
  [/zł/iy, ['PLN']],
  [/kr\b\.?/iy, ['SEK', 'NOK', 'DKK', 'ISK']],
];

const CODES = new Set(Intl.supportedValuesOf('currency'));
const CODE = /[A-Z]{3}(?![A-Za-z])/y;

const PERIODS: readonly (readonly [pattern: RegExp, period: string])[] = [
  [/(?:時給|時間給|(?:per|an?|each|\/) ?(?:hour|hr|h)\b|hourly\b|(?:1|\/ ?)時間?)/iy, 'HOUR'],
  [/(?:日給|日当|(?:per|a|each|\/) ?day\b|daily\b|\/ ?日)/iy, 'DAY'],
  [/(?:週給|(?:per|a|each|\/) ?(?:week|wk)\b|weekly\b|\/ ?週)/iy, 'WEEK'],
  [/(?:月給|月収|月額|(?:per|a|each|\/) ?(?:month|mth|mo)\b|monthly\b|\/ ?(?:か|ヶ|カ)?月)/iy, 'MONTH'],
  [
    /(?:年収|年俸|年給|年額|(?:per|a|each|\/) ?(?:year|yr|annum)\b|p\.a\.|pa\b|annual(?:ly)?\b|yearly\b|\/ ?年)/iy,
    'YEAR',
  ],
];

const TEN_THOUSANDS = /(?<digits>\d[\d.,]*) ?万(?:(?<thousands>\d)千|(?<rest>\d,\d{3}|\d{1,4})(?![\d.,]))?/y;
const NUMBER =
  /(?<digits>\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*)(?: ?(?<thousand>k\b|千|thousand\b))?/iy;
const RANGE = /(?:[-–—−]|to\b)/iy;
/** Open if nothing is before or after it. */
const OPEN_RANGE = /(?:[~〜]|から)/y;
const FROM = /(?:from\b|min(?:imum)?\b\.?|以上|\+)/iy;
const UP_TO = /(?:up to\b|max(?:imum)?\b\.?|まで|以下)/iy;
/** Before tax, as all pay. */
const FILLER = /(?:[\s:()]|gross\b|before tax\b|税込み?|額面)/iy;

type Mark = 'RANGE' | 'OPEN_RANGE' | 'FROM' | 'UP_TO';
const MARKS: readonly (readonly [pattern: RegExp, mark: Mark])[] = [
  [RANGE, 'RANGE'],
  [OPEN_RANGE, 'OPEN_RANGE'],
  [FROM, 'FROM'],
  [UP_TO, 'UP_TO'],
];

/** Reads a text that consists of pay and nothing else; null for any other. */
export function readPayText(written: string): PayText | null {
  const text = normalizeText(written, 'NFKC').trim();
  const tokens: (Figure | Mark)[] = [];
  const currencies: (readonly string[])[] = [];
  const periods = new Set<string>();
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at += found[0].length;
    return found;
  };
  const take = <Kind>(kinds: readonly (readonly [RegExp, Kind])[]): Kind | undefined =>
    kinds.find(([pattern]) => match(pattern) !== null)?.[1];
  while (at < text.length) {
    if (match(FILLER) !== null) continue;
    const period = take(PERIODS);
    if (period !== undefined) {
      periods.add(period);
      continue;
    }
    const currency =
      take(CURRENCIES) ??
      match(CODE)
        ?.slice(0, 1)
        .filter((code) => CODES.has(code));
    if (currency !== undefined) {
      currencies.push(currency);
      continue;
    }
    const token = takeFigure(match) ?? take(MARKS);
    if (token === undefined) return null;
    tokens.push(token);
  }
  const ends = endsOf(tokens);
  if (ends === null || periods.size > 1) return null;
  return {
    ...ends,
    currencies: currencies.length === 0 ? null : inAll(currencies),
    period: [...periods][0] ?? null,
  };
}

function takeFigure(match: (pattern: RegExp) => RegExpExecArray | null): Figure | undefined {
  const large = match(TEN_THOUSANDS)?.groups;
  if (large !== undefined) {
    const { digits = '', rest = '0', thousands = '0' } = large;
    return { digits, factor: 10_000, rest: Number(thousands) * 1000 + Number(rest.replace(',', '')) };
  }
  const { digits, thousand } = match(NUMBER)?.groups ?? {};
  return digits === undefined ? undefined : { digits, factor: thousand === undefined ? 1 : 1000, rest: 0 };
}

function endsOf(tokens: readonly (Figure | Mark)[]): Pick<PayText, 'from' | 'to'> | null {
  const isFigure = (token: Figure | Mark): token is Figure => typeof token !== 'string';
  const [first, second, ...more] = tokens.filter(isFigure);
  const marks = tokens.filter((token) => !isFigure(token));
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) {
    const [mark, ...others] = marks;
    if (others.length > 0 || mark === 'RANGE') return null;
    const isOpenBelow = mark === 'UP_TO' || (mark === 'OPEN_RANGE' && tokens[0] === mark);
    const isOpenAbove = mark !== undefined && !isOpenBelow;
    return { from: isOpenBelow ? null : first, to: isOpenAbove ? null : first };
  }
  const between = tokens.slice(tokens.indexOf(first) + 1, tokens.lastIndexOf(second));
  const ranges = marks.filter((mark) => mark === 'RANGE' || mark === 'OPEN_RANGE');
  if (ranges.length !== 1 || !between.some((token) => token === ranges[0])) return null;
  // 500〜700万円 and 30-35k.
  const isShared = first.factor === 1 && second.factor > 1 && Number(first.digits) < Number(second.digits);
  return { from: isShared ? { ...first, factor: second.factor } : first, to: second };
}

/** The values that are in each list. */
export function inAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return first.filter((one) => others.every((other) => other.includes(one)));
}

/** Currencies where a comma groups digits in the languages of the countries that use it. */
const GROUPED_BY_COMMA = new Set(
  'JPY USD GBP CNY KRW TWD HKD SGD AUD NZD CAD INR THB MYR PHP ILS MXN NGN KES PKR BDT LKR NPR AED SAR QAR EGP'.split(
    ' ',
  ),
);

/** The amount of a figure; null if it can be read in two ways. */
export function amountOf({ digits, factor, rest }: Figure, currencies: readonly string[]): number | null {
  const isGroupedByComma = currencies.length > 0 && currencies.every((one) => GROUPED_BY_COMMA.has(one));
  const plain = plainDigits(digits.replaceAll(/[ '’]/g, ''), isGroupedByComma);
  // Without the errors of binary fractions: 1.1 × 10,000.
  return plain === null ? null : Number((Number(plain) * factor + rest).toFixed(4));
}

function plainDigits(digits: string, isGroupedByComma: boolean): string | null {
  if (/^\d+$/.test(digits)) return digits;
  const decimal = /^(?<whole>.*)(?<separator>[.,])(?<fraction>\d+)$/.exec(digits)?.groups;
  const { fraction = '', separator = '', whole = '' } = decimal ?? {};
  const group = separator === '.' ? ',' : '.';
  // 45,000.50 and 45.000,50
  if (whole.includes(group))
    return isGrouped(whole, group) ? `${whole.replaceAll(group, '')}.${fraction}` : null;
  // 1,234,567
  if (whole.includes(separator))
    return isGrouped(digits, separator) ? digits.replaceAll(separator, '') : null;
  if (isGrouped(digits, separator))
    return separator === ',' && isGroupedByComma ? digits.replace(',', '') : null;
  return `${whole}.${fraction}`;
}

/** In thousands, or as in India: 12,34,567. */
function isGrouped(digits: string, separator: string): boolean {
  const [first = '', ...groups] = digits.split(separator);
  const last = groups.at(-1) ?? '';
  const inner = groups.slice(0, -1);
  return (
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(last) &&
    (inner.every((one) => /^\d{3}$/.test(one)) ||
      (first.length < 3 && inner.every((one) => /^\d{2}$/.test(one))))
  );
}

/** Currencies that a text can mean: a code, a sign or a word. */
export function currenciesIn(written: string): readonly string[] {
  const text = normalizeText(written, 'NFKC').trim();
  if (CODES.has(text.toUpperCase())) return [text.toUpperCase()];
  return CURRENCIES.find(([pattern]) => matchesWhole(pattern, text))?.[1] ?? [];
}

/** The period that a text names: "a month", 月給. */
export function periodIn(written: string): string | null {
  const text = normalizeText(written, 'NFKC').trim();
  return PERIODS.find(([pattern]) => matchesWhole(pattern, text))?.[1] ?? null;
}

function matchesWhole(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0] === text;
}
