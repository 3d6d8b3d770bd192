import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { completed, jsonb, merged } from '../../platform/json/json.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';
import { companySummary, coverJson } from './companySummary.ts';
import { responseRecord } from './responseRecord.ts';

type CompanyDetail = ResponseBody<typeof manifest.company.showCompany, 200>['data'];

/** Properties of a company beside its summary and cover; stored in the column `details`. */
export type CompanyDetails = Omit<CompanyDetail, 'company' | 'cover' | 'responseRecord'>;

/** Defaults of the optional properties. */
export const NO_DETAILS: CompanyDetails = {
  nameFurigana: null,
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
  interviewHours: null,
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

/** @throws Problem NOT_FOUND */
export function showCompany(
  database: Kysely<Database>,
  id: string,
  now: Date,
): Promise<JsonText<CompanyDetail>> {
  const detail = merged(
    jsonb<Pick<CompanyDetail, 'company' | 'cover' | 'responseRecord'>>({
      company: companySummary('c', now),
      cover: coverJson('c'),
      responseRecord: responseRecord(sql<string>`c.id`, now),
    }),
    completed(NO_DETAILS, sql`c.details`),
  );
  return readFoundJson(
    database,
    detail,
    (selected) => sql`select ${selected} from companies c where c.id = ${id}`,
  );
}
