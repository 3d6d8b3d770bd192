import { nameOrder } from '../../../platform/page/nameOrder.ts';
import type { Language } from '../../../platform/problem/language.ts';
import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { locationJson } from '../../common/index.ts';
import { pictureJson } from '../../../platform/files/publishedPictures.ts';
import { columnsOf, json, rowOrNull } from '../../../platform/json/json.ts';
import type { List } from '../../../platform/page/list.ts';
import { searchCondition } from '../../../platform/search/searchCondition.ts';

type University = ResponseBody<typeof manifest.university.listUniversities, 200>['data']['data'][number];

/** A row of `universities` as the university contract's `University`. */
export function universityJson(table: string): RawBuilder<University> {
  const column = columnsOf<'universities'>(table);
  return json<University>({
    id: column('id'),
    name: column('name'),
    nameJp: column('name_jp'),
    location: rowOrNull(locationJson('l'), sql`locations l where l.id = ${column('location_id')}`),
    photo: pictureJson({
      id: column('photo_id'),
      text: column('photo_text'),
      textJp: column('photo_text_jp'),
    }),
  });
}

export const listUniversities = (search: string | undefined, language: Language): List<University> => ({
  row: universityJson('u'),
  id: sql`u.id`,
  from: sql`universities u`,
  where: searchCondition('u', search) ?? sql`true`,
  order: sql`${nameOrder('u', language)}, u.id`,
});
