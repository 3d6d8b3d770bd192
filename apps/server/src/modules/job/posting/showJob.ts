import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, completed, json, onlyWhen, stored } from '../../../platform/json/json.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { timelineJson } from '../pipeline/timelineJson.ts';
import { NO_INTERNSHIP_TERMS } from './internship.ts';
import { jobJson } from './jobJson.ts';
import { NO_TERMS } from './terms.ts';
import type { Viewer } from './viewer.ts';

/** SQL condition: the viewer may see row `j` of `jobs`. */
export function visibleTo(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.audience = 'PUBLIC' or j.university_id = ${viewer.universityId}::uuid)`;
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
  const detail = json<JobDetail>({
    job: jobJson('j', viewer, now),
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
    sourceUrl: J('source_url'),
    timeline: timelineJson(sql`applications a join application_events e on e.application_id = a.id
      where a.user_id = ${viewer.id} and a.job_id = j.id`),
  });
  return readFoundJson(
    database,
    detail,
    (selected) => sql`select ${selected} from jobs j where j.id = ${id} and ${visibleTo(viewer)}`,
  );
}
