import { sql } from 'kysely';
import type { List } from '../../platform/page/list.ts';
import { ofAudience, type Audience } from './seminarFilter.ts';
import { seminarJson, type Seminar } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

/** Latest first, past seminars included. */
export const listFavoriteSeminars = (audience: Audience, viewer: Viewer, now: Date): List<Seminar> => ({
  row: seminarJson('s', viewer, now),
  id: sql`s.id`,
  from: sql`seminar_favorites f join seminars s on s.id = f.seminar_id`,
  where: sql`f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  order: sql`f.created_at desc, s.id`,
  shown: sql`seminars s`,
});
