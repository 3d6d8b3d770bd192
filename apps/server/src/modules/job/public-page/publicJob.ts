import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { nextOf, timeOf } from '../../../platform/conditional/moments.ts';
import { NAMING_TABLES } from '../../../platform/conditional/responseSources.ts';
import type { Computed } from '../../../platform/conditional/rowCache.ts';
import { JOB_MOMENTS } from '../../../platform/conditional/sharedTables.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, json } from '../../../platform/json/json.ts';
import { and } from '../../../platform/search/searchCondition.ts';
import { logoJson } from '../../company/index.ts';
import { openTo } from '../lists/jobFilter.ts';
import { canApply, eligibilityRule } from '../posting/eligibility.ts';
import { sharedProperties } from '../posting/jobJson.ts';
import { VISITOR } from '../posting/viewer.ts';

export type PublicJob = ResponseBody<typeof manifest.job.showPublicJob, 200>['data'];

const J = columnsOf<'jobs'>('j');
const C = columnsOf<'companies'>('c');

/** SQL condition: row `j` of `jobs` can be applied for now, as far as anybody without an account can. */
function openToEverybody(now: Date): RawBuilder<SqlBool> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return and([
    openTo('PUBLIC', VISITOR, now),
    canApply(eligibilityRule('j', VISITOR, now)),
    sql<SqlBool>`j.posted_at <= ${moment}`,
    sql<SqlBool>`coalesce((j.terms ->> 'entryStartDate')::date <= (${moment} at time zone 'Asia/Tokyo')::date, true)`,
  ]);
}

/** The facts of a job that everybody may know, in one statement; undefined if there is none that they may see. */
export async function readPublicJob(
  database: Kysely<Database>,
  id: string,
  now: Date,
): Promise<Computed<PublicJob> | undefined> {
  const shared = sharedProperties('j', eligibilityRule('j', VISITOR, now), now);
  const facts = json<PublicJob>({
    id: shared.id,
    code: shared.code,
    kind: shared.kind,
    title: shared.title,
    titleJp: shared.titleJp,
    company: json<PublicJob['company']>({
      id: C('id'),
      name: C('name'),
      nameJp: C('name_jp'),
      logo: logoJson('c'),
    }),
    locations: shared.locations,
    salary: shared.salary,
    employmentStatus: shared.employmentStatus,
    workStyle: shared.workStyle,
    startDate: shared.startDate,
    internship: shared.internship,
    englishUse: J('english_use'),
    japaneseLevel: J('japanese_level'),
    entryDeadline: shared.entryDeadline,
    postedAt: shared.postedAt,
    description: J('description'),
    descriptionJp: J('description_jp'),
  });
  const { rows } = await sql<{ job: PublicJob; company: string; next: string | null }>`
    select ${facts} as job, c.id as company,
      ${nextOf(sql`select unnest(${JOB_MOMENTS}) as moment`, now)} as next
    from jobs j join companies c on c.id = j.company_id
    where j.id = ${id} and ${openToEverybody(now)}`.execute(database);
  const [row] = rows;
  return (
    row && {
      value: row.job,
      sources: { tables: NAMING_TABLES, ids: [row.company], until: timeOf(row.next) },
    }
  );
}
