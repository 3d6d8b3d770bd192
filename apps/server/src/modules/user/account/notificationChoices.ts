import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { invalidFields, type FieldRule } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import {
  FIRST_CHOICES,
  readChoices,
  type NotificationChoices,
} from '../../../platform/notifications/notificationChoices.ts';

/** Shows and saves which notifications the user gets by which channel. */
export function notificationChoices(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.user.showNotificationChoices, { madeOf: { tables: [] } }, async ({ user }) => ({
    status: 200,
    body: { data: await readChoices(database, user.id) },
  }));

  route(router, manifest.user.updateNotificationChoices, async ({ body, user, language, now }) => {
    refuseOtherKinds(body);
    await database
      .updateTable('users')
      .set({ notification_choices: JSON.stringify(body), updated_at: now })
      .where('id', '=', user.id)
      .execute();
    const data = await readChoices(database, user.id);
    return { status: 200, body: { data, message: successMessage(language, 'settingsUpdated') } };
  });
}

/** Requires one choice for each kind, in order, which a schema cannot express. */
function refuseOtherKinds({ choices }: NotificationChoices): void {
  const violations = FIRST_CHOICES.choices.flatMap(({ kind }, index): [string, FieldRule][] =>
    choices[index]?.kind === kind
      ? []
      : [[`choices.${index}.kind`, { rule: 'choice', values: { choices: kind } }]],
  );
  if (violations.length > 0) throw invalidFields(Object.fromEntries(violations));
}
