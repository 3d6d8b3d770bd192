import { normalizeText } from '@michi/api/text';

/** A prefecture or designated city of Japan. One name for both, such as Osaka, is one place. */
export interface JapanesePlace {
  readonly city: string;
  /** Without the suffix: 東京, not 東京都. */
  readonly cityJp: string;
  readonly region: string;
  readonly regionJp: string;
  /** In hiragana. */
  readonly reading: string;
  /** With suffix: 大阪府 and 大阪市. */
  readonly fullNames: readonly string[];
}

type Named = readonly [city: string, cityJp: string, reading: string, ...fullNames: string[]];

const placesIn = (region: string, regionJp: string, places: readonly Named[]): readonly JapanesePlace[] =>
  places.map(([city, cityJp, reading, ...fullNames]) => ({
    city,
    cityJp,
    region,
    regionJp,
    reading,
    fullNames,
  }));

/** The 47 prefectures and the 20 designated cities (Local Autonomy Act, article 252-19), by region from north to south. */
export const JAPANESE_PLACES: readonly JapanesePlace[] = [
  ...placesIn('Hokkaido', '北海道', [
    ['Hokkaido', '北海道', 'ほっかいどう'],
    ['Sapporo', '札幌', 'さっぽろ', '札幌市'],
  ]),
  ...placesIn('Tohoku', '東北', [
    ['Aomori', '青森', 'あおもり', '青森県'],
    ['Iwate', '岩手', 'いわて', '岩手県'],
    ['Miyagi', '宮城', 'みやぎ', '宮城県'],
    ['Sendai', '仙台', 'せんだい', '仙台市'],
    ['Akita', '秋田', 'あきた', '秋田県'],
    ['Yamagata', '山形', 'やまがた', '山形県'],
    ['Fukushima', '福島', 'ふくしま', '福島県'],
  ]),
  ...placesIn('Kanto', '関東', [
    ['Ibaraki', '茨城', 'いばらき', '茨城県'],
    ['Tochigi', '栃木', 'とちぎ', '栃木県'],
    ['Gunma', '群馬', 'ぐんま', '群馬県'],
    ['Saitama', '埼玉', 'さいたま', '埼玉県', 'さいたま市', 'さいたま'],
    ['Chiba', '千葉', 'ちば', '千葉県', '千葉市'],
    ['Tokyo', '東京', 'とうきょう', '東京都'],
    ['Kanagawa', '神奈川', 'かながわ', '神奈川県'],
    ['Yokohama', '横浜', 'よこはま', '横浜市'],
    ['Kawasaki', '川崎', 'かわさき', '川崎市'],
    ['Sagamihara', '相模原', 'さがみはら', '相模原市'],
  ]),
  ...placesIn('Chubu', '中部', [
    ['Niigata', '新潟', 'にいがた', '新潟県', '新潟市'],
    ['Toyama', '富山', 'とやま', '富山県'],
    ['Ishikawa', '石川', 'いしかわ', '石川県'],
    ['Fukui', '福井', 'ふくい', '福井県'],
    ['Yamanashi', '山梨', 'やまなし', '山梨県'],
    ['Nagano', '長野', 'ながの', '長野県'],
    ['Gifu', '岐阜', 'ぎふ', '岐阜県'],
    ['Shizuoka', '静岡', 'しずおか', '静岡県', '静岡市'],
    ['Hamamatsu', '浜松', 'はままつ', '浜松市'],
    ['Aichi', '愛知', 'あいち', '愛知県'],
    ['Nagoya', '名古屋', 'なごや', '名古屋市'],
  ]),
  ...placesIn('Kansai', '関西', [
    ['Mie', '三重', 'みえ', '三重県'],
    ['Shiga', '滋賀', 'しが', '滋賀県'],
    ['Kyoto', '京都', 'きょうと', '京都府', '京都市'],
    ['Osaka', '大阪', 'おおさか', '大阪府', '大阪市'],
    ['Sakai', '堺', 'さかい', '堺市'],
    ['Hyogo', '兵庫', 'ひょうご', '兵庫県'],
    ['Kobe', '神戸', 'こうべ', '神戸市'],
    ['Nara', '奈良', 'なら', '奈良県'],
    ['Wakayama', '和歌山', 'わかやま', '和歌山県'],
  ]),
  ...placesIn('Chugoku', '中国', [
    ['Tottori', '鳥取', 'とっとり', '鳥取県'],
    ['Shimane', '島根', 'しまね', '島根県'],
    ['Okayama', '岡山', 'おかやま', '岡山県', '岡山市'],
    ['Hiroshima', '広島', 'ひろしま', '広島県', '広島市'],
    ['Yamaguchi', '山口', 'やまぐち', '山口県'],
  ]),
  ...placesIn('Shikoku', '四国', [
    ['Tokushima', '徳島', 'とくしま', '徳島県'],
    ['Kagawa', '香川', 'かがわ', '香川県'],
    ['Ehime', '愛媛', 'えひめ', '愛媛県'],
    ['Kochi', '高知', 'こうち', '高知県'],
  ]),
  ...placesIn('Kyushu', '九州', [
    ['Fukuoka', '福岡', 'ふくおか', '福岡県', '福岡市'],
    ['Kitakyushu', '北九州', 'きたきゅうしゅう', '北九州市'],
    ['Saga', '佐賀', 'さが', '佐賀県'],
    ['Nagasaki', '長崎', 'ながさき', '長崎県'],
    ['Kumamoto', '熊本', 'くまもと', '熊本県', '熊本市'],
    ['Oita', '大分', 'おおいた', '大分県'],
    ['Miyazaki', '宮崎', 'みやざき', '宮崎県'],
    ['Kagoshima', '鹿児島', 'かごしま', '鹿児島県'],
  ]),
  ...placesIn('Okinawa', '沖縄', [['Okinawa', '沖縄', 'おきなわ', '沖縄県']]),
];

const BY_NAME: ReadonlyMap<string, JapanesePlace> = new Map(
  JAPANESE_PLACES.flatMap((place) =>
    [place.city.toLowerCase(), place.cityJp, ...place.fullNames].map((name) => [name, place] as const),
  ),
);

/**
 * Finds a place by a name in any form: 東京都, 東京, Tokyo, `TŌKYŌ`, `Tokyo-to`, `Osaka City`, `Kyoto Prefecture`. Undefined
 * for others, such as a ward.
 */
export function japanesePlace(name: string): JapanesePlace | undefined {
  // Removes the macrons of a transcription; NFC recomposes the rest.
  const plain = normalizeText(normalizeText(name, 'NFKD').replace(/[\u0302\u0304]/gu, ''), 'NFC')
    .toLowerCase()
    .trim()
    .replace(/,\s*(?:japan|jp)$/u, '');
  return (
    BY_NAME.get(plain) ??
    BY_NAME.get(plain.replace(/[\s-](?:to|do|fu|ken|shi|city|prefecture|metropolis|pref\.?)$/u, ''))
  );
}

/** The prefectures of designated cities with a different name. */
const PREFECTURE_OF: ReadonlyMap<string, string> = new Map([
  ['Sapporo', 'Hokkaido'],
  ['Sendai', 'Miyagi'],
  ['Yokohama', 'Kanagawa'],
  ['Kawasaki', 'Kanagawa'],
  ['Sagamihara', 'Kanagawa'],
  ['Hamamatsu', 'Shizuoka'],
  ['Nagoya', 'Aichi'],
  ['Sakai', 'Osaka'],
  ['Kobe', 'Hyogo'],
  ['Kitakyushu', 'Fukuoka'],
]);

/** In the order of their numbers (ISO 3166-2:JP), which is that of the list. */
const PREFECTURES = JAPANESE_PLACES.filter(({ city }) => !PREFECTURE_OF.has(city));

/** Characters of a part of an address; a longer one is no address. */
const ADDRESS_LIMIT = 300;

/** Full names with which an address may begin, the longest first. */
const BEGINNINGS = JAPANESE_PLACES.flatMap(({ cityJp, fullNames }) => [
  ...fullNames.filter((name) => /[都府県市]$/u.test(name)),
  ...(cityJp === '北海道' ? [cityJp] : []),
]).toSorted((one, other) => other.length - one.length);

/**
 * The place of an address: its designated city, otherwise its prefecture. 大阪市, 大阪府 is Osaka; 新宿区, Tokyo and 東京都港区 and
 * JP-13 are Tokyo. Undefined if unknown.
 * @param parts parts of the address, each within the next
 * @param isInJapan otherwise the address has to end with a known place, as Kochi, Kerala does not
 */
export function placeOfAddress(parts: readonly string[], isInJapan: boolean): JapanesePlace | undefined {
  const places = parts.flatMap(partsOfAddress).map((part) => japanesePlace(part) ?? prefectureOfCode(part));
  const around = isInJapan ? places.findLast((place) => place !== undefined) : places.at(-1);
  return around === undefined
    ? undefined
    : (places.find((place) => place !== undefined && PREFECTURE_OF.get(place.city) === around.city) ??
        around);
}

/** Whether the place of an address in Japan says all of it: no town, ward or block is lost. */
export function saysAllOfAddress(place: JapanesePlace, address: string): boolean {
  return partsOfAddress(address).every((part) => {
    const named = japanesePlace(part) ?? prefectureOfCode(part);
    if (named !== place)
      return [PREFECTURE_OF.get(place.city), place.region, place.regionJp].includes(named?.city ?? part);
    // さいたま市 is more than 埼玉.
    return /\p{Script=Latin}/u.test(part) || [part, part.slice(0, -1)].includes(place.cityJp);
  });
}

/** The parts of an address with and without separators; the country is understood. */
function partsOfAddress(address: string): readonly string[] {
  return address
    .split(/[,，、]/u)
    .map((part) => part.trim())
    .filter(
      (part) => part !== '' && part.length <= ADDRESS_LIMIT && !/^(?:japan|jp|日本|日本国)$/iu.test(part),
    )
    .flatMap(addressParts);
}

/** Splits an address without separators, the innermost part first: 大阪府大阪市北区 into 北区, 大阪市, 大阪府. */
function addressParts(address: string): readonly string[] {
  const beginning = BEGINNINGS.find((name) => address.startsWith(name));
  if (beginning === undefined) return [address];
  const rest = address.slice(beginning.length).trim();
  return rest === '' ? [beginning] : [...addressParts(rest), beginning];
}

function prefectureOfCode(code: string): JapanesePlace | undefined {
  const number = /^jp-(\d\d)$/iu.exec(normalizeText(code, 'NFKC'))?.[1];
  return number === undefined ? undefined : PREFECTURES[Number(number) - 1];
}

const BY_READING: ReadonlyMap<string, JapanesePlace> = new Map(
  JAPANESE_PLACES.map((place) => [place.reading, place] as const),
);

/**
 * Names by which a search finds a place, if the word is one: 大阪府 and 大阪市 are 大阪, おおさか is also 大阪, and さいたま市 and 埼玉県 are
 * one place with both spellings.
 */
export function placeNamesFor(word: string): readonly string[] | undefined {
  const kana = hiragana(word);
  const read = BY_READING.get(kana) ?? BY_READING.get(kana.replace(/(?:けん|ふ|(?<=うきょう)と)$/u, ''));
  if (read !== undefined) return [read.cityJp, read.reading];
  const place = japanesePlace(word);
  if (place === undefined) return undefined;
  if (/-(?:to|fu|ken|shi)$/iu.test(word)) return [place.city];
  if (/^[\p{Script=Latin}\P{Letter}]+$/u.test(word)) return undefined;
  return [place.cityJp, ...place.fullNames.map((name) => name.replace(/[都府県市]$/u, ''))];
}

function hiragana(word: string): string {
  return word.replace(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
