import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../platform/page/rowsJson.ts';
import { ofAudience, type Audience } from './seminarFilter.ts';
import { seminarJson, type Seminar } from './seminarJson.ts';
import type { Viewer } from './viewer.ts';

/** A page of the viewer's favorites as JSON text, the latest first, past seminars included. */
export function listFavoriteSeminars(
  database: Kysely<Database>,
  audience: Audience,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Seminar>> {
  return readRows(
    database,
    seminarJson('s', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select s.id, row_number() over (order by f.created_at desc, s.id) as place
      from seminar_favorites f join seminars s on s.id = f.seminar_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}
      order by f.created_at desc, s.id limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join seminars s on s.id = page.id`,
  );
}

/** How many favorites the viewer has. */
export function countFavoriteSeminars(
  database: Kysely<Database>,
  audience: Audience,
  viewer: Viewer,
): Promise<number> {
  return countRows(
    database,
    sql`
      select from seminar_favorites f join seminars s on s.id = f.seminar_id
      where f.user_id = ${viewer.id} and ${ofAudience(audience, viewer)}`,
  );
}
