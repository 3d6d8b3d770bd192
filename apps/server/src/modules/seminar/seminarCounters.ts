import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ofAudience, type Audience } from './seminarFilter.ts';
import type { Viewer } from './viewer.ts';

export type SeminarCounters = ResponseBody<typeof manifest.seminar.getSeminarCounters, 200>['data'];

/** All counters except `all`. */
export async function countByTab(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<Omit<SeminarCounters, 'all'>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select a.status, count(*)::int as count
    from seminar_applications a join seminars s on s.id = a.seminar_id
    where a.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
    group by 1`.execute(database);
  const count = (...statuses: readonly string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0);
  return {
    applied: count('WAITING', 'SEAT_HELD', 'REGISTERED'),
    attended: count('ATTENDED'),
    canceled: count('CANCELLED'),
    invites: count('INVITED'),
    registered: count('REGISTERED'),
  };
}
