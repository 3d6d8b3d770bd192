import { faultsOf, type LeftOut } from '../../../platform/import/reason.ts';
import { term } from './linkedData.ts';
import { readAddress, type Place, type ReadAddress, type WrittenAddress } from './places.ts';
import { countryCode } from '../../../platform/places/countries.ts';
import { LOCATIONS, type Posting } from './postingSchema.ts';

const PLACE = LOCATIONS.element.pick({ city: true, country: true });

const MAX_PLACES = 100;

/** Places within the limits of a response: one beyond them would fail every list that contains it. */
export function fitting(places: readonly Place[], leftOut: LeftOut[]): readonly Place[] {
  const field = 'jobLocation';
  const faults = places.flatMap(({ city, country }) => {
    const { error } = PLACE.safeParse({ city, country });
    return error === undefined ? [] : faultsOf(error, { city, country }).slice(0, 1);
  });
  for (const { reason } of faults) leftOut.push({ field, reason: { ...reason, field } });
  const fitted = places.length - faults.length;
  if (fitted > MAX_PLACES)
    leftOut.push({
      field,
      reason: { code: 'tooMany', field, values: { limit: MAX_PLACES, value: fitted } },
    });
  return places
    .filter(({ city, country }) => PLACE.safeParse({ city, country }).success)
    .slice(0, MAX_PLACES);
}

/** An address and its path within the location. */
interface StatedAddress {
  readonly path: readonly (string | number)[];
  readonly isText: boolean;
  readonly written: WrittenAddress;
}

export function addressesOf({
  address: stated,
  name,
}: Posting['jobLocation'][number]): readonly StatedAddress[] {
  if (stated.length === 0) return [{ path: [], isText: true, written: { addressLocality: name } }];
  return stated.map((entry, index) => ({
    path: ['address', ...(stated.length > 1 ? [index] : [])],
    isText: false,
    written: { name, ...entry },
  }));
}

/** Where a remote worker has to live: a country or a part of one. */
export function areasOf({
  '@type': type,
  address: source,
  name,
}: Posting['applicantLocationRequirements'][number]): readonly StatedAddress[] {
  if (source !== undefined && source !== null)
    return [
      {
        path: ['address'],
        isText: false,
        written: { ...source, addressLocality: source.addressLocality ?? name },
      },
    ];
  // CA is Canada; as a state it is California.
  const isCode = /^[A-Z]{2}$/.test(name ?? '') && !/(?:State|City|AdministrativeArea)$/.test(type ?? '');
  const isCountry = isCode && countryCode(name) !== null;
  return [
    { path: [], isText: true, written: isCountry ? { addressCountry: name } : { addressLocality: name } },
  ];
}

/** Reads addresses, and reports the lines in which no place is found. */
export function readAddresses(
  property: string,
  stated: readonly (readonly StatedAddress[])[],
  leftOut: LeftOut[],
): readonly ReadAddress[] {
  return stated.flatMap((addresses, index) =>
    addresses.map(({ isText, path, written }) => {
      const read = readAddress(written);
      for (const line of read.linesWithoutPlace) {
        const field = [property, index, ...path, ...(isText ? [] : [line])].join('.');
        leftOut.push({ field, reason: { code: 'nowhere', field, values: { value: written[line] ?? '' } } });
      }
      return read;
    }),
  );
}

/** schema.org knows TELECOMMUTE only; some sites write others. */
export function workStylesOf(
  { jobLocationType }: Posting,
  leftOut: LeftOut[],
): readonly ReadAddress['workStyle'][] {
  const field = 'jobLocationType';
  return jobLocationType.map((type) => {
    const style = term(type) === 'TELECOMMUTE' ? 'REMOTE' : readAddress({ addressLocality: type }).workStyle;
    if (style === null && type !== '')
      leftOut.push({ field, reason: { code: 'notOneOf', field, values: { values: 'TELECOMMUTE' } } });
    return style;
  });
}

export function distinct(addresses: readonly ReadAddress[]): readonly Place[] {
  const places = addresses.flatMap((read) => read.places);
  const byName = new Map(
    places.map((place) => [`${place.city.toLowerCase()} ${place.country ?? ''}`, place]),
  );
  return [...byName.values()];
}
