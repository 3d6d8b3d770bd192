import { sql } from 'kysely';
import {
  applicationFacts,
  type ApplicationFacts,
} from '../src/modules/job/notifications/applicationFacts.ts';
import { linkOf } from '../src/modules/job/notifications/notifyOfTransition.ts';
import { noticeText } from '../src/modules/job/notifications/noticeText.ts';
import type { Deps } from '../src/platform/deps.ts';
import { notify, type NewNotification } from '../src/platform/notifications/notify.ts';
import en from '../src/modules/seminar/notifications/en.json' with { type: 'json' };
import jp from '../src/modules/seminar/notifications/jp.json' with { type: 'json' };
import { seminarPath } from '../src/modules/seminar/seminarPath.ts';
import type { Calendar } from './calendar.ts';
import { SEMINARS } from './data/seminars.ts';
import type { MadeApplication } from './makeApplications.ts';
import { seedId } from './seedId.ts';

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
  readonly at: readonly [daysAgo: number, hour: number, minute?: number] | MadeApplication;
  readonly isRead?: true;
}

/**
 * Recent notifications of Hana and Alex: today, yesterday and earlier, read and unread, of both groups, each with a
 * link to existing data. None is delivered by push message or mail.
 */
export async function seedNotifications(
  database: Deps['database'],
  calendar: Calendar,
  fixture: NotificationSeed,
): Promise<void> {
  const notifications = [
    ...(await forHana(database, fixture.hanasApplications)).map((one) => ({
      ...one,
      userId: fixture.hanaId,
    })),
    ...(await forAlex(database, fixture.alexsApplications)).map((one) => ({
      ...one,
      userId: fixture.alexId,
    })),
  ].map(({ at, ...one }) => {
    const event = 'row' in at ? new Date(at.row.stage_changed_at) : calendar.at(-at[0], at[1], at[2]);
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
  const offered = theOne(applications, ({ row }) => row.stage === 'OFFERED');
  const recommended = theOne(
    applications.toReversed(),
    ({ row, events }) => row.stage === 'RECOMMENDED' && events.length === 1,
  );
  const invitation = await factsOf(database, invited);
  const offer = await factsOf(database, offered);
  const recommendation = await factsOf(database, recommended);
  return [
    {
      at: invited,
      kind: 'INTERVIEW_REQUEST',
      ...noticeText('request-interview', invitation),
      link: linkOf('interview', invitation),
    },
    {
      at: recommended,
      kind: 'RECOMMENDATION',
      ...noticeText('recommend', recommendation),
      link: linkOf('job', recommendation),
    },
    { at: [1, 18, 20], kind: 'SEMINAR_INVITATION', ...ofSeminar(6, 'invited', 'description') },
    { at: [10, 14, 52], kind: 'SEMINAR_FEEDBACK', ...ofSeminar(5, 'feedback', 'feedback'), isRead: true },
    {
      at: [4, 12],
      kind: 'ANNOUNCEMENT',
      group: 'SEMINAR',
      title: 'Applications are open for new seminars',
      titleJp: '新しいセミナーの申し込みが始まりました',
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

/** The notice of one of the demo's seminars. */
function ofSeminar(
  number: number,
  notice: 'invited' | 'feedback',
  page: 'description' | 'feedback',
): Pick<NewNotification, 'title' | 'titleJp' | 'body' | 'bodyJp' | 'link'> {
  const seminar = SEMINARS.find((one) => one.number === number);
  if (seminar === undefined) throw new Error(NO_APPLICATION);
  return {
    title: en[notice].title.replace('{title}', seminar.title[0]),
    titleJp: jp[notice].title.replace('{title}', seminar.title[1]),
    body: en[notice].body,
    bodyJp: jp[notice].body,
    link: seminarPath({ id: seedId('seminar', 0x7000 + number), audience: seminar.audience }, page),
  };
}

async function forAlex(
  database: Deps['database'],
  applications: readonly MadeApplication[],
): Promise<readonly SeedNotification[]> {
  const invited = theOne(applications, isInvited);
  const ended = theOne(applications, ({ row }) => row.stage === 'UNLUCKY');
  const invitation = await factsOf(database, invited);
  const rejection = await factsOf(database, ended);
  return [
    {
      at: invited,
      kind: 'INTERVIEW_REQUEST',
      ...noticeText('request-interview', invitation),
      link: linkOf('interview', invitation),
    },
    {
      at: ended,
      kind: 'UNLUCKY',
      ...noticeText('reject', rejection),
      link: linkOf('application', rejection),
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
  if (one === undefined) throw new Error(NO_APPLICATION);
  return one;
}

/** What a notice says of an application that is in the database. */
async function factsOf(database: Deps['database'], { row }: MadeApplication): Promise<ApplicationFacts> {
  const { columns, joins } = applicationFacts(
    sql`(a.stage = 'RECOMMENDED' or (a.stage = 'INTERVIEW_REQUESTED' and a.interviewer = 'UNIVERSITY'))`,
  );
  const { rows } = await sql<ApplicationFacts>`
    select ${columns} from applications a ${joins} where a.id = ${row.id}`.execute(database);
  const [facts] = rows;
  if (facts === undefined) throw new Error(NO_APPLICATION);
  return facts;
}

const NO_APPLICATION = 'The demo has no application to tell of.';
