import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { pageJson } from '../../../platform/page/rowsJson.ts';
import { route } from '../../../platform/validation/route.ts';
import { bookableDays, universityOf } from '../../university/index.ts';
import type { Photos } from './counsellorJson.ts';
import { countCounsellors, listCounsellors, readCounsellor, readCounsellorTimes } from './readCounsellors.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** The counsellors of the student's university, and when they can be met. */
export function counsellors(router: ServiceRouter): void {
  const { database, pictureLinks } = router.deps;
  const photosOf = async (universityId: string, now: Date): Promise<Photos> => {
    const files = await photoFiles(database, universityId);
    return Object.fromEntries(files.map((id) => [id, pictureLinks.addressOf(id, now)]));
  };

  route(router, manifest.user.listCounsellors, async ({ query, user, now }) => {
    const { page: number, size, ...filter } = query;
    const reader = { id: user.id, timezone: user.timezone, universityId: universityOf(user) };
    const request = { page: number, size };
    const photos = await photosOf(reader.universityId, now);
    const data = await pageJson(request, {
      rows: () => listCounsellors(database, filter, request, reader, now, photos),
      total: () => countCounsellors(database, filter, reader),
    });
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.showCounsellor, async ({ params, user, now }) => {
    const reader = { id: user.id, timezone: user.timezone, universityId: universityOf(user) };
    const photos = await photosOf(reader.universityId, now);
    const data = await readCounsellor(database, params.id, reader, now, photos);
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.showCounsellorCalendar, async ({ params, query, user, now }) => {
    const reader = { id: user.id, timezone: user.timezone, universityId: universityOf(user) };
    const days = bookableDays(query.dateRange, user.timezone, now);
    const times = await readCounsellorTimes(database, params.id, days, reader, now);
    return { status: 200, json: jsonData(times) };
  });
}

/** The files with the pictures of a university's counsellors. */
async function photoFiles(database: Kysely<Database>, universityId: string): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('counsellors')
    .select('photo_file_id')
    .where('university_id', '=', universityId)
    .where('photo_file_id', 'is not', null)
    .execute();
  return rows.flatMap(({ photo_file_id: id }) => id ?? []);
}
