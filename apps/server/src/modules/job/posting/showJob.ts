import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { NO_INTERNSHIP_TERMS } from './internship.ts';
import { jobJson } from './jobJson.ts';
import { NO_TERMS } from './terms.ts';
import type { Viewer } from './viewer.ts';

/** That a row of `jobs` under the alias `j` may be seen by the viewer at all. */
export function visibleTo(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.audience = 'PUBLIC' or j.university_id = ${viewer.universityId}::uuid)`;
}

/** A job whole as JSON text, with the timeline of the viewer's application; undefined when it is not theirs to see. */
export async function showJob(
  database: Kysely<Database>,
  id: string,
  viewer: Viewer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ detail: string }>`
    select json_build_object(
      'job', ${jobJson('j', viewer, now)},
      'description', j.description, 'descriptionJp', j.description_jp,
      'conditions', json_build_object('fieldOfStudy', j.field_of_study, 'japaneseLevel', j.japanese_level,
        'hasVisaSupport', j.has_visa_support),
      'terms', ${JSON.stringify(NO_TERMS)}::jsonb || j.terms || jsonb_build_object('englishUse', j.english_use),
      'internship', case j.kind when 'INTERNSHIP' then
        ${JSON.stringify(NO_INTERNSHIP_TERMS)}::jsonb || coalesce(j.internship, '{}') end,
      'selectionProcess', j.selection_process,
      'sourceUrl', j.source_url,
      'timeline', coalesce((
        select json_agg(json_build_object('id', e.id, 'action', e.action, 'stage', e.stage, 'actor', e.actor,
          'happenedAt', ${instantJson('e.happened_at')}, 'reason', e.reason, 'note', e.note)
          order by e.happened_at, e.id)
        from applications a join application_events e on e.application_id = a.id
        where a.user_id = ${viewer.id} and a.job_id = j.id), '[]')
    )::text as detail
    from jobs j where j.id = ${id} and ${visibleTo(viewer)}`.execute(database);
  return rows[0]?.detail;
}
