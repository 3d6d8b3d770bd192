import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, completed, json, onlyWhen, rowOf, stored } from '../../../platform/json/json.ts';
import type { Sources } from '../../../platform/conditional/rowCache.ts';
import { nextOf, timeOf } from '../../../platform/conditional/moments.ts';
import { NAMING_TABLES } from '../../../platform/conditional/responseSources.ts';
import { JOB_MOMENTS } from '../../../platform/conditional/sharedTables.ts';
import { etagOf } from '../../../platform/conditional/responseTags.ts';
import { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { coverJson } from '../../company/index.ts';
import { timelineJson } from '../pipeline/timelineJson.ts';
import { NO_INTERNSHIP_TERMS } from './internship.ts';
import { jobJson, unmarkedJobJson } from './jobJson.ts';
import { NO_TERMS } from './terms.ts';
import type { Viewer, ViewerClass } from './viewer.ts';

/** SQL condition: the viewer may see row `j` of `jobs`. */
export function visibleTo({ universityId }: Pick<Viewer, 'universityId'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.audience = 'PUBLIC' or j.university_id = ${universityId}::uuid)`;
}

type JobDetail = ResponseBody<typeof manifest.job.showJob, 200>['data'];

const J = columnsOf<'jobs'>('j');

/**
 * With the timeline of the viewer's application.
 * @throws Problem NOT_FOUND if the viewer may not see the job
 */
export function showJob(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<JobDetail>> {
  const timeline = timelineJson(sql`applications a join application_events e on e.application_id = a.id
      where a.user_id = ${viewer.id} and a.job_id = j.id`);
  return readFoundJson(
    database,
    detailJson(jobJson('j', viewer, now), timeline),
    (selected) => sql`select ${selected} from jobs j where j.id = ${id} and ${visibleTo(viewer)}`,
  );
}

/** A job as a class of students sees it who have nothing to do with it. */
export interface SharedDetail {
  readonly json: JsonText<JobDetail>;
  readonly tag: string;
  readonly sources: Sources;
}

/** @throws Problem NOT_FOUND if the class may not see the job */
export async function readSharedDetail(
  database: Kysely<Database>,
  id: string,
  viewer: ViewerClass,
  now: Date,
): Promise<SharedDetail> {
  const detail = detailJson(unmarkedJobJson('j', viewer, now), sql<JobDetail['timeline']>`'[]'::json`);
  const moments = sql`select unnest(${JOB_MOMENTS}) as moment from jobs j where j.company_id = shown.company_id`;
  const { rows } = await sql<{ text: string; company: string; next: string | null }>`
    select shown.text, shown.company_id as company, ${nextOf(moments, now)} as next
    from (select ${detail}::text as text, j.company_id from jobs j where j.id = ${id} and ${visibleTo(viewer)}) shown`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return {
    json: new JsonText(row.text),
    tag: etagOf(row.text),
    sources: { tables: NAMING_TABLES, ids: [row.company], until: timeOf(row.next) },
  };
}

function detailJson(
  job: RawBuilder<JobDetail['job']>,
  timeline: RawBuilder<JobDetail['timeline']>,
): RawBuilder<JobDetail> {
  return json<JobDetail>({
    job,
    companyCover: rowOf(coverJson('c'), sql`companies c where c.id = j.company_id`),
    description: J('description'),
    descriptionJp: J('description_jp'),
    conditions: json<JobDetail['conditions']>({
      fieldOfStudy: J('field_of_study'),
      japaneseLevel: J('japanese_level'),
      hasVisaSupport: J('has_visa_support'),
    }),
    terms: completed(NO_TERMS, sql`j.terms || jsonb_build_object('englishUse', j.english_use)`),
    statements: stored(J('statements')),
    internship: onlyWhen(
      sql<SqlBool>`j.kind = 'INTERNSHIP'`,
      completed(NO_INTERNSHIP_TERMS, sql`coalesce(j.internship, '{}')`),
    ),
    selectionProcess: stored(J('selection_process')),
    questions: stored(J('questions')),
    sourceUrl: J('source_url'),
    timeline,
  });
}
