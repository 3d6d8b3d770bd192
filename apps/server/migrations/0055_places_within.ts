import { sql, type Kysely } from 'kysely';
import { findOrMakeLocations } from '../src/modules/common/findOrMakeLocations.ts';
import { storedPlace, type StoredPlace } from '../src/platform/places/storedPlace.ts';

/** One row for each city, however it was written, in its region and country, which are places as well. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table locations add column parent_id uuid references locations`.execute(database);
  await sql`create index locations_parent on locations (parent_id)`.execute(database);
  await mergePlaces(database);
}

/** Places that were merged stay one. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table locations drop column parent_id`.execute(database);
}

interface Row {
  readonly id: string;
  readonly city: string;
  readonly cityJp: string | null;
  readonly region: string | null;
  readonly regionJp: string | null;
  readonly country: string | null;
}

async function mergePlaces(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`
    select id, city, city_jp as "cityJp", region, region_jp as "regionJp", country from locations
    order by position, id`.execute(database);
  const keyOf = ({ city, country }: Pick<Row, 'city' | 'country'>) =>
    `${city.toLowerCase()}\n${country ?? ''}`;
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  const changed: string[] = [];
  for (const row of rows) {
    const place = storedPlace(row);
    const same = ids.get(keyOf(place));
    if (same !== undefined && same !== row.id) {
      await mergePlace(database, row.id, same);
      changed.push(same);
    } else {
      ids.set(keyOf(place), row.id);
      if (await rename(database, row.id, place)) changed.push(row.id);
    }
  }
  await findOrMakeLocations(database, rows);
  await refreshSearch(database, changed);
}

/** Whether the names differ. */
async function rename(database: Kysely<unknown>, id: string, place: StoredPlace): Promise<boolean> {
  const { rows } = await sql`
    update locations set (city, city_jp, region, region_jp, country) =
      (${place.city}::text, ${place.cityJp}::text, ${place.region}::text, ${place.regionJp}::text, ${place.country}::text)
    where id = ${id} and (city, city_jp, region, region_jp, country) is distinct from
      (${place.city}::text, ${place.cityJp}::text, ${place.region}::text, ${place.regionJp}::text, ${place.country}::text)
    returning id`.execute(database);
  return rows.length > 0;
}

async function mergePlace(database: Kysely<unknown>, gone: string, kept: string): Promise<void> {
  await sql`insert into job_locations (job_id, location_id, position)
    select job_id, ${kept}::uuid, position from job_locations where location_id = ${gone}
    on conflict do nothing`.execute(database);
  await sql`delete from job_locations where location_id = ${gone}`.execute(database);
  for (const table of ['companies', 'universities', 'job_offers']) {
    await sql`update ${sql.table(table)} set location_id = ${kept} where location_id = ${gone}`.execute(
      database,
    );
  }
  await sql`update saved_searches set filters = jsonb_set(filters, '{locationId}', (
      select jsonb_agg(distinct case when one = ${gone} then ${kept}::text else one end)
      from jsonb_array_elements_text(filters -> 'locationId') one))
    where filters -> 'locationId' ? ${gone}`.execute(database);
  await sql`delete from locations where id = ${gone}`.execute(database);
}

/** Jobs and companies are found by the names of their places. */
async function refreshSearch(database: Kysely<unknown>, locations: readonly string[]): Promise<void> {
  await sql`
    update jobs set search_text = made.text
    from (
      select j.id, search_form(concat_ws(' ', j.title, j.title_jp, c.name, c.name_jp,
        array_to_string(c.other_names, ' '), k.title, k.title_jp, i.title, i.title_jp, (
          select string_agg(concat_ws(' ', l.city, l.city_jp, l.region, l.region_jp), ' ' order by at.position, l.city)
          from job_locations at join locations l on l.id = at.location_id where at.job_id = j.id
        ))) as text
      from jobs j
      join companies c on c.id = j.company_id
      left join job_categories k on k.id = j.category_id
      left join industries i on i.id = c.industry_id
      where j.location_ids && ${locations}::uuid[]
    ) made
    where jobs.id = made.id and jobs.search_text <> made.text`.execute(database);
  await sql`
    update companies set search_text = made.text
    from (
      select c.id, search_form(concat_ws(' ', c.name, c.name_jp, array_to_string(c.other_names, ' '),
        i.title, i.title_jp, l.city, l.city_jp)) as text
      from companies c
      left join industries i on i.id = c.industry_id
      left join locations l on l.id = c.location_id
      where c.location_id = any(${locations}::uuid[])
    ) made
    where companies.id = made.id and companies.search_text <> made.text`.execute(database);
}
