import { countryCode, countryName, countryNamed } from './countries.ts';

/** A row of `locations`: the city as the posting writes it, and the country if it is certain. */
export interface Place {
  readonly city: string;
  readonly country: string | null;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  NYC: 'New York, NY',
  SF: 'San Francisco, CA',
  LA: 'Los Angeles, CA',
};

const US_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
);

const NOWHERE = /^(remote|multiple locations|various|anywhere)$/i;

export interface ReadAddress {
  readonly place: Place | null;
  readonly isRemote: boolean;
}

/** "Remote in USA" is remote work within the United States; "SF" is San Francisco. */
export function readAddress(
  locality: string | null,
  region: string | null,
  country: string | null,
): ReadAddress {
  const remote = /^remote(?:\s+in\s+(.+))?$/i.exec(locality ?? '');
  const named = remote === null ? locality : (remote[1] ?? null);
  const known = countryCode(country);
  if (named === null || NOWHERE.test(named)) {
    const place = remote === null ? regionOrCountry(region, known) : regionOrCountry(null, known);
    return { place, isRemote: remote !== null };
  }
  const city = SHORT_NAMES[named] ?? named;
  const whole = countryNamed(city);
  if (whole !== null && (known === null || known === whole) && region === null) {
    return { place: { city: countryName(whole) ?? city, country: whole }, isRemote: remote !== null };
  }
  const full =
    region === null || city.toLowerCase().includes(region.toLowerCase()) ? city : `${city}, ${region}`;
  return { place: { city: full, country: known ?? countryWithin(full) }, isRemote: remote !== null };
}

function regionOrCountry(region: string | null, country: string | null): Place | null {
  if (region !== null) return { city: region, country };
  const name = country === null ? null : countryName(country);
  return name === null ? null : { city: name, country };
}

/** The country at the end of a text such as "San Jose, CA" or "London, UK". */
function countryWithin(text: string): string | null {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return null;
  return US_STATES.has(last) ? 'US' : countryNamed(last);
}
