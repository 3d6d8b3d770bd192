import { normalizeText } from '@michi/api/text';
import { areasNamed, type Area, type State } from './areas.ts';
import { cityNamed, isAroundCity, isCityAbroad, type City } from './cities.ts';
import { countryCode, countryName, countryNameJp } from './countries.ts';
import { placeKey } from './placeKey.ts';
import stateNamesJp from './stateNamesJp.json' with { type: 'json' };

export interface KnownPlace {
  readonly city: string;
  readonly cityJp: string | null;
  readonly region: string | null;
  readonly regionJp: string | null;
  readonly country: string;
  /** The region or country that it lies in. */
  readonly parent: KnownPlace | null;
}

/** What a text says: a known city, state or country, or a place within one that keeps its name. */
type Reading =
  | { readonly city: City }
  | { readonly area: Area }
  | { readonly written: string; readonly area: Area };

/**
 * The city, state or country that a text names: "NYC" and "New York, New York, United States of America" are New York, NY.
 * Undefined if it is none, or may be several.
 * @param country if it is known apart from the text
 */
export function knownPlace(text: string, country: string | null): KnownPlace | undefined {
  const reading = read(text, country);
  return reading === undefined || 'written' in reading ? undefined : toPlace(reading);
}

/** The same; the name of an unknown place stays as written, without the country and state that are understood. */
export function placeWithin(text: string, country: string | null): KnownPlace | undefined {
  const reading = read(text, country);
  return reading === undefined ? undefined : toPlace(reading);
}

function read(text: string, country: string | null): Reading | undefined {
  const plain = normalizeText(text, 'NFKC').trim();
  const parts = partsOf(plain);
  return (
    readParts(parts, country) ??
    // "US, CA, San Francisco"
    (parts.length > 1 ? readParts(parts.toReversed(), country) : undefined) ??
    readParts(partsOf(plain.replace(/\([^()]*\)/gu, '')), country) ??
    withoutComma(plain, country) ??
    readUnknown(parts, country)
  );
}

/** Whether a place says all of the text that it was read from: no street, district or postal code is lost. */
export function saysAll(place: Omit<KnownPlace, 'parent'>, text: string): boolean {
  const { city, cityJp, country, region, regionJp } = place;
  const names = new Set(
    [city, ...city.split(','), cityJp, region, regionJp, countryName(country)].map((name) =>
      placeKey(name ?? ''),
    ),
  );
  const isCity = (name: string) =>
    [name, `${name}, ${region ?? ''}`].some((each) => knownPlace(each, country)?.city === city);
  return normalizeText(text, 'NFKC')
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .every(
      (part) =>
        names.has(placeKey(part)) ||
        countryCode(part) === country ||
        areasNamed(part).some((area) => area.country === country && area.state?.name === region) ||
        // A postal code is no part of the name.
        (!isAroundCity(part) && !/\d/u.test(part) && isCity(part)),
    );
}

const SEPARATORS = /[,、()]|\s[-–—]\s/u;

function partsOf(text: string): readonly string[] {
  return (
    text
      // The postal code of the United States, after the state.
      .replace(/(?<=\b[A-Z]{2}) \d{5}(?:-\d{4})?\b/gu, '')
      // "Austin, TX US"
      .replace(/(?<=\S) (USA?|UK|Canada)$/u, ', $1')
      // "US-CA-San Francisco"
      .replace(/^([A-Z]{2,3})-(?:([A-Z]{2})-)?(?=\p{Lu}\p{Ll})/u, '$1, $2, ')
      .split(SEPARATORS)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  );
}

/** "Austin TX", "Washington DC" */
function withoutComma(text: string, country: string | null): Reading | undefined {
  const [, city, state] = /^([^,]+?) ([A-Z]{2}|D\.C\.?)$/u.exec(text.trim()) ?? [];
  return city === undefined || state === undefined ? undefined : readParts([city, state], country);
}

function readParts(parts: readonly string[], country: string | null): Reading | undefined {
  for (const { heads, areas } of divisions(parts, country)) {
    for (const area of areas) {
      const city = cityWithin(heads, area);
      if (city !== undefined && !isRatherArea(heads, area, city)) return { city };
    }
    const [head, ...others] = heads;
    if (head === undefined || others.length > 0) continue;
    const whole = areasOf(head, areas).filter(({ isCountry, state }) => isCountry || state !== null);
    const [area] = whole;
    // Georgia is a state and a country.
    if (area === undefined || new Set(whole.map(areaKey)).size > 1) continue;
    const isAlone = areas.includes(null);
    if (isAlone && area.state !== null && isCityAbroad(head, area.country)) continue;
    return { area };
  }
  return undefined;
}

/** The area that a single part names, within the areas around it. */
function areasOf(head: string, around: readonly (Area | null)[]): readonly Area[] {
  return areasNamed(head).filter((area) =>
    // Codes of states are also those of countries, and of other things.
    around.some((outer) => outer === null || (outer.isCountry && outer.country === area.country)),
  );
}

interface Division {
  readonly heads: readonly string[];
  /** What the rest may name; null is anywhere. */
  readonly areas: readonly (Area | null)[];
}

/** Divides an address into its places and the areas that they lie in, the largest area first. */
function divisions(parts: readonly string[], country: string | null): readonly Division[] {
  const outer: readonly (Area | null)[] = [
    country === null ? null : { country, state: null, isCountry: true },
  ];
  const found: Division[] = [{ heads: parts, areas: outer }];
  let areas = outer;
  for (let count = parts.length - 1; count > 0; count -= 1) {
    areas = areas.flatMap((around) => areasAt(parts, count).flatMap((area) => within(area, around)));
    if (areas.length === 0) break;
    found.unshift({ heads: parts.slice(0, count), areas });
  }
  return found;
}

/** Berlin is around Berlin only: "Munich, Berlin" are two cities. */
function areasAt(parts: readonly string[], index: number): readonly Area[] {
  const [before = '', part = ''] = parts.slice(index - 1, index + 1);
  const isCity = placeKey(before) !== placeKey(part) && cityNamed(part, null) !== undefined;
  return areasNamed(part).filter(({ isCountry, state }) => isCountry || state !== null || !isCity);
}

/** The narrower of two areas of an address; none if they exclude each other. */
function within(area: Area, around: Area | null): readonly Area[] {
  if (around === null) return [area];
  if (area.country !== around.country) return [];
  if (area.state === null || around.state === null) return [around.state === null ? area : around];
  return area.state.code === around.state.code ? [area] : [];
}

/** The last of the heads; districts and streets before it are left out, but not another place. */
function cityWithin(heads: readonly string[], area: Area | null): City | undefined {
  if (heads.length > 1 && area === null) return undefined;
  const city = cityNamed(heads.at(-1) ?? '', area);
  const isOne = heads
    .slice(0, -1)
    .every(
      (head) =>
        isPartOf(head, city, area) || (cityNamed(head, null) === undefined && areasNamed(head).length === 0),
    );
  return isOne ? city : undefined;
}

/** Whether the name is that of a place which the city governs, as Ottawa does Kanata. */
function isPartOf(name: string, city: City | undefined, area: Area | null): boolean {
  const municipality = city?.municipality ?? null;
  return municipality !== null && cityNamed(name, area)?.municipality === municipality;
}

/** A city of a million is meant before the state of its name, as in New York; a smaller one is not. */
const MILLION = 1_000_000;

function isRatherArea(heads: readonly string[], around: Area | null, city: City): boolean {
  if (around?.state) return false;
  return heads.some((head) => {
    const named = areasOf(head, [around]);
    if (named.some(({ state }) => state !== null)) return city.population < MILLION;
    // Mexico is also a name of Mexico City.
    return named.some(({ isCountry }) => isCountry) && placeKey(city.name) !== placeKey(head);
  });
}

function readUnknown(parts: readonly string[], country: string | null): Reading | undefined {
  const [division] = divisions(parts, country);
  const area = division?.areas[0];
  if (division === undefined || area === undefined || area === null) return undefined;
  const names = parts.filter(
    (part, index) =>
      index < division.heads.length ||
      !areasNamed(part).some(
        (named) => named.country === area.country && (named.isCountry || named.state !== null),
      ),
  );
  return { written: names.join(', '), area };
}

function toPlace(reading: Reading): KnownPlace {
  if ('city' in reading) {
    const { country, name, nameJp, state } = reading.city;
    const isOwnName = nameJp !== null && cityNamed(nameJp, null) === reading.city;
    return { ...placed(name, country, state), cityJp: isOwnName ? nameJp : null };
  }
  const { country, state } = reading.area;
  if ('written' in reading) return placed(reading.written, country, state);
  // The district and its only city are one.
  const city = state?.code === 'DC' ? cityNamed('Washington', reading.area) : undefined;
  if (city !== undefined) return toPlace({ city });
  return state === null ? wholeCountry(country) : wholeState(country, state);
}

function wholeState(country: string, state: State): KnownPlace {
  const nameJp = stateNameJp(country, state);
  return {
    city: state.name,
    cityJp: nameJp,
    region: state.name,
    regionJp: nameJp,
    country,
    parent: wholeCountry(country),
  };
}

export function wholeCountry(country: string): KnownPlace {
  return {
    city: countryName(country) ?? country,
    cityJp: countryNameJp(country),
    region: null,
    regionJp: null,
    country,
    parent: null,
  };
}

/** In North America the name of a city has its state. */
function placed(name: string, country: string, state: State | null): KnownPlace {
  const parent = state === null || state.code === 'DC' ? wholeCountry(country) : wholeState(country, state);
  return {
    city: state !== null && ['US', 'CA'].includes(country) ? `${name}, ${state.code}` : name,
    cityJp: null,
    region: state?.name ?? null,
    regionJp: state === null ? null : stateNameJp(country, state),
    country,
    parent,
  };
}

function stateNameJp(country: string, { code }: State): string | null {
  const names: Readonly<Record<string, string>> = stateNamesJp;
  return names[`${country}-${code}`] ?? null;
}

function areaKey({ country, state }: Area): string {
  return `${country}-${state?.code ?? ''}`;
}
