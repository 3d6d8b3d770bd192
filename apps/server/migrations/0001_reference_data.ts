import { sql, type Kysely } from 'kysely';

/** Search, and what every service refers to: places, universities, industries, job categories and companies. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(SEARCH).execute(database);
  await sql.raw(REFERENCE_DATA).execute(database);
}

const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ';
const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ';

/** Characters of text that is written without spaces between words. */
const UNSPACED = 'ァ-ヺー-ヿ々〆〇㐀-䶿一-鿿豈-﫿';

const SEARCH = String.raw`
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;

  -- Stored text and search text are normalised alike: width, case and the kind of kana make no difference.
  create function search_form(value text) returns text
    language sql immutable parallel safe strict
    return replace(replace(replace(translate(lower(normalize(value, nfkc)), '${HIRAGANA}', '${KATAKANA}'),
      '(株)', '株式会社'), '(有)', '有限会社'), '東京都', '東京');

  -- Every character and every pair of neighbours, for queries too short for trigrams.
  create function search_grams(value text) returns text[]
    language sql immutable parallel safe strict
    begin atomic
      with letters as (
        select letter, lead(letter) over (order by place) as next
        from regexp_split_to_table(value, '') with ordinality as split (letter, place)
      )
      select coalesce(array_agg(distinct gram), '{}')
      from (
        select letter as gram from letters
        union all
        select letter || next from letters where next !~ '\s'
      ) grams
      where gram !~ '^\s';
    end;

  -- Search terms of a long text: bigrams of Japanese, whole words of everything else.
  create function search_terms(value text) returns text[]
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
    end;

  -- The terms of a text with markup.
  create function described_terms(value text) returns text[]
    language sql immutable parallel safe strict
    return search_terms(search_form(regexp_replace(value, '<[^>]*>|&[a-zA-Z]+;', ' ', 'g')));
`;

const REFERENCE_DATA = String.raw`
  -- Actions that run once per database, such as seeding.
  create table installation (
    key text primary key,
    value text not null,
    created_at timestamptz not null default now()
  );

  -- Cities, and the regions and countries that they lie in.
  create table locations (
    id uuid primary key,
    city text not null,
    city_jp text,
    region text,
    region_jp text,
    country text check (country ~ '^[A-Z]{2}$'),
    parent_id uuid references locations,
    position integer not null default 1000,
    created_at timestamptz not null default now()
  );
  comment on column locations.parent_id is 'The region or country that it lies in.';
  comment on column locations.position is 'Order in lists, lowest first.';
  create unique index locations_place on locations (lower(city), coalesce(country, ''));
  create index locations_parent on locations (parent_id);

  -- Universities, whose students and career offices use Michi.
  create table universities (
    id uuid primary key,
    name text not null,
    name_jp text,
    location_id uuid references locations,
    details jsonb not null default '{}',
    search_text text not null generated always as
      (search_form(coalesce(name, '') || ' ' || coalesce(name_jp, ''))) stored,
    search_grams text[] not null generated always as
      (search_grams(search_form(coalesce(name, '') || ' ' || coalesce(name_jp, '')))) stored,
    created_at timestamptz not null default now()
  );
  comment on column universities.details is 'Properties without filters, in the shape of the university contract.';
  create index universities_name on universities (name, id);
  create index universities_reading on universities ((coalesce(name_jp, name) collate "ja-x-icu"), id);
  create index universities_search_text on universities using gin (search_text gin_trgm_ops);
  create index universities_search_grams on universities using gin (search_grams);
  create index universities_location on universities (location_id) where location_id is not null;

  -- Subscriptions of universities, whose codes link students to them.
  create table subscriptions (
    university_id uuid primary key references universities on delete cascade,
    code text not null,
    expires_on date not null
  );
  comment on column subscriptions.code is 'Links a student to the university; letter case is ignored.';
  comment on column subscriptions.expires_on is 'Last day of the subscription.';
  create unique index subscriptions_code on subscriptions (upper(code));

  -- Categories of jobs, in two levels.
  create table job_categories (
    id uuid primary key,
    title text not null unique,
    title_jp text,
    parent_id uuid references job_categories,
    position integer not null default 1000
  );
  comment on column job_categories.position is 'Order in lists, lowest first.';

  -- Industries of companies, in two levels.
  create table industries (
    id uuid primary key,
    title text not null unique,
    title_jp text,
    parent_id uuid references industries,
    position integer not null default 1000
  );
  comment on column industries.position is 'Order in lists, lowest first.';

  -- Companies, of which an import makes those that a posting names.
  create table companies (
    id uuid primary key,
    name text not null,
    name_jp text,
    other_names text[] not null default '{}',
    industry_id uuid references industries,
    location_id uuid references locations,
    employee_band text check (employee_band in (
      'LESS_THAN_20', 'FROM_20_TO_50', 'FROM_50_TO_200', 'FROM_200_TO_500', 'FROM_500_TO_800', 'FROM_800_TO_1000',
      'FROM_1000_TO_3000', 'FROM_3000_TO_10000', 'MORE_THAN_10000')),
    stock text check (stock in ('PUBLIC_HELD', 'PRIVATELY_HELD')),
    established_on date,
    is_verified boolean not null default false,
    response_days smallint check (response_days between 0 and 365),
    details jsonb not null default '{}',
    -- The legal form before or after a company's name is not part of its reading.
    reading text collate "ja-x-icu" not null generated always as (
      coalesce(details ->> 'nameFurigana',
        btrim(regexp_replace(name_jp, '[(（][株有][)）]|㈱|㈲|(株式|有限|合同|合資|合名|相互)会社|(学校|医療|社会福祉|独立行政)法人|(一般|公益)(社団|財団)法人', '', 'g')),
        name)) stored,
    import_key text unique,
    search_text text not null default '',
    search_grams text[] not null generated always as (search_grams(search_text)) stored,
    description_terms text[] not null generated always as
      (described_terms(coalesce(details ->> 'about', '') || ' ' || coalesce(details ->> 'aboutJp', ''))) stored,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on column companies.other_names is 'Names from postings, searched but never shown.';
  comment on column companies.details is 'Properties without filters, in the shape of the company contract.';
  comment on column companies.reading is 'The name in lists in Japanese, in the order of the kana.';
  comment on column companies.import_key is
    'Identifies the company for an import, so that a second run finds it again.';
  comment on column companies.search_text is 'Written by the company module.';
  create index companies_search_text on companies using gin (search_text gin_trgm_ops);
  create index companies_search_grams on companies using gin (search_grams);
  create index companies_description_terms on companies using gin (description_terms);
  create index companies_industry on companies (industry_id);
  create index companies_location on companies (location_id);
  create index companies_name on companies (name, id);
  create index companies_name_form on companies (lower(name));
  create index companies_reading on companies (reading, id);
  create index companies_response_days on companies (response_days, id);
`;
