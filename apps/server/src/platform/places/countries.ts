/** Names of countries in postings that are not in the Unicode CLDR. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  アメリカ: 'US',
  米国: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  英国: 'GB',
  korea: 'KR',
  'republic of korea': 'KR',
  韓国: 'KR',
  'hong kong': 'HK',
  香港: 'HK',
  macau: 'MO',
  'czech republic': 'CZ',
  turkey: 'TR',
  日本国: 'JP',
  jpn: 'JP',
  gbr: 'GB',
  can: 'CA',
  sgp: 'SG',
  chn: 'CN',
  kor: 'KR',
  twn: 'TW',
  hkg: 'HK',
  ind: 'IN',
  deu: 'DE',
  fra: 'FR',
  aus: 'AU',
  tha: 'TH',
  vnm: 'VN',
  idn: 'ID',
  phl: 'PH',
  mys: 'MY',
};

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const japaneseNames = new Intl.DisplayNames(['ja'], { type: 'region', fallback: 'none' });

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Current codes of ISO 3166-1. */
const CODES: ReadonlySet<string> = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).filter(
    (code) =>
      !/^(A[A]|Q[M-Z]|X[A-Z]|ZZ|EU|EZ|UN)$/.test(code) &&
      englishNames.of(code) !== undefined &&
      // A code that was replaced has the name of its successor.
      new Intl.Locale(`und-${code}`).region === code,
  ),
);

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...[...CODES].flatMap((code) =>
    [englishNames.of(code), japaneseNames.of(code)].flatMap((name) =>
      name === undefined ? [] : [[name.toLowerCase(), code] as const],
    ),
  ),
  ...Object.entries(OTHER_NAMES),
]);

/** Accepts an English name, a Japanese name or a code. */
export function countryCode(text: string | null): string | null {
  if (text === null) return null;
  const upper = text.toUpperCase();
  return countryNamed(text) ?? (CODES.has(upper) ? upper : null);
}

/** The same in a text that may name something else: a code is one in capitals only. */
export function countryNamed(text: string): string | null {
  return BY_NAME.get(text.toLowerCase()) ?? (CODES.has(text) ? text : null);
}

export function countryName(code: string): string | null {
  return englishNames.of(code)?.replace(/ SAR China$/u, '') ?? null;
}

export function countryNameJp(code: string): string | null {
  return japaneseNames.of(code)?.replace(/^中華人民共和国(.+)特別行政区$/u, '$1') ?? null;
}
