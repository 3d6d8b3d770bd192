import type { Kysely } from 'kysely';
import type { Database, NotificationGroup, NotificationKind } from '../database/schema.ts';

/** A notification that is to be made. */
export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Where an announcement belongs; every other kind knows its group. */
  readonly group?: NotificationGroup;
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string | null;
  readonly bodyJp: string | null;
  /** Path of the portal that shows the thing itself: `/student/job/interview/details?id=…`. */
  readonly link: string;
}

/** The group each kind is shown in (product spec, section 2, "Notifications"). */
const GROUP_OF: Readonly<Record<NotificationKind, NotificationGroup>> = {
  RECOMMENDATION: 'JOBS',
  INTERVIEW_REQUEST: 'JOBS',
  INTERVIEW_CHANGE: 'JOBS',
  INTERVIEW_RESULT: 'JOBS',
  JOB_OFFER: 'JOBS',
  UNLUCKY: 'JOBS',
  JOB_DEADLINE: 'JOBS',
  SEMINAR_INVITATION: 'SEMINAR',
  SEMINAR_SEAT_HELD: 'SEMINAR',
  SEMINAR_CHANGE: 'SEMINAR',
  SEMINAR_REMINDER: 'SEMINAR',
  SEMINAR_FEEDBACK: 'SEMINAR',
  ANNOUNCEMENT: 'JOBS',
};

/**
 * Makes notifications as part of the transaction whose news they tell: they stand when, and only when, it commits.
 * @param now when they are made
 */
export async function notify(
  transaction: Kysely<Database>,
  notifications: readonly NewNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  await transaction
    .insertInto('notifications')
    .values(
      notifications.map(({ userId, kind, group, title, titleJp, body, bodyJp, link }) => ({
        user_id: userId,
        notification_group: group ?? GROUP_OF[kind],
        kind,
        title,
        title_jp: titleJp,
        body,
        body_jp: bodyJp,
        link,
        created_at: now,
      })),
    )
    .execute();
}
