import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';

/** Changes language or time zone; omitted values stay. */
export function updateSettings(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.user.updateSettings, async ({ body, user, language, now }) => {
    if (body.timezone !== undefined && !isTimeZone(body.timezone))
      throw invalidFields({ timezone: 'timezone' });
    const settings = await database
      .updateTable('users')
      .set({
        ...(body.language === undefined ? {} : { language: body.language }),
        ...(body.timezone === undefined ? {} : { timezone: body.timezone }),
        updated_at: now,
      })
      .where('id', '=', user.id)
      .returning(['language', 'timezone'])
      .executeTakeFirstOrThrow();
    return { status: 200, body: { data: settings, message: successMessage(language, 'settingsUpdated') } };
  });
}

/** `JST`, which is Asia/Tokyo, or a name of the IANA database. */
function isTimeZone(name: string): boolean {
  if (name === 'JST') return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
