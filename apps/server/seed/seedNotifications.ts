import { sql } from 'kysely';
import {
  applicationFacts,
  type ApplicationFacts,
} from '../src/modules/job/notifications/applicationFacts.ts';
import { linkOf } from '../src/modules/job/notifications/notifyOfTransition.ts';
import { noticeText } from '../src/modules/job/notifications/noticeText.ts';
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

/**
 * A notification of the demo, and whether it has been read. It was made some days ago at an hour or, of an application, with the
 * last event of it.
 */
interface SeedNotification extends Omit<NewNotification, 'userId'> {
  readonly at: readonly [daysAgo: number, hour: number] | MadeApplication;
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
    ...(await forHana(database, world.hanasApplications)).map((one) => ({ ...one, userId: world.hanaId })),
    ...(await forAlex(database, world.alexsApplications)).map((one) => ({ ...one, userId: world.alexId })),
  ].map(({ at, ...one }) => {
    const event = 'row' in at ? new Date(at.row.stage_changed_at) : calendar.at(-at[0], at[1]);
    // No notification is in the future, however early it is.
    return { ...one, madeAt: new Date(Math.min(event.getTime(), calendar.now.getTime())) };
  });
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

async function forHana(
  database: Deps['database'],
  applications: readonly MadeApplication[],
): Promise<readonly SeedNotification[]> {
  const invited = theOne(applications, isInvited);
  const postponed = theOne(applications, ({ interviews }) =>
    interviews.some(({ status }) => status === 'RESCHEDULE_REQUESTED'),
  );
  const offered = theOne(applications, ({ row }) => row.stage === 'OFFERED');
  const invitation = await factsOf(database, invited);
  const request = await factsOf(database, postponed);
  const offer = await factsOf(database, offered);
  return [
    {
      at: invited,
      kind: 'INTERVIEW_REQUEST',
      ...noticeText('request-interview', invitation),
      link: linkOf('interview', invitation),
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
      at: postponed,
      kind: 'INTERVIEW_CHANGE',
      title: `${request.party} has the times you suggested`,
      titleJp: `${request.partyJp ?? request.party}に候補日時を伝えました`,
      body: `${request.company}: ${request.job}`,
      bodyJp: `${request.companyJp ?? request.company}「${request.jobJp ?? request.job}」`,
      link: linkOf('interview', request),
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
      at: offered,
      kind: 'JOB_OFFER',
      ...noticeText('send-offer', offer),
      link: linkOf('offer', offer),
      isRead: true,
    },
  ];
}

async function forAlex(
  database: Deps['database'],
  applications: readonly MadeApplication[],
): Promise<readonly SeedNotification[]> {
  const invited = theOne(applications, isInvited);
  const invitation = await factsOf(database, invited);
  return [
    {
      at: invited,
      kind: 'INTERVIEW_REQUEST',
      ...noticeText('request-interview', invitation),
      link: linkOf('interview', invitation),
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

const isInvited = ({ row }: MadeApplication): boolean => row.stage === 'INTERVIEW_REQUESTED';

/** The first application that a notification can be about. */
function theOne(
  applications: readonly MadeApplication[],
  matches: (application: MadeApplication) => boolean,
): MadeApplication {
  const one = applications.find(matches);
  if (one === undefined) throw new Error(NOTHING_TO_TELL);
  return one;
}

/** What a notice says of an application that is in the database. */
async function factsOf(database: Deps['database'], { row }: MadeApplication): Promise<ApplicationFacts> {
  const { columns, joins } = applicationFacts(
    sql`(a.stage = 'INTERVIEW_REQUESTED' and a.interviewer = 'UNIVERSITY')`,
  );
  const { rows } = await sql<ApplicationFacts>`
    select ${columns} from applications a ${joins} where a.id = ${row.id}`.execute(database);
  const [facts] = rows;
  if (facts === undefined) throw new Error(NOTHING_TO_TELL);
  return facts;
}

const NOTHING_TO_TELL = 'The demo has no application to tell of.';
