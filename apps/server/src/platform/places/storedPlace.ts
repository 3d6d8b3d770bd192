import { JAPANESE_PLACES, japanesePlace, placeOfAddress, saysAllOfAddress } from './japanesePlaces.ts';
import { knownPlace, placeWithin, saysAll, wholeCountry } from './knownPlace.ts';

export interface WrittenPlace {
  readonly city: string;
  readonly cityJp?: string | null;
  readonly region?: string | null;
  readonly regionJp?: string | null;
  /** Two letters (ISO 3166-1). */
  readonly country?: string | null;
}

export interface StoredPlace {
  readonly city: string;
  readonly cityJp: string | null;
  readonly region: string | null;
  readonly regionJp: string | null;
  readonly country: string | null;
  /** The region or country that it lies in; null if unknown. */
  readonly parent: StoredPlace | null;
}

/**
 * The known place that contains the given one, or the given one as written. A place written in both languages stays
 * separate, possibly in a known region.
 */
export function storedPlace(place: WrittenPlace): StoredPlace {
  const { city, cityJp = null, region = null, regionJp = null, country = null } = place;
  const written = { city, cityJp, region, regionJp, country, parent: null };
  if (country === null || country === 'JP') {
    const japanese = placeInJapan(written);
    if (japanese !== undefined) return japanese;
  }
  const known =
    (region === null ? undefined : knownPlace(`${city}, ${region}`, country)) ?? placeWithin(city, country);
  if (cityJp !== null) return { ...written, parent: known?.parent ?? null };
  return known === undefined
    ? written
    : { ...known, region: known.region ?? region, regionJp: known.regionJp ?? regionJp };
}

/** Whether the stored place says all that is written: no ward, street or postal code is lost. */
export function isStoredWhole(city: string, country: string | null): boolean {
  const stored = storedPlace({ city, country });
  if (stored.country === null || stored.city === city) return true;
  const isInJapan = country === null || country === 'JP';
  const japanese = isInJapan ? placeOfAddress([city], country === 'JP') : undefined;
  return japanese === undefined
    ? saysAll({ ...stored, country: stored.country }, city)
    : saysAllOfAddress(japanese, city);
}

function placeInJapan({ city, cityJp, country, region }: StoredPlace): StoredPlace | undefined {
  const around = region === null ? undefined : placeOfAddress([region], country === 'JP');
  const known =
    cityJp === null
      ? (placeOfAddress(region === null ? [city] : [city, region], country === 'JP') ??
        placeOfAddress([city], country === 'JP'))
      : (japanesePlace(city) ?? japanesePlace(cityJp));
  if (known !== undefined) return inRegion(known.city, known.cityJp, known.region, known.regionJp);
  if (around !== undefined) return inRegion(city, cityJp, around.city, around.cityJp);
  const part = JAPANESE_PLACES.find((place) => place.region === region || place.regionJp === region);
  return part === undefined ? undefined : inRegion(city, cityJp, part.region, part.regionJp);
}

function inRegion(city: string, cityJp: string | null, region: string, regionJp: string): StoredPlace {
  const japan = wholeCountry('JP');
  const parent = { city: region, cityJp: regionJp, region, regionJp, country: 'JP', parent: japan };
  // Hokkaido and Okinawa are a region and its only prefecture.
  return { city, cityJp, region, regionJp, country: 'JP', parent: region === city ? japan : parent };
}
