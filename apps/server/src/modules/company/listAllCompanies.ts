import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { companySummary } from './companySummary.ts';

/** The most that one answer holds (company contract, `AllCompaniesResponse`). */
const MOST_COMPANIES = 100_000;

/**
 * Every company by name, as JSON text.
 * @param isNameOnly with id and name alone, in place of all that lists show
 */
export async function listAllCompanies(
  database: Kysely<Database>,
  isNameOnly: boolean,
  now: Date,
): Promise<string> {
  const company = isNameOnly
    ? sql`json_build_object('id', c.id, 'name', c.name, 'nameJp', c.name_jp)`
    : companySummary('c', now);
  const { rows } = await sql<{ companies: string }>`
    select coalesce(json_agg(${company} order by c.name, c.id), '[]')::text as companies
    from (select * from companies order by name, id limit ${MOST_COMPANIES}) c`.execute(database);
  return rows[0]?.companies ?? '[]';
}
