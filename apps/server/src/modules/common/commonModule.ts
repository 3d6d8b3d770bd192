import { manifest } from '@michi/api/manifest';
import type { ServiceModule } from '../../platform/appContext.ts';
import { jsonData, type JsonText } from '../../platform/json/jsonText.ts';
import type { Language } from '../../platform/problem/language.ts';
import { route } from '../../platform/validation/route.ts';
import { courseOperations } from './courses/courseOperations.ts';
import { feedbackOperations } from './feedback/feedbackOperations.ts';
import { getPublishedPicture } from './getPublishedPicture.ts';
import { helpOperations } from './help/helpOperations.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { listOf } from '../../platform/json/json.ts';
import { readOneJson } from '../../platform/json/readJson.ts';
import { locationJson, type Location } from './locationJson.ts';
import { postalAddresses } from '../../platform/places/postalAddresses.ts';

/** `maxItems` of the common contract's `LocationsResponse`. */
const LIMIT = 10_000;

/** Every location in the order of its name in the reader's language, as JSON text. */
function listLocations(database: Kysely<Database>, language: Language): Promise<JsonText<Location[]>> {
  const name = language === 'jp' ? sql`coalesce(city_jp, city) collate "ja-x-icu"` : sql`lower(city)`;
  return readOneJson(
    database,
    listOf(locationJson('l'), {
      order: sql`${name}, l.id`,
      from: sql`(select * from locations order by ${name}, id limit ${sql.lit(LIMIT)}) l`,
    }),
    (selected) => sql`select ${selected}`,
  );
}

/** The common service: data shared by all parts of Michi. */
export const commonModule: ServiceModule = {
  service: 'common',
  register(router) {
    route(
      router,
      manifest.common.listLocations,
      { madeOf: { tables: ['locations'] } },
      async ({ language }) => ({
        status: 200,
        json: jsonData(await listLocations(router.deps.database, language)),
      }),
    );
    route(router, manifest.common.showPostalCode, async ({ params }) => ({
      status: 200,
      body: { data: [...postalAddresses(params.code)] },
    }));
    getPublishedPicture(router);
    courseOperations(router);
    helpOperations(router);
    feedbackOperations(router);
  },
};
