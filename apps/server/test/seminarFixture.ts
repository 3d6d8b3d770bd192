import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { Insertable } from 'kysely';
import { beginSession } from '../src/platform/auth/sessions.ts';
import { refreshSeminarSearch } from '../src/modules/seminar/index.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { present } from './present.ts';
import { addAnswer } from './addAnswer.ts';
import { createSmallFixture } from './smallFixture.ts';
import type { TestResponse } from './testResponse.ts';
import type { SignedIn, StudentTraits, TestApp, TestRequest } from './testApp.ts';

const HOUR = 60 * 60 * 1000;

/** A seminar as the service answers it. */
export type Seminar = ResponseBody<typeof manifest.seminar.listSeminars, 200>['data']['data'][number];

/** A student who may apply to seminars. */
export interface Applicant extends SignedIn {
  readonly reasonId: string;
}

/** The small fixture with seminars in it. */
export interface SeminarFixture {
  readonly data: Awaited<ReturnType<typeof createSmallFixture>>;
  /** Moments counted from the clock's now. */
  inHours(hours: number): Date;
  /**
   * Adds a seminar: by default public, online, in a week and without a limit.
   * @returns its id
   */
  addSeminar(changes?: Partial<Insertable<Database['seminars']>>): Promise<string>;
  /** Gives a student a reason for applying. @returns its id */
  addReason(userId: string): Promise<string>;
  /** Adds a student with a reason for applying. */
  addApplicant(traits?: StudentTraits): Promise<Applicant>;
  /** A token of the student that is good now, however far the clock has been moved. */
  tokenOf(student: SignedIn): Promise<string>;
  /** Applies; by default waits when the seminar is full. */
  apply(student: Applicant, seminarId: string, body?: object, request?: TestRequest): Promise<TestResponse>;
  /** Cancels the student's application to a seminar. */
  cancel(student: SignedIn, seminarId: string, reason?: string): Promise<TestResponse>;
  /** The seminar as the student sees it. */
  show(student: SignedIn, seminarId: string): Promise<Seminar>;
  /** Kinds of a student's notifications, the earliest first. */
  notificationsOf(student: SignedIn): Promise<readonly string[]>;
}

/** Fills a test's database with the small fixture. */
export async function createSeminarFixture(testApp: TestApp): Promise<SeminarFixture> {
  const { clock, deps } = testApp;
  const { database } = deps;
  const fixture = await createSmallFixture(testApp);
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR);
  let count = 0;

  const addReason: SeminarFixture['addReason'] = (userId) => addAnswer(database, userId);

  const tokens = new Map<string, { readonly token: string; readonly since: number }>();

  const tokenOf: SeminarFixture['tokenOf'] = async ({ userId }) => {
    const known = tokens.get(userId);
    const now = clock.now().getTime();
    if (known !== undefined && Math.abs(now - known.since) < HOUR / 6) return known.token;
    const { token } = await beginSession(deps, userId, 'FULL');
    tokens.set(userId, { token, since: now });
    return token;
  };

  const show: SeminarFixture['show'] = async (student, seminarId) => {
    const { data } = await testApp.request(manifest.seminar.showSeminar, 200, {
      params: { id: seminarId },
      token: await tokenOf(student),
    });
    return data.seminar;
  };

  return {
    data: fixture,
    inHours,
    addReason,
    show,
    tokenOf,
    async addSeminar(changes = {}) {
      count += 1;
      const { id } = await database
        .insertInto('seminars')
        .values({
          audience: 'PUBLIC',
          title: `A morning with robots ${count}`,
          title_jp: `ロボットと過ごす午前 ${count}`,
          style: 'ONLINE',
          organizer: 'JOBHUNTING',
          starts_at: inHours(7 * 24),
          ends_at: inHours(7 * 24 + 2),
          posted_at: clock.now(),
          updated_at: clock.now(),
          ...changes,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await refreshSeminarSearch(database, [id]);
      return id;
    },
    async addApplicant(traits = {}) {
      const student = await testApp.signInStudent(traits);
      return { ...student, reasonId: await addReason(student.userId) };
    },
    async apply(student, seminarId, body = {}, request = {}) {
      return testApp.send('POST', '/api/seminar/seminar-application', {
        token: await tokenOf(student),
        body: { seminarId, reasonId: student.reasonId, joinsWaitingList: true, ...body },
        ...request,
      });
    },
    async cancel(student, seminarId, reason = 'SCHEDULE_MISMATCH') {
      const { application } = await show(student, seminarId);
      return testApp.send('POST', `/api/seminar/seminar-application/cancel/${present(application).id}`, {
        token: await tokenOf(student),
        body: { reason },
      });
    },
    async notificationsOf(student) {
      const rows = await database
        .selectFrom('notifications')
        .select('kind')
        .where('user_id', '=', student.userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}
