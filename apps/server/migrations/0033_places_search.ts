import { sql, type Kysely } from 'kysely';
import { japanesePlace } from '../src/platform/places/japanesePlaces.ts';

/**
 * One row for each prefecture and designated city, however it was written, and a search that treats hiragana as
 * katakana, ㈱ as 株式会社 and 東京都 as 東京, includes descriptions, and no longer includes job codes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(SEARCH_FORM).execute(database);
  await mergePlaces(database);
  for (const statement of [...TERMS, ...REWRITTEN, ...INDEXES]) await sql.raw(statement).execute(database);
}

/** Searches as before; places that were merged stay one. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const { table } of DESCRIBED) {
    await sql.raw(`alter table ${table} drop column description_terms`).execute(database);
  }
  await sql.raw('drop function described_terms(text)').execute(database);
  await sql.raw('drop function search_terms(text)').execute(database);
  await sql
    .raw(`create or replace function search_form(value text) returns text
      language sql immutable parallel safe strict return lower(normalize(value, nfkc))`)
    .execute(database);
  for (const statement of REWRITTEN) await sql.raw(statement).execute(database);
}

const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ';
const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ';

const SEARCH_FORM = `create or replace function search_form(value text) returns text
  language sql immutable parallel safe strict
  return replace(replace(replace(translate(lower(normalize(value, nfkc)), '${HIRAGANA}', '${KATAKANA}'),
    '(株)', '株式会社'), '(有)', '有限会社'), '東京都', '東京')`;

/** Characters of text that is written without spaces between words. */
const UNSPACED = 'ァ-ヺー-ヿ々〆〇㐀-䶿一-鿿豈-﫿';

const TERMS = [
  // Search terms of a long text: bigrams of Japanese, whole words of everything else.
  `create function search_terms(value text) returns text[]
   language sql immutable parallel safe strict
   begin atomic
     with runs as (
       select found[1] as run from regexp_matches(value, '[${UNSPACED}]+', 'g') found
     ), terms as (
       select substr(run, place, 2) as term
       from runs, generate_series(1, greatest(length(run) - 1, 1)) place
       union
       select found[1] from regexp_matches(regexp_replace(value, '[${UNSPACED}]+', ' ', 'g'), '[[:alnum:]+#]+', 'g') found
     )
     select coalesce(array_agg(term), '{}') from terms where length(term) <= 60;
   end`,
  // The terms of a text with markup.
  `create function described_terms(value text) returns text[]
   language sql immutable parallel safe strict
   return search_terms(search_form(regexp_replace(value, '<[^>]*>|&[a-zA-Z]+;', ' ', 'g')))`,
];

/** Tables whose rows are described at length, and the text of it. */
const DESCRIBED = [
  { table: 'jobs', text: "coalesce(description, '') || ' ' || coalesce(description_jp, '')" },
  { table: 'seminars', text: "coalesce(description, '') || ' ' || coalesce(description_jp, '')" },
  { table: 'posts', text: "body || ' ' || coalesce(body_jp, '')" },
  {
    table: 'companies',
    text: "coalesce(details ->> 'about', '') || ' ' || coalesce(details ->> 'aboutJp', '')",
  },
];

/** Tables with generated columns of the search form, and a column that all of these depend on. */
const GENERATED: Readonly<Record<string, string>> = {
  universities: 'name',
  counsellors: 'name',
  chat_messages: 'text',
  helps: 'question',
  user_details: 'family_name',
};

/** Converts every searched text to the new form. */
const REWRITTEN = [
  // Generated columns: PostgreSQL computes them again when a column they depend on is set, also to the same value.
  // `set expression` would compute them as well, but needs PostgreSQL 17.
  ...Object.entries(GENERATED).map(([table, column]) => `update ${table} set ${column} = ${column}`),
  `update jobs set search_text = made.text
   from (
     select j.id, search_form(concat_ws(' ', j.title, j.title_jp, c.name, c.name_jp, k.title, k.title_jp, i.title, i.title_jp, (
       select string_agg(concat_ws(' ', l.city, l.city_jp, l.region, l.region_jp), ' ' order by at.position, l.city)
       from job_locations at join locations l on l.id = at.location_id where at.job_id = j.id
     ))) as text
     from jobs j
     join companies c on c.id = j.company_id
     left join job_categories k on k.id = j.category_id
     left join industries i on i.id = c.industry_id
   ) made
   where jobs.id = made.id and jobs.search_text <> made.text`,
  `update companies set search_text = made.text
   from (
     select c.id, search_form(concat_ws(' ', c.name, c.name_jp, i.title, i.title_jp, l.city, l.city_jp)) as text
     from companies c
     left join industries i on i.id = c.industry_id
     left join locations l on l.id = c.location_id
   ) made
   where companies.id = made.id and companies.search_text <> made.text`,
  'update seminars set search_text = search_form(search_text) where search_text <> search_form(search_text)',
  'update posts set search_text = search_form(search_text) where search_text <> search_form(search_text)',
];

const INDEXES = [
  ...DESCRIBED.map(
    ({ table, text }) =>
      `alter table ${table} add column description_terms text[] not null generated always as (described_terms(${text})) stored`,
  ),
  `create index jobs_open_terms on jobs using gin (description_terms) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_university_terms on jobs using gin (university_id, description_terms)
   where audience = 'UNIVERSITY' and not is_closed`,
  'create index seminars_description_terms on seminars using gin (description_terms)',
  'create index posts_description_terms on posts using gin (description_terms)',
  'create index companies_description_terms on companies using gin (description_terms)',
];

/** Lets every row that names the same place be one, under the names of the list. */
async function mergePlaces(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; city: string; city_jp: string | null }>`
    select id, city, city_jp from locations where coalesce(country, 'JP') = 'JP'
    order by country is null, position, id`.execute(database);
  const kept = new Map<string, string>();
  for (const { id, city, city_jp: cityJp } of rows) {
    const place = japanesePlace(city) ?? (cityJp === null ? undefined : japanesePlace(cityJp));
    if (place === undefined) continue;
    const first = kept.get(place.city);
    if (first !== undefined) await mergePlace(database, id, first);
    else kept.set(place.city, id);
  }
  for (const { city, city_jp: cityJp } of rows) {
    const place = japanesePlace(city) ?? (cityJp === null ? undefined : japanesePlace(cityJp));
    const id = place === undefined ? undefined : kept.get(place.city);
    if (place === undefined || id === undefined) continue;
    await sql`update locations set city = ${place.city}, city_jp = ${place.cityJp}, region = ${place.region},
      region_jp = ${place.regionJp}, country = 'JP' where id = ${id}`.execute(database);
    kept.delete(place.city);
  }
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
