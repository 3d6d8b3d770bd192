import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { studentsAssisted } from '../../university/index.ts';
import { columnsOf, instant, json, stored } from '../../../platform/json/json.ts';

/** A counsellor in a list (user contract, `Counsellor`). */
export type Counsellor = ResponseBody<typeof manifest.user.listCounsellors, 200>['data']['data'][number];

/** Addresses of pictures by file id. */
export type Photos = Readonly<Record<string, string>>;

/**
 * A row of `counsellors` as the user contract's `Counsellor`.
 * @param next the column with the soonest free time
 */
export function counsellorJson(table: string, next: string, photos: Photos): RawBuilder<Counsellor> {
  const column = columnsOf<'counsellors'>(table);
  return json<Counsellor>({
    id: column('id'),
    name: column('name'),
    nameJp: column('name_jp'),
    photoUrl: sql<string | null>`${JSON.stringify(photos)}::jsonb ->> ${column('photo_file_id')}::text`,
    position: column('position'),
    positionJp: column('position_jp'),
    style: column('style'),
    studentsAssisted: studentsAssisted(table),
    languages: column('languages'),
    topics: stored(column('topics')),
    isAvailable: sql<boolean>`${sql.ref(next)} is not null`,
    nextAvailableAt: instant(sql.ref<string | null>(next)),
  });
}
