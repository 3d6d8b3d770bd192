import { sql, type Transaction } from 'kysely';
import { newIdOfRow } from '../../platform/database/generateIds.ts';
import type { Database } from '../../platform/database/schema.ts';
import { japanesePlace, placeOfAddress } from '../../platform/places/japanesePlaces.ts';
import { knownPlace, placeWithin } from '../../platform/places/knownPlace.ts';

export interface WrittenPlace {
  readonly city: string;
  readonly cityJp?: string | null;
  readonly region?: string | null;
  readonly regionJp?: string | null;
  /** Two letters (ISO 3166-1). */
  readonly country?: string | null;
}

type KeptPlace = { readonly [Name in keyof WrittenPlace]-?: Exclude<WrittenPlace[Name], undefined> };

/**
 * The ids of places, in their order; missing places are created. A prefecture or designated city is one place, however
 * it is written, including its towns and wards; other places are identified by name and country.
 */
export async function findOrMakeLocations(
  transaction: Transaction<Database>,
  places: readonly WrittenPlace[],
): Promise<readonly string[]> {
  if (places.length === 0) return [];
  const kept = places.map((place, index) => ({ ...keptPlace(place), index }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
    wanted(city text, "cityJp" text, region text, "regionJp" text, country text, index integer)`;
  const isSame = sql`lower(l.city) = lower(wanted.city) and coalesce(l.country, '') = coalesce(wanted.country, '')`;
  await sql`
    insert into locations (id, city, city_jp, region, region_jp, country)
    select distinct on (lower(city), coalesce(country, '')) ${newIdOfRow(kept.length)}, city, "cityJp", region, "regionJp", country
    from ${wanted} where not exists (select from locations l where ${isSame})
    order by lower(city), coalesce(country, ''), city
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    select l.id from ${wanted} join locations l on ${isSame} order by wanted.index`.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * The known place that contains the given one, or the given one as written. A place written in both languages stays
 * separate, possibly in a known region.
 */
function keptPlace(place: WrittenPlace): KeptPlace {
  const { city, cityJp = null, region = null, regionJp = null, country = null } = place;
  const written = { city, cityJp, region, regionJp, country };
  if (country === null || country === 'JP') {
    const japanese = placeInJapan(written);
    if (japanese !== undefined) return japanese;
  }
  if (cityJp !== null) return written;
  const known =
    (region === null ? undefined : knownPlace(`${city}, ${region}`, country)) ?? placeWithin(city, country);
  return known === undefined
    ? written
    : { ...known, region: known.region ?? region, regionJp: known.regionJp ?? regionJp };
}

function placeInJapan({ city, cityJp, country, region }: KeptPlace): KeptPlace | undefined {
  const around = region === null ? undefined : placeOfAddress([region], country === 'JP');
  const known =
    cityJp === null
      ? (placeOfAddress(region === null ? [city] : [city, region], country === 'JP') ??
        placeOfAddress([city], country === 'JP'))
      : (japanesePlace(city) ?? japanesePlace(cityJp));
  if (known !== undefined) {
    return {
      city: known.city,
      cityJp: known.cityJp,
      region: known.region,
      regionJp: known.regionJp,
      country: 'JP',
    };
  }
  return around === undefined
    ? undefined
    : { city, cityJp, region: around.city, regionJp: around.cityJp, country: 'JP' };
}
