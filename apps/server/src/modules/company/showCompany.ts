import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { companySummary } from './companySummary.ts';

type CompanyDetail = Answer<typeof manifest.company.showCompany, 200>['data'];

/** What a company may say about itself beside its summary; kept in the column `details`. */
export type CompanyDetails = Omit<CompanyDetail, 'company'>;

/** A company that says nothing about itself. */
export const NO_DETAILS: CompanyDetails = {
  about: null,
  aboutJp: null,
  email: null,
  phone: null,
  address: null,
  addressJp: null,
  website: null,
  workingDays: [],
  workingHours: null,
  workingHoursJp: null,
  initialCapital: null,
  representative: null,
  representativeJp: null,
  branch: null,
  branchJp: null,
  salesRevenue: null,
  operatingProfit: null,
  averageEmployeeAge: null,
  isForeignOwned: null,
  socialMedia: [],
  overseasBases: null,
  overseasBasesJp: null,
  scholarship: null,
  donation: null,
  donationJp: null,
  benefits: [],
  annualHolidays: null,
  hasSummerHolidays: null,
  hasGoldenWeekHolidays: null,
  hasYearEndHolidays: null,
  threeYearRetention: null,
  smokingPolicy: null,
};

/** A company whole as JSON text; undefined when there is none. */
export async function showCompany(
  database: Kysely<Database>,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ detail: string }>`
    select (jsonb_build_object('company', ${companySummary('c', now)})
      || ${JSON.stringify(NO_DETAILS)}::jsonb || c.details)::text as detail
    from companies c where c.id = ${id}`.execute(database);
  return rows[0]?.detail;
}
