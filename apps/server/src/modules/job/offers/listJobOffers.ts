import { sql } from 'kysely';
import type { List } from '../../../platform/page/list.ts';
import { ofAudience, type Audience } from '../lists/jobFilter.ts';
import type { Viewer } from '../posting/viewer.ts';
import { offerJson, type JobOffer } from './offerJson.ts';
import { isWaiting } from './offerStatus.ts';

/** Offers that await a response first, then the latest. */
export const listJobOffers = (audience: Audience, viewer: Viewer, now: Date): List<JobOffer> => ({
  row: offerJson(viewer, now),
  id: sql`o.id`,
  from: sql`job_offers o join applications a on a.id = o.application_id join jobs j on j.id = a.job_id`,
  where: sql`a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  order: sql`${isWaiting(now)} desc, o.sent_at desc, o.id desc`,
});
