import { sql, type RawBuilder } from 'kysely';
import { locationJson } from '../common/index.ts';

/** A row of a category table, `industries` or `job_categories`, as the shared contract's `CategoryLabel`. */
export function categoryLabel(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'title', ${column('title')}, 'titleJp', ${column('title_jp')})`;
}

/** A row of `companies` as the shared contract's `CompanySummary`, with the public jobs it has open at a moment. */
export function companySummary(table: string, now: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')}, 'nameJp', ${column('name_jp')},
    'industry', (select ${categoryLabel('i')} from industries i where i.id = ${column('industry_id')}),
    'location', (select ${locationJson('l')} from locations l where l.id = ${column('location_id')}),
    'employeeBand', ${column('employee_band')}, 'stock', ${column('stock')},
    'establishedOn', ${column('established_on')}, 'isVerified', ${column('is_verified')},
    'responseDays', ${column('response_days')},
    'openJobs', (select count(*) from jobs o where o.company_id = ${column('id')}
      and o.audience = 'PUBLIC' and not o.is_closed and o.open_until > ${now.toISOString()}::timestamptz))`;
}
