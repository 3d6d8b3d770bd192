import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { Insertable } from 'kysely';
import { beginSession } from '../src/platform/auth/sessions.ts';
import type { Database } from '../src/platform/database/schema.ts';
import type { TestResponse } from './testResponse.ts';
import type { SignedIn, TestApp, TestRequest } from './testApp.ts';

/** Free times as the service answers them. */
export type Slots = ResponseBody<typeof manifest.university.listCounsellingSlots, 200>['data'];

/** Hours of a counsellor on one day of the week, 1 being Monday. */
export type Hours = readonly [weekday: number, from: string, to: string];

/** Every working day from ten to one: four times of 45 minutes. */
const MORNINGS: readonly Hours[] = [1, 2, 3, 4, 5].map((weekday) => [weekday, '10:00', '13:00']);

/** A career office to book at. */
export interface CareerOfficeFixture {
  readonly universityId: string;
  /**
   * Adds a counsellor who by default does everything in Tokyo every morning.
   * @returns their id
   */
  addCounsellor(
    changes?: Partial<Insertable<Database['counsellors']>>,
    hours?: readonly Hours[],
  ): Promise<string>;
  /** Adds a student of the university. */
  addStudent(): Promise<SignedIn>;
  /** A token of the student that is good now, however far the clock has been moved. */
  tokenOf(student: SignedIn): Promise<string>;
  /** The free times of some days, from this one to that one. */
  slots(student: SignedIn, days: string, more?: string): Promise<Slots>;
  /** Books an appointment, by default online and about interviews. */
  book(student: SignedIn, body: object, request?: TestRequest): Promise<TestResponse>;
  /** Books and gives the appointment's id. */
  booked(student: SignedIn, counsellorId: string, startsAt: string): Promise<string>;
  /** Moves or cancels. */
  change(student: SignedIn, id: string, body: object): Promise<TestResponse>;
}

/** Adds a university with a career office to a test's database. */
export async function createCareerOfficeFixture(testApp: TestApp): Promise<CareerOfficeFixture> {
  const { deps } = testApp;
  const { database } = deps;
  const universityId = await testApp.addUniversity('Seiryo University');
  let count = 0;

  const tokenOf = async ({ userId }: SignedIn) => (await beginSession(deps, userId, 'FULL')).token;

  const book: CareerOfficeFixture['book'] = async (student, body, request = {}) =>
    testApp.send('POST', '/api/university/counsellings', {
      token: await tokenOf(student),
      body: { topic: 'INTERVIEW', style: 'ONLINE', ...body },
      ...request,
    });

  return {
    universityId,
    tokenOf,
    book,
    async addCounsellor(changes = {}, hours = MORNINGS) {
      count += 1;
      const { id } = await database
        .insertInto('counsellors')
        .values({
          university_id: universityId,
          name: `Counsellor ${String(count).padStart(2, '0')}`,
          name_jp: `相談員 ${count}`,
          style: 'BOTH',
          languages: ['ja', 'en-GB'],
          topics: ['INTERVIEW', 'RESUME'],
          timezone: 'Asia/Tokyo',
          place: 'Room 3',
          meeting_link: 'https://meet.example/room',
          ...changes,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (hours.length > 0)
        await database
          .insertInto('counsellor_hours')
          .values(
            hours.map(([weekday, from, to]) => ({
              counsellor_id: id,
              weekday,
              from_time: from,
              to_time: to,
            })),
          )
          .execute();
      return id;
    },
    addStudent: () => testApp.signInStudent({ universityId }),
    async slots(student, days, more = '') {
      const { data } = await testApp.request(manifest.university.listCounsellingSlots, 200, {
        token: await tokenOf(student),
        query: `dateRange=${days}${more}`,
      });
      return data;
    },
    async booked(student, counsellorId, startsAt) {
      const { data } = await testApp.request(manifest.university.createCounselling, 201, {
        token: await tokenOf(student),
        body: { topic: 'INTERVIEW', style: 'ONLINE', counsellorId, startsAt },
      });
      return data.id;
    },
    async change(student, id, body) {
      return testApp.send('PUT', `/api/university/counsellings/${id}`, {
        token: await tokenOf(student),
        body,
      });
    },
  };
}
