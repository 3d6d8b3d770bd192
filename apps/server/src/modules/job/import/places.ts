import { normalizeText } from '@michi/api/text';
import { STATE_NAMES } from '../../../platform/places/areas.ts';
import { countryCode, countryName } from '../../../platform/places/countries.ts';
import { japanesePlace, placeOfAddress } from '../../../platform/places/japanesePlaces.ts';
import { knownPlace } from '../../../platform/places/knownPlace.ts';

/** A place as the posting writes it, and the country if it is certain. */
export interface Place {
  readonly city: string;
  readonly country: string | null;
}

export interface ReadAddress {
  readonly places: readonly Place[];
  readonly workStyle: 'REMOTE' | 'HYBRID' | null;
}

/**
 * The places of an address, whose first line may have several or none: "Remote in USA" is remote work within the United
 * States, "Austin, TX; Reston, VA" are two places, and "4 Locations" is none.
 */
export function readAddress(
  locality: string | null,
  region: string | null,
  country: string | null,
): ReadAddress {
  const around = [region, country].map((line) => readWorkStyle(normalizeText(line ?? '', 'NFKC').trim()));
  const [state = null, land = null] = around.map(({ city }) => city);
  const known = countryCode(land);
  const parts = splitPlaces(normalizeText(locality ?? '', 'NFKC').trim(), known).map(readWorkStyle);
  const cities = parts.flatMap(({ city }) => (city === null ? [] : [city]));
  const [, area] = /,([^,]+)$/u.exec(cities.at(-1) ?? '') ?? [];
  const places = cities.map((city) => {
    // "Springfield or Reston, VA"
    const isShort = area !== undefined && !city.includes(',') && !isPlace(city, known);
    const inState = isShort ? knownPlace(`${city},${area}`, known) : undefined;
    return placeOf(inState?.city ?? city, state, known);
  });
  const styles = [...parts, ...around].map(({ workStyle }) => workStyle);
  return {
    places: places.length > 0 ? places : regionOrCountry(state, known),
    workStyle: remotest(styles),
  };
}

export function remotest(styles: readonly ReadAddress['workStyle'][]): ReadAddress['workStyle'] {
  return (['REMOTE', 'HYBRID'] as const).find((style) => styles.includes(style)) ?? null;
}

function placeOf(city: string, region: string | null, country: string | null): Place {
  const known = region === null ? knownPlace(city, country) : undefined;
  if (known?.country && known.city === countryName(known.country)) {
    return { city: known.city, country: known.country };
  }
  const full =
    region === null || city.toLowerCase().includes(region.toLowerCase()) ? city : `${city}, ${region}`;
  return { city: full, country };
}

function regionOrCountry(region: string | null, country: string | null): readonly Place[] {
  if (region !== null) return [{ city: region, country }];
  const name = country === null ? null : countryName(country);
  return name === null ? [] : [{ city: name, country }];
}

const COUNT = String.raw`(?:multiple|various|several|many|other|all|\d+\+?)`;
const SITES = '(?:locations?|cities|offices|sites|states|places|regions)';

/** What is written where a place is expected, and names none. */
const NOWHERE = new RegExp(
  [
    String.raw`^(?:null|undefined|none|nil|nan|n\.?/?a\.?|tb[acd]|to be (?:announced|confirmed|determined|decided)|all|unknown|not specified|unspecified|other|multiple|various|several|flexible|anywhere|worldwide|global|everywhere|nationwide)$`,
    String.raw`(?:[+&]|\band)?\s*\d+\s+(?:more|others?)(?:\s+${SITES})?`,
    String.raw`\b${COUNT}\s+${SITES}(?:\s+(?:in|across|within))?\b`,
    // "Multiple US Locations"
    String.raw`^${COUNT}\s+(?=\S+\s+${SITES}$)|(?<=^${COUNT}\s+\S+)\s+${SITES}$`,
    String.raw`\b(?:anywhere|nationwide|worldwide|based|across|throughout|located)\s+(?:in|within|the)\b|\bnationwide\b`,
    String.raw`^(?:勤務地|勤務場所|所在地|locations?)\s*:`,
    '全国(?:各地|どこでも|の?(?:各)?拠点)?|各地|国内外|海外|未定|未設定|不明|非公開|なし|無し|該当なし|応相談|要相談|その他|複数(?:の)?(?:拠点|勤務地|地域|あり)?|勤務地多数|転勤(?:あり|なし)?',
  ].join('|'),
  'giu',
);

/** The text without what names no place; null if nothing is left. */
function orNowhere(text: string): string | null {
  const left = text.trim().replace(NOWHERE, ' ');
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

function readWorkStyle(text: string): { readonly city: string | null } & Pick<ReadAddress, 'workStyle'> {
  const withoutHybrid = text.replace(HYBRID, ' ');
  const withoutRemote = withoutHybrid.replace(REMOTE, ' ');
  const workStyle = withoutRemote !== withoutHybrid ? 'REMOTE' : withoutHybrid === text ? null : 'HYBRID';
  const withoutStyle = withoutRemote.replace(ON_SITE, ' ');
  const left = withoutStyle === text ? text : withoutEnds(withoutStyle);
  return { city: orNowhere(left), workStyle };
}

/** Between two places. A slash within N/A and within a name of one letter is none. */
const BETWEEN =
  /\s*(?:[;|\n•、]|\s\+\s(?!\d)|\s\/\s|(?<=[\p{Letter}.)]{2})\/(?=[\p{Letter}(]{2})|\s(?:and\/or|or)\s|または|又は|もしくは|若しくは|あるいは|および|及び|ならびに)\s*/giu;

function splitPlaces(text: string, country: string | null): readonly string[] {
  return text
    .split(BETWEEN)
    .map((part) => part.replace(/^(?:and|or|&)\s+|,$/giu, '').trim())
    .filter((part) => part !== '')
    .flatMap((part) => splitKnown(part, country));
}

/** "Austin, TX Reston, VA" and "Austin, Texas Reston, Virginia" */
const STATE = `(?:[A-Z]{2}|${STATE_NAMES.join('|')})`;
const AFTER_STATE = new RegExp(String.raw`(?<=, ${STATE}(?:, USA?)?) (?=\p{Lu}[^,]*, ${STATE}\b)`, 'u');

/** Several places without a clear separator: what is split has to be known. */
function splitKnown(text: string, country: string | null): readonly string[] {
  const isKnown = (part: string) => {
    const { city, workStyle } = readWorkStyle(part);
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
  const parts = text.split(',').map((part) => part.trim());
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
