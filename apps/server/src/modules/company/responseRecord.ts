import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { json, rowOrNull } from '../../platform/json/json.ts';

type ResponseRecord = NonNullable<
  ResponseBody<typeof manifest.company.showCompany, 200>['data']['responseRecord']
>;

/** With fewer applications, a figure could reveal the answer to one student. */
const FEWEST_APPLICATIONS = 5;

/**
 * How a company has answered the applications of a year (shared contract, `ResponseRecord`); null while there are too
 * few. Applications and answers are each read from an index that covers their columns.
 */
export function responseRecord(companyId: RawBuilder<string>, now: Date): RawBuilder<ResponseRecord | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return rowOrNull(
    json<ResponseRecord>({
      applications: sql<number>`r.applications`,
      answered: sql<number>`r.answered`,
      medianDays: sql<number | null>`r.median_days`,
    }),
    sql`(
      select count(*)::integer as applications, count(answered_at)::integer as answered,
        ceil(extract(epoch from percentile_cont(0.5) within group (order by answered_at - applied_at)) / 86400)::integer
          as median_days
      from (
        select a.applied_at, case a.stage when 'WITHDRAWN' then a.stage_changed_at end as withdrawn_at,
          (select min(e.happened_at) from application_events e
            where e.application_id = a.id and e.actor = 'COMPANY' and e.happened_at > a.applied_at) as answered_at
        from jobs made join applications a on a.job_id = made.id
        where made.company_id = ${companyId} and a.interviewer = 'COMPANY'
          and a.applied_at > ${moment} - interval '365 days'
      ) sent
      where answered_at is not null or coalesce(withdrawn_at, ${moment}) - applied_at >= interval '14 days'
    ) r where r.applications >= ${FEWEST_APPLICATIONS}`,
  );
}
