import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { columnsOf, json, listOf } from '../../platform/json/json.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readOneJson } from '../../platform/json/readJson.ts';
import { companySummary, type CompanySummary } from './companySummary.ts';

/** The most that one answer holds (company contract, `AllCompaniesResponse`). */
const MOST_COMPANIES = 100_000;

/** A company by its name alone, or all that lists show of it. */
type AnyCompany = Answer<typeof manifest.company.listAllCompanies, 200>['data'][number];

type CompanyLabel = Exclude<AnyCompany, CompanySummary>;

/**
 * Every company by name, as JSON text.
 * @param isNameOnly with id and name alone, in place of all that lists show
 */
export function listAllCompanies(
  database: Kysely<Database>,
  isNameOnly: boolean,
  now: Date,
): Promise<JsonText<AnyCompany[]>> {
  const c = columnsOf<'companies'>('c');
  const company: RawBuilder<AnyCompany> = isNameOnly
    ? json<CompanyLabel>({ id: c('id'), name: c('name'), nameJp: c('name_jp') })
    : companySummary('c', now);
  return readOneJson(
    database,
    listOf(company, {
      order: sql`c.name, c.id`,
      from: sql`(select * from companies order by name, id limit ${MOST_COMPANIES}) c`,
    }),
    (selected) => sql`select ${selected}`,
  );
}
