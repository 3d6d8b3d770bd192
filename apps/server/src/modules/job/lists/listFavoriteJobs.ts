import { sql } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';
import { ofAudience, type Audience } from './jobFilter.ts';

/** Latest first, closed jobs included. */
export const listFavoriteJobs = (audience: Audience, viewer: Viewer, now: Date): List<Job> => ({
  row: jobJson('j', viewer, now),
  id: sql`j.id`,
  from: sql`job_favorites f join jobs j on j.id = f.job_id`,
  where: sql`f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  order: sql`f.created_at desc, j.id`,
  shown: sql`jobs j`,
});
