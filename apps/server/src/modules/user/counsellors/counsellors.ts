import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { pageJson } from '../../../platform/page/rowsJson.ts';
import { route } from '../../../platform/validation/route.ts';
import { bookableDays, universityOf } from '../../university/index.ts';
import { countCounsellors, listCounsellors, readCounsellor, readCounsellorTimes } from './readCounsellors.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import type { CurrentUser } from '../../../platform/auth/currentUser.ts';

/** The counsellors of the student's university, and their bookable times. */
export function counsellors(router: ServiceRouter): void {
  const { database } = router.deps;
  const readerOf = (user: CurrentUser) => ({ ...user, universityId: universityOf(user) });

  route(router, manifest.user.listCounsellors, async ({ query, user, language, now }) => {
    const { page, size, ...filter } = query;
    const reader = { ...readerOf(user), language };
    const data = await pageJson(query, {
      rows: () => listCounsellors(database, filter, { page, size }, reader, now),
      total: () => countCounsellors(database, filter, reader),
    });
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.showCounsellor, async ({ params, user, now }) => {
    const reader = readerOf(user);
    const data = await readCounsellor(database, params.id, reader, now);
    return { status: 200, json: jsonData(data) };
  });

  route(router, manifest.user.showCounsellorCalendar, async ({ params, query, user, now }) => {
    const reader = readerOf(user);
    const days = bookableDays(query.dateRange, user.timezone, now);
    const times = await readCounsellorTimes(database, params.id, days, reader, now);
    return { status: 200, json: jsonData(times) };
  });
}
