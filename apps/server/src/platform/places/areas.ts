import subdivisions from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };
import { countryNamed } from './countries.ts';
import { placeKey } from './placeKey.ts';

/** A country, or a part of one as the Unicode CLDR names it. */
export interface Area {
  /** ISO 3166-1. */
  readonly country: string;
  /** The state, province or nation that places are grouped by; null for a country and its other parts. */
  readonly state: State | null;
  readonly isCountry: boolean;
}

export interface State {
  /** The part after the country in ISO 3166-2. */
  readonly code: string;
  readonly name: string;
}

const NATIONS = new Set(['ENG', 'SCT', 'WLS', 'NIR']);

/** Countries whose parts group their places. */
function isState(country: string, code: string): boolean {
  return ['US', 'CA', 'AU'].includes(country) || (country === 'GB' && NATIONS.has(code));
}

const STATES = new Map<string, Area>();
const BY_NAME = new Map<string, readonly Area[]>();

for (const [key, name] of Object.entries(subdivisions.subdivisions.localeDisplayNames.subdivisions)) {
  const country = key.slice(0, 2).toUpperCase();
  const code = key.slice(2).toUpperCase();
  const state = isState(country, code) ? { code, name } : null;
  const area: Area = { country, state, isCountry: false };
  const names = [name, ...(state !== null && country !== 'GB' ? [code] : [])].map(placeKey);
  for (const each of new Set(names)) BY_NAME.set(each, [...(BY_NAME.get(each) ?? []), area]);
  if (state !== null) STATES.set(`${country}-${code}`, area);
}

const ORDER = ['US', 'CA', 'GB', 'AU'];

/** What a part of an address may name, the likeliest first: CA is California before it is Canada. */
export function areasNamed(text: string): readonly Area[] {
  const country = countryNamed(text);
  const parts = (BY_NAME.get(placeKey(text)) ?? []).toSorted((one, other) => rank(one) - rank(other));
  const states = parts.filter(({ state }) => state !== null);
  const others = parts.filter(({ state }) => state === null);
  return [
    ...states,
    ...(country === null ? [] : [{ country, state: null, isCountry: true }]),
    // A name that several countries use says nothing.
    ...(new Set(others.map((area) => area.country)).size === 1 ? others.slice(0, 1) : []),
  ];
}

function rank({ country }: Area): number {
  return ORDER.indexOf(country);
}

/** Names of the states that an address of North America may end with. */
export const STATE_NAMES: readonly string[] = [...STATES.values()].flatMap(({ country, state }) =>
  state !== null && ['US', 'CA'].includes(country) ? [state.name] : [],
);

export function stateOf(country: string, code: string): State | null {
  return STATES.get(`${country}-${code}`)?.state ?? null;
}
