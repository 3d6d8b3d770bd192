import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import type { RateLimit } from '../../platform/rateLimiter.ts';
import { route } from '../../platform/validation/route.ts';

/** Browsers of one user that get push messages; one more replaces the one registered longest ago. */
const MAX_DEVICES = 20;

/** Attempts to unregister a device from one address, which needs no session; a whole campus may share one address. */
const TRIES_FROM_ADDRESS: RateLimit = { name: 'unregister a device', tries: 600, seconds: 600 };

/** The browsers that push messages go to. A device belongs to the user who registered it last. */
export function devices(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;

  route(router, manifest.notification.registerDevice, async ({ body, user, now }) => {
    const own = {
      user_id: user.id,
      session_id: user.sessionId,
      platform: body.platform,
      app_code: body.appCode,
      registered_at: now,
    };
    await database
      .insertInto('devices')
      .values({ device_id: body.deviceId, ...own })
      .onConflict((conflict) => conflict.column('device_hash').doUpdateSet(own))
      .execute();
    await sql`
      delete from devices where device_hash in (
        select device_hash from devices where user_id = ${user.id}
        order by registered_at desc, device_id desc offset ${sql.lit(MAX_DEVICES)})`.execute(database);
    return {
      status: 200,
      body: { data: { userId: user.id, ...body, registeredAt: now.toISOString() } },
    };
  });

  route(router, manifest.notification.unregisterDevice, async ({ body, address }) => {
    await rateLimiter.take(TRIES_FROM_ADDRESS, address);
    await database
      .deleteFrom('devices')
      .where('device_id', '=', body.deviceId)
      .where('user_id', '=', body.userId)
      .where('platform', '=', body.platform)
      .where('app_code', '=', body.appCode)
      .execute();
    return { status: 200, body: { data: { isUnregistered: true as const } } };
  });
}
