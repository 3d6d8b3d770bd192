import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { RawBuilder } from 'kysely';
import { columnsOf, json, wordOf } from '../../platform/json/json.ts';

/** A place (shared contract, `Location`). */
export type Location = ResponseBody<typeof manifest.common.listLocations, 200>['data'][number];

/** A row of `locations` as the shared contract's `Location`. */
export function locationJson(table: string): RawBuilder<Location> {
  const l = columnsOf<'locations'>(table);
  return json<Location>({
    id: l('id'),
    city: l('city'),
    cityJp: l('city_jp'),
    region: l('region'),
    regionJp: l('region_jp'),
    country: wordOf<NonNullable<Location['country']>>(l('country')),
    parentId: l('parent_id'),
  });
}
