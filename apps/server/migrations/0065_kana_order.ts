import { sql, type Kysely } from 'kysely';

/**
 * Lists in Japanese are in the order of the kana: by the furigana of a name, or else by the name as it is written, which
 * puts kanji after all kana. The legal form before or after a company's name is not part of its reading.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the columns and the indexes. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index universities_reading`.execute(database);
  for (const table of ['companies', 'user_details'])
    await sql.raw(`alter table ${table} drop column reading`).execute(database);
}

const STATEMENTS = [
  `alter table companies add column reading text collate "ja-x-icu" generated always as (
     coalesce(details ->> 'nameFurigana',
       btrim(regexp_replace(name_jp, '[(（][株有][)）]|㈱|㈲|(株式|有限|合同|合資|合名|相互)会社|(学校|医療|社会福祉|独立行政)法人|(一般|公益)(社団|財団)法人', '', 'g')),
       name)) stored`,
  'create index companies_reading on companies (reading, id)',
  `alter table user_details add column reading text collate "ja-x-icu" generated always as (
     coalesce(family_name_furigana, family_name_jp, family_name, '') || ' '
       || coalesce(first_name_furigana, first_name_jp, first_name, '')) stored`,
  'create index user_details_reading on user_details (reading, user_id)',
  `create index universities_reading on universities ((coalesce(name_jp, name) collate "ja-x-icu"), id)`,
];
