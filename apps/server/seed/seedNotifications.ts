import type { Deps } from '../src/platform/deps.ts';
import { notify, type NewNotification } from '../src/platform/notifications/notify.ts';
import type { Calendar } from './calendar.ts';
import type { MadeApplication } from './makeApplications.ts';

/** Records that the demo notifications refer to. */
export interface NotificationSeed {
  readonly hanaId: string;
  readonly alexId: string;
  readonly hanasApplications: readonly MadeApplication[];
  readonly alexsApplications: readonly MadeApplication[];
}

/** A notification of the demo: the days ago and the hour it was made, and whether it has been read. */
interface SeedNotification extends Omit<NewNotification, 'userId'> {
  readonly at: readonly [daysAgo: number, hour: number];
  readonly isRead?: true;
}

/**
 * Recent notifications of Hana and Alex: today, yesterday and earlier, read and unread, of both groups, each with a
 * link to existing data. None is delivered by push message or mail.
 */
export async function seedNotifications(
  database: Deps['database'],
  calendar: Calendar,
  world: NotificationSeed,
): Promise<void> {
  const notifications = [
    ...forHana(world.hanasApplications).map((one) => ({ ...one, userId: world.hanaId })),
    ...forAlex(world.alexsApplications).map((one) => ({ ...one, userId: world.alexId })),
  ].map(({ at: [daysAgo, hour], ...one }) => ({
    ...one,
    // No notification is in the future, however early it is.
    madeAt: new Date(Math.min(calendar.at(-daysAgo, hour).getTime(), calendar.now.getTime())),
  }));
  notifications.sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
  for (const { isRead, madeAt, ...notification } of notifications) {
    await notify(database, [notification], madeAt);
    if (isRead === true) await markLatest(database, notification.userId, madeAt);
  }
  await database.deleteFrom('notification_deliveries').execute();
}

/** Marks the notification of a user as read that was made last. */
async function markLatest(database: Deps['database'], userId: string, readAt: Date): Promise<void> {
  const { notification_group: group } = await database
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('id', '=', (query) =>
      query
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('sequence', 'desc')
        .limit(1),
    )
    .returning('notification_group')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('notification_states')
    .set((column) =>
      group === 'JOBS'
        ? { jobs_unread: column('jobs_unread', '-', 1) }
        : { seminar_unread: column('seminar_unread', '-', 1) },
    )
    .where('user_id', '=', userId)
    .execute();
}

function forHana(applications: readonly MadeApplication[]): readonly SeedNotification[] {
  const asked = applications.filter(({ row }) => row.stage === 'INTERVIEW_REQUESTED');
  return [
    {
      at: [0, 9],
      kind: 'INTERVIEW_REQUEST',
      title: 'You’re invited to interview',
      titleJp: '面接の依頼が届きました',
      body: 'Open it to accept, decline or request another time.',
      bodyJp: '数日のうちにご回答ください。それまで日時を確保しています。',
      link: interviewLink(asked[0]),
    },
    {
      at: [0, 8],
      kind: 'RECOMMENDATION',
      title: 'Your university recommended a job to you',
      titleJp: '大学から求人の推薦が届きました',
      body: 'See if it’s right for you.',
      bodyJp: '内容をご確認ください。',
      link: '/student/job/public-jobs?tab=2',
    },
    {
      at: [0, 8],
      kind: 'SEMINAR_INVITATION',
      title: 'A company invited you to a seminar',
      titleJp: '企業からセミナーの招待が届きました',
      body: 'Seats are limited.',
      bodyJp: '席に限りがあります。',
      link: '/student/seminar/public-seminar?tab=4',
    },
    {
      at: [1, 17],
      kind: 'INTERVIEW_CHANGE',
      title: 'Reschedule requested',
      titleJp: '面接の日時を調整しています',
      body: 'The company has the times you suggested.',
      bodyJp: '候補日時を企業に伝えました。',
      link: interviewLink(asked[1]),
      isRead: true,
    },
    {
      at: [1, 9],
      kind: 'JOB_DEADLINE',
      title: 'One of your favorites closes in 6 days',
      titleJp: 'お気に入りの求人の締切まであと6日です',
      body: 'Robotics test engineer, delivery robots',
      bodyJp: 'ロボット評価エンジニア（配送ロボット）',
      link: '/student/favorites',
    },
    {
      at: [3, 11],
      kind: 'SEMINAR_FEEDBACK',
      title: 'How was the seminar?',
      titleJp: 'セミナーはいかがでしたか',
      body: 'Give feedback. It takes two minutes.',
      bodyJp: 'アンケートにご回答ください。2分ほどで終わります。',
      link: '/student/seminar/public-seminar?tab=2',
      isRead: true,
    },
    {
      at: [4, 12],
      kind: 'ANNOUNCEMENT',
      group: 'SEMINAR',
      title: 'Applications are open for winter seminars',
      titleJp: '冬のセミナーの申し込みが始まりました',
      body: null,
      bodyJp: null,
      link: '/student/seminar/public-seminar?tab=0',
    },
    {
      at: [6, 13],
      kind: 'JOB_OFFER',
      title: 'You have a job offer',
      titleJp: '内定通知が届きました',
      body: 'Read the letter and respond before it expires.',
      bodyJp: '通知書をお読みのうえ、期限までにご回答ください。',
      link: offerLink(applications),
      isRead: true,
    },
  ];
}

function forAlex(applications: readonly MadeApplication[]): readonly SeedNotification[] {
  return [
    {
      at: [1, 11],
      kind: 'INTERVIEW_REQUEST',
      title: 'You’re invited to interview',
      titleJp: '面接の依頼が届きました',
      body: 'Open it to accept, decline or request another time.',
      bodyJp: '4日以内にご回答ください。',
      link: interviewLink(applications.find(({ row }) => row.stage === 'INTERVIEW_REQUESTED')),
    },
    {
      at: [25, 10],
      kind: 'UNLUCKY',
      title: 'An application has ended',
      titleJp: '選考結果のお知らせ',
      body: null,
      bodyJp: null,
      link: '/student/job/public-jobs?tab=7',
      isRead: true,
    },
  ];
}

function interviewLink(application: MadeApplication | undefined): string {
  const interview = application?.interviews.at(-1);
  if (interview === undefined) throw new Error('The demo has no interview to tell of.');
  return `/student/job/interview/details?id=${interview.id}`;
}

function offerLink(applications: readonly MadeApplication[]): string {
  const offer = applications.find(({ row }) => row.stage === 'OFFERED')?.offer;
  if (offer === undefined) throw new Error('The demo has no offer to tell of.');
  return `/student/job/offer-letter?id=${offer.id}`;
}
