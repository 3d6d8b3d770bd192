import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { List } from '../../../platform/page/list.ts';
import { openTo } from '../lists/jobFilter.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import { VISITOR, type Viewer } from '../posting/viewer.ts';
import { openToApply } from './listJobsForYou.ts';

/** Jobs that the list has at most (job contract, `listMostSavedJobs`). */
const RANKED = 500;

/** Ids of the open public jobs that most students have saved, then of the newest. It counts every favorite: keep it. */
export async function rankBySaves(database: Kysely<Database>, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id
    from jobs j left join (select job_id, count(*) as saves from job_favorites group by job_id) f on f.job_id = j.id
    where ${openTo('PUBLIC', VISITOR, now)}
    order by coalesce(f.saves, 0) desc, j.posted_at desc, j.id desc limit ${RANKED}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Those of ranked jobs that the student can apply to and has not applied to, in their order. */
export const listMostSavedJobs = (ranked: readonly string[], viewer: Viewer, now: Date): List<Job> => ({
  row: jobJson('j', viewer, now),
  id: sql`j.id`,
  from: sql`unnest(${ranked}::uuid[]) with ordinality as ranked (id, place) join jobs j on j.id = ranked.id`,
  where: openToApply(viewer, now),
  order: sql`ranked.place`,
  shown: sql`jobs j`,
});
