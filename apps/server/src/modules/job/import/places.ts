import { normalizeText } from '@michi/api/text';
import { STATE_NAMES } from '../../../platform/places/areas.ts';
import { countryCode, countryName, countryNamed } from '../../../platform/places/countries.ts';
import { japanesePlace, placeOfAddress } from '../../../platform/places/japanesePlaces.ts';
import { knownPlace, placeWithin } from '../../../platform/places/knownPlace.ts';
import { isStoredWhole } from '../../../platform/places/storedPlace.ts';

/** A place as the posting writes it, and the country if it is certain. */
export interface Place {
  readonly city: string;
  readonly country: string | null;
}

/** An address as schema.org divides it; the name is that of the place. */
export interface WrittenAddress {
  readonly name?: string | null | undefined;
  readonly streetAddress?: string | null | undefined;
  readonly addressLocality?: string | null | undefined;
  readonly addressRegion?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly addressCountry?: string | null | undefined;
}

export interface ReadAddress {
  readonly places: readonly Place[];
  readonly workStyle: 'REMOTE' | 'HYBRID' | null;
  /** The address as written if it says more than its places and work style; otherwise null. */
  readonly written: string | null;
  /** Its lines that name no place. */
  readonly linesWithoutPlace: readonly (keyof WrittenAddress)[];
}

/**
 * The places of an address, whose first line may have several or none: "Remote in USA" is remote work within the United
 * States, "Austin, TX; Reston, VA" are two places, and "4 Locations" is none.
 */
export function readAddress(address: WrittenAddress): ReadAddress {
  const read = {
    addressLocality: plain(address.addressLocality),
    addressRegion: plain(address.addressRegion),
    addressCountry: plain(address.addressCountry),
  };
  const region = readPart(read.addressRegion);
  const country = readPart(read.addressCountry);
  const code = countryCode(country.city);
  const parts = splitPlaces(read.addressLocality, code).map(readPart);
  const cities = parts.flatMap(({ city }) => (city === null ? [] : [city]));
  const isNationwide = parts.some((part) => part.isNationwide);
  const land = code ?? (isNationwide && NATIONWIDE_JP.test(read.addressLocality) ? 'JP' : null);
  const places =
    cities.length > 0
      ? placesOf(cities, region.city, code)
      : regionOrCountry(region.city, land, country.city);
  const lines = { addressLocality: parts, addressRegion: [region], addressCountry: [country] };
  const linesWithoutPlace = ADDRESS_LINES.filter(
    (name) =>
      read[name] !== '' &&
      lines[name].every(({ city, workStyle }) => city === null && workStyle === null) &&
      !(isNationwide && name === 'addressLocality' && places.length > 0),
  );
  const stated = ADDRESS_LINES.filter((name) => !linesWithoutPlace.includes(name));
  const isComplete =
    [address.name, address.streetAddress, address.postalCode].every((line) => plain(line) === '') &&
    stated.every((name) => lines[name].every((part) => part.isComplete)) &&
    (country.city === null || code !== null || places.some(({ city }) => city === country.city)) &&
    places.every((place) => isStoredWhole(place.city, place.country));
  const source = Object.fromEntries(stated.map((name) => [name, address[name]]));
  const isCountryRead = country.isComplete && (code !== null || country.city === null);
  return {
    places,
    workStyle: remotest([...parts, region, country].map(({ workStyle }) => workStyle)),
    written: isComplete
      ? null
      : inOneLine({
          ...address,
          addressLocality: source['addressLocality'],
          addressRegion: source['addressRegion'],
          addressCountry: isCountryRead ? null : source['addressCountry'],
        }),
    linesWithoutPlace,
  };
}

const ADDRESS_LINES = ['addressLocality', 'addressRegion', 'addressCountry'] as const;

function plain(line: string | null | undefined): string {
  return normalizeText(line ?? '', 'NFKC').trim();
}

/** In Japanese the largest part comes first and nothing stands between the parts. */
function inOneLine(address: WrittenAddress): string {
  const { addressCountry, addressLocality, addressRegion, name, postalCode, streetAddress } = address;
  const region = isWithin(addressRegion ?? '', addressLocality ?? '') ? null : addressRegion;
  const join = (parts: readonly (string | null | undefined)[], separator: string) =>
    parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);
  if (
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(
      `${region}${addressLocality}${streetAddress}`,
    )
  )
    return join(
      [name, streetAddress, addressLocality, join([region, postalCode], ' '), addressCountry],
      ', ',
    );
  const postal = postalCode ? `〒${postalCode.replace(/^〒/u, '')}` : null;
  return join([addressCountry, postal, join([region, addressLocality, streetAddress], ''), name], ' ');
}

function placesOf(
  cities: readonly string[],
  region: string | null,
  country: string | null,
): readonly Place[] {
  const area = stateAfter(cities.at(-1) ?? '');
  return cities.map((city) => {
    const inState = isShort(city, country) ? placeBefore(city, area, country) : undefined;
    return placeOf(inState?.city ?? city, region, country);
  });
}

/** "VA" of "Reston, VA" */
function stateAfter(text: string): string | null {
  return /,([^,]+)$/u.exec(text)?.[1] ?? null;
}

/** Springfield in "Springfield or Reston, VA" */
function placeBefore(city: string, area: string | null, country: string | null) {
  return area === null ? undefined : knownPlace(`${city},${area}`, country);
}

function isShort(city: string, country: string | null): boolean {
  return !city.includes(',') && !isPlace(city, country);
}

export function remotest(styles: readonly ReadAddress['workStyle'][]): ReadAddress['workStyle'] {
  return (['REMOTE', 'HYBRID'] as const).find((style) => styles.includes(style)) ?? null;
}

function placeOf(city: string, region: string | null, country: string | null): Place {
  const known = region === null ? knownPlace(city, country) : undefined;
  if (known?.country && known.city === countryName(known.country)) {
    return { city: known.city, country: known.country };
  }
  const isNamed =
    region === null ||
    isWithin(region, city) ||
    (region.toLowerCase() === city.toLowerCase() && knownPlace(`${city}, ${region}`, country) === undefined);
  return { city: isNamed ? city : `${city}, ${region}`, country };
}

/** Whether the city is written with its region: "Austin, TX" and 東京都港区. "Indianapolis" is not with IN. */
function isWithin(region: string, city: string): boolean {
  if (/\p{Script=Han}/u.test(region)) return city.includes(region);
  const [, ...words] = city.toLowerCase().split(/[,\s]+/u);
  return ` ${words.join(' ')} `.includes(` ${region.toLowerCase()} `);
}

/** @param land the country as written, which may be none that is known */
function regionOrCountry(
  region: string | null,
  country: string | null,
  land: string | null,
): readonly Place[] {
  if (region !== null) return [{ city: region, country }];
  const name = country === null ? land : countryName(country);
  return name === null ? [] : [{ city: name, country }];
}

const COUNT = String.raw`(?:multiple|various|several|many|other|all|\d+\+?)`;
const SITES = '(?:locations?|cities|offices|sites|states|places|regions)';

const NATIONWIDE = '全国(?:各地|どこでも|の?(?:各)?拠点)?';
const NATIONWIDE_JP = /全国/u;

/** Terms that are written in place of a location. */
const NO_PLACE = new RegExp(
  [
    String.raw`^(?:null|undefined|none|nil|nan|n\.?/?a\.?|tb[acd]|to be (?:announced|confirmed|determined|decided)|all|unknown|not specified|unspecified|other|multiple|various|several|flexible|anywhere|worldwide|global|everywhere|nationwide)$`,
    String.raw`(?:[+&]|\band)?\s*\d+\s+(?:more|others?)(?:\s+${SITES})?`,
    String.raw`\b${COUNT}\s+${SITES}(?:\s+(?:in|across|within))?\b`,
    // "Multiple US Locations"
    String.raw`^${COUNT}\s+(?=\S+\s+${SITES}$)|(?<=^${COUNT}\s+\S+)\s+${SITES}$`,
    String.raw`\b(?:anywhere|nationwide|worldwide|based|across|throughout|located)\s+(?:in|within|the)\b|\bnationwide\b`,
    `${NATIONWIDE}|各地|国内外|海外|未定|未設定|不明|非公開|なし|無し|該当なし|応相談|要相談|その他|複数(?:の)?(?:拠点|勤務地|地域|あり)?|勤務地多数|転勤(?:あり|なし)?`,
  ].join('|'),
  'giu',
);

const LABEL = /^(?:勤務地|勤務場所|所在地|locations?)\s*:\s*/iu;

/** The text without such terms; null if nothing is left. */
function placeNameOf(text: string): string | null {
  const left = text.trim().replace(NO_PLACE, ' ');
  const city = left === text.trim() ? left : withoutEnds(left);
  // ー is a letter.
  return /(?!ー)\p{Letter}/u.test(city) ? city : null;
}

/** Words that join a place to what names none: "Remote within the US only". */
const JOINED = /^(?:(?:in|within|from|of|at|for|the|or|and|anywhere)\s+)+|\s+(?:only|or|and|based)$/giu;

/** Without the separators and words that are left beside what was taken out. */
function withoutEnds(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/gu, ' ')
    .replace(/^[\s,:;/|([\-–—・]+|[\s,:;/|)\]\-–—・]+$/gu, '')
    .replace(JOINED, '')
    .replace(/\s+/gu, ' ');
}

const HYBRID =
  /\bhybrid(?:[\s-]+(?:remote|work|working))?\b|ハイブリッド(?:ワーク|勤務)?|(?:一部|部分)(?:リモート|在宅)(?:ワーク|勤務)?|(?:リモート|在宅)(?:ワーク|勤務)?併用/giu;
const REMOTE =
  /\b(?:(?:fully|completely|100%)\s+)?(?:remote(?:ly)?(?:[\s-]+(?:work(?:ing)?|jobs?|positions?|first|friendly|eligible|only|optional|possible|available|ok))?|work(?:ing)?[\s-]from[\s-](?:home|anywhere)|wfh|telecommut(?:e|ing)|telework(?:ing)?|home[\s-]?(?:based|office)|virtual)\b|(?:フル|完全)?(?:リモート|在宅|テレワーク)(?:ワーク|勤務)?(?:可能?|OK|のみ|中心|あり)?/giu;
const ON_SITE = /\b(?:on[\s-]?site|in[\s-](?:office|person))\b|オンサイト|出社/giu;

interface Part {
  readonly city: string | null;
  readonly workStyle: ReadAddress['workStyle'];
  readonly isNationwide: boolean;
  /** Whether city and work style are all that the text says. */
  readonly isComplete: boolean;
}

function readPart(written: string): Part {
  const text = written.replace(LABEL, '');
  const withoutHybrid = text.replace(HYBRID, ' ');
  const withoutRemote = withoutHybrid.replace(REMOTE, ' ');
  const workStyle = withoutRemote !== withoutHybrid ? 'REMOTE' : withoutHybrid === text ? null : 'HYBRID';
  const withoutStyle = withoutRemote.replace(ON_SITE, ' ');
  const left = withoutStyle === text ? text : withoutEnds(withoutStyle);
  const city = placeNameOf(left);
  return {
    city,
    workStyle,
    isNationwide: /全国|\bnationwide\b/iu.test(text),
    isComplete: withoutStyle === withoutRemote && (city ?? '') === left.trim(),
  };
}

/** Between two places. A slash within N/A and within a name of one letter is none. */
const BETWEEN =
  /\s*(?:[;|\n•、]|\s\+\s(?!\d)|\s\/\s|(?<=[\p{Letter}.)]{2})\/(?=[\p{Letter}(]{2})|または|又は|もしくは|若しくは|あるいは|および|及び|ならびに)\s*/giu;

function splitPlaces(text: string, country: string | null): readonly string[] {
  return text
    .split(BETWEEN)
    .flatMap((part) => splitOr(part, country))
    .map((part) => part.replace(/^(?:and|or|&)\s+|,$/giu, '').trim())
    .filter((part) => part !== '')
    .flatMap((part) => splitKnown(part, country));
}

const OR = /\s(?:and\/or|or)\s/iu;
/** A text with more of them is no name. */
const MAX_ALTERNATIVES = 20;

/** Truth or Consequences is one place: what is beside the word has to be a place, and the whole none. */
function splitOr(text: string, country: string | null): readonly string[] {
  const parts = text.split(OR);
  if (parts.length === 1 || isPlace(text, country)) return [text];
  if (parts.length > MAX_ALTERNATIVES) return parts;
  const area = stateAfter(text);
  const isAlone = (part: string) => {
    const { city } = readPart(part);
    return (
      city === null ||
      isPlace(city, country) ||
      splitKnown(city, country).length > 1 ||
      (city.includes(',')
        ? placeWithin(city, country) !== undefined
        : placeBefore(city, area, country) !== undefined)
    );
  };
  const splitRest = (rest: readonly string[]): readonly string[] | undefined => {
    if (rest.length === 0) return [];
    for (let count = rest.length; count > 0; count -= 1) {
      const first = rest.slice(0, count).join(' or ');
      if (!(count === 1 ? isAlone(first) : isPlace(first, country))) continue;
      const others = splitRest(rest.slice(count));
      return others === undefined ? undefined : [first, ...others];
    }
    return undefined;
  };
  return splitRest(parts.map((part) => part.trim())) ?? [text];
}

/** "Austin, TX Reston, VA" and "Austin, Texas Reston, Virginia" */
const STATE = `(?:[A-Z]{2}|${STATE_NAMES.join('|')})`;
const AFTER_STATE = new RegExp(String.raw`(?<=, ${STATE}(?:, USA?)?) (?=\p{Lu}[^,]*, ${STATE}\b)`, 'u');

/** Several places without a clear separator: what is split has to be known. */
function splitKnown(text: string, country: string | null): readonly string[] {
  const isKnown = (part: string) => {
    const { city, workStyle } = readPart(part);
    return city === null ? workStyle !== null : isPlace(city, country);
  };
  const states = text.split(AFTER_STATE);
  if (states.length > 1) return states.flatMap((part) => splitKnown(part, country));
  if (isPlace(text, country)) return [text];
  const parts = text.split(/,?\s+(?:and|&)\s+|・/u).flatMap((part) => splitCommas(part.trim(), isKnown));
  return parts.length > 1 && parts.every(isKnown) ? parts : [text];
}

/** "San Francisco, New York, London" and "Austin, TX, Reston, VA" */
function splitCommas(text: string, isKnown: (part: string) => boolean): readonly string[] {
  if (isKnown(text)) return [text];
  const parts = text.split(',').map((part) => part.trim());
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const first = parts.slice(0, count).join(', ');
    if (isKnown(first)) return [first, ...splitCommas(parts.slice(count).join(', '), isKnown)];
  }
  return [text];
}

function isPlace(text: string, country: string | null): boolean {
  const mayBeInJapan = country === null || country === 'JP';
  return knownPlace(text, country) !== undefined || (mayBeInJapan && isInJapan(text));
}

/** An address within one place of Japan: Sakai, Osaka is one, and Tokyo, Osaka are two. */
function isInJapan(text: string): boolean {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => countryNamed(part) !== 'JP');
  const around = placeOfAddress(parts, false);
  return (
    around !== undefined &&
    parts.every((part, index) => {
      const own = japanesePlace(part);
      const rest = parts.slice(index);
      return own === undefined
        ? knownPlace(part, null) === undefined
        : placeOfAddress(rest, true)?.city === own.city;
    })
  );
}
