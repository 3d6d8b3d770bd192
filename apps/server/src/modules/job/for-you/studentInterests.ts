import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/schema.ts';
import { searchForm } from '../../../platform/search/searchForm.ts';
import type { Viewer } from '../posting/viewer.ts';

/** An empty field matches nothing. */
export interface StudentInterests {
  readonly categoryIds: readonly string[];
  readonly locationIds: readonly string[];
  readonly graduationYear: number | null;
  readonly speaksEnglish: boolean;
}

const interestsRow = z.object({
  categoryIds: z.array(z.string()),
  city: z.string().nullable(),
  prefecture: z.string().nullable(),
  skills: z.array(z.string()),
});

const NO_INTERESTS = { categoryIds: [], city: null, prefecture: null, skills: [] };

/**
 * Reads the profile: job categories among the fields of interest, city or prefecture of the address, English among the
 * skills. The language of the portal does not count, since English is its default.
 */
export async function studentInterests(
  database: Kysely<Database>,
  { id, graduationYear }: Viewer,
): Promise<StudentInterests> {
  const { rows } = await sql`
    select u.address ->> 'city' as city, u.address ->> 'prefecture' as prefecture, u.skills,
      array(select k.id from job_categories k where k.id = any(p.field_of_interest_ids)
        or k.parent_id = any(p.field_of_interest_ids) order by k.id) as "categoryIds"
    from user_details u left join student_profiles p on p.user_id = u.user_id where u.user_id = ${id}`.execute(
    database,
  );
  const { categoryIds, city, prefecture, skills } = interestsRow.parse(rows[0] ?? NO_INTERESTS);
  return {
    categoryIds,
    locationIds: await findLocationIds(database, [...placeNames(city), ...placeNames(prefecture)]),
    graduationYear,
    speaksEnglish: skills.some((skill) => /\benglish\b|英語/u.test(searchForm(skill))),
  };
}

/** Names under which the list of locations may have the city of an address: 横浜 for 横浜市金沢区, Kanagawa for Kanagawa-ken. */
export function placeNames(text: string | null): readonly string[] {
  const name = searchForm(text ?? '').trim();
  if (name === '') return [];
  const stems = [...name.matchAll(/[都道府県市区町村]/gu)].flatMap(({ index }) => [
    name.slice(0, index),
    name.slice(0, index + 1),
  ]);
  const plain = name.replace(/[\s-](?:to|fu|ken|shi|ku|cho|machi|mura|city|ward|prefecture)$/, '');
  return [...new Set([name, plain, ...stems])].filter((one) => one !== '');
}

async function findLocationIds(
  database: Kysely<Database>,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from locations
    where search_form(city) = any(${names}::text[]) or search_form(city_jp) = any(${names}::text[])
      or search_form(region) = any(${names}::text[]) or search_form(region_jp) = any(${names}::text[])
    order by position, id limit 100`.execute(database);
  return rows.map((row) => row.id);
}
