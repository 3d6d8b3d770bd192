import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A user's notification settings. */
export type NotificationChoices = Body<typeof manifest.user.updateNotificationChoices>;

/** The defaults, with the kinds in order (user contract, `NotificationChoices`). */
export const FIRST_CHOICES: NotificationChoices = {
  choices: [
    { kind: 'RESULT', isPushOn: true, isEmailOn: true },
    { kind: 'DEADLINE', isPushOn: true, isEmailOn: true },
    { kind: 'MESSAGE', isPushOn: true, isEmailOn: false },
    { kind: 'SEMINAR', isPushOn: false, isEmailOn: false },
    { kind: 'RECOMMENDATION', isPushOn: false, isEmailOn: false },
    { kind: 'NEWS', isPushOn: false, isEmailOn: false },
  ],
  isDigestOn: false,
  quietHours: null,
};

/** Null means the defaults. */
export function storedChoices(stored: unknown): NotificationChoices {
  return stored === null || stored === undefined
    ? FIRST_CHOICES
    : manifest.user.updateNotificationChoices.body.schema.parse(stored);
}

export async function readChoices(database: Kysely<Database>, userId: string): Promise<NotificationChoices> {
  const row = await database
    .selectFrom('users')
    .select('notification_choices')
    .where('id', '=', userId)
    .executeTakeFirst();
  return storedChoices(row?.notification_choices);
}
