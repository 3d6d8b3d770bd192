import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { pictureJson } from '../../platform/files/publishedPictures.ts';
import { columnsOf, json, rowOrNull, wordOf } from '../../platform/json/json.ts';
import { locationJson } from '../common/index.ts';

/** A company in a list (shared contract, `CompanySummary`). */
export type CompanySummary = ResponseBody<typeof manifest.company.showCompany, 200>['data']['company'];

/** (company contract, `CompanyDetail`). */
type CompanyCover = ResponseBody<typeof manifest.company.showCompany, 200>['data']['cover'];

/** A category's id and titles (shared contract, `CategoryLabel`). */
export type CategoryLabel = NonNullable<CompanySummary['industry']>;

/** A row of a category table, `industries` or `job_categories`, as the shared contract's `CategoryLabel`. */
export function categoryLabel(table: string): RawBuilder<CategoryLabel> {
  const k = columnsOf<'industries'>(table);
  return json<CategoryLabel>({ id: k('id'), title: k('title'), titleJp: k('title_jp') });
}

/** A row of `companies` as the shared contract's `CompanySummary`. `openJobs` counts public jobs open at `now`. */
export function companySummary(table: string, now: Date): RawBuilder<CompanySummary> {
  const c = columnsOf<'companies'>(table);
  return json<CompanySummary>({
    id: c('id'),
    name: c('name'),
    nameJp: c('name_jp'),
    industry: rowOrNull(categoryLabel('i'), sql`industries i where i.id = ${c('industry_id')}`),
    location: rowOrNull(locationJson('l'), sql`locations l where l.id = ${c('location_id')}`),
    employeeBand: wordOf<NonNullable<CompanySummary['employeeBand']>>(c('employee_band')),
    stock: wordOf<NonNullable<CompanySummary['stock']>>(c('stock')),
    establishedOn: c('established_on'),
    isVerified: c('is_verified'),
    responseDays: c('response_days'),
    openJobs: sql<number>`(select count(*) from jobs o where o.company_id = ${c('id')}
      and o.audience = 'PUBLIC' and not o.is_closed and o.open_until > ${now.toISOString()}::timestamptz)`,
    logo: logoJson(table),
  });
}

/** The logo of a row of `companies`. */
export function logoJson(table: string): RawBuilder<CompanySummary['logo']> {
  const c = columnsOf<'companies'>(table);
  return pictureJson({ id: c('logo_id'), text: c('logo_text'), textJp: c('logo_text_jp') });
}

/** The cover of a row of `companies`. */
export function coverJson(table: string): RawBuilder<CompanyCover> {
  const c = columnsOf<'companies'>(table);
  return pictureJson({ id: c('cover_id'), text: c('cover_text'), textJp: c('cover_text_jp') });
}
