import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { studentsAssisted } from '../../university/index.ts';
import { pictureJson } from '../../../platform/files/publishedPictures.ts';
import { columnsOf, instant, json, stored } from '../../../platform/json/json.ts';

/** A counsellor in a list (user contract, `Counsellor`). */
export type Counsellor = ResponseBody<typeof manifest.user.listCounsellors, 200>['data']['data'][number];

/**
 * A row of `counsellors` as the user contract's `Counsellor`.
 * @param next the column with the soonest free time
 */
export function counsellorJson(table: string, next: string): RawBuilder<Counsellor> {
  const column = columnsOf<'counsellors'>(table);
  return json<Counsellor>({
    id: column('id'),
    name: column('name'),
    nameJp: column('name_jp'),
    photo: pictureJson({
      id: column('photo_id'),
      text: column('photo_text'),
      textJp: column('photo_text_jp'),
    }),
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
