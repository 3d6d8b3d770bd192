import type { TestApp } from '../testApp.ts';
import { storeFile } from '../../src/platform/files/storedFiles.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A counsellor of a university who helps with everything, day and night. @returns their id */
export async function addCounsellor({ deps: { database } }: TestApp, universityId: string): Promise<string> {
  const { id } = await database
    .insertInto('counsellors')
    .values({
      university_id: universityId,
      name: 'Yuko Asai',
      name_jp: '浅井 裕子',
      style: 'BOTH',
      languages: ['ja', 'en'],
      topics: ['CAREER_PLANNING', 'JOB_SEARCH', 'RESUME', 'INTERVIEW', 'OFFER', 'OTHER'],
      timezone: 'UTC',
      place: 'Room 3',
      meeting_link: 'https://meet.example/room',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('counsellor_hours')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        counsellor_id: id,
        weekday,
        from_time: '00:00',
        to_time: '23:15',
      })),
    )
    .execute();
  return id;
}

/** Three o'clock, a time of the counsellor's, so many days from now. */
function timeIn({ clock }: TestApp, days: number): Date {
  return new Date(Math.floor(clock.now().getTime() / DAY) * DAY + days * DAY + DAY / 8);
}

/**
 * A free slot for a student without appointments; existing ones are deleted.
 * @returns its start
 */
export async function freeTime(testApp: TestApp): Promise<string> {
  await testApp.deps.database.deleteFrom('counsellings').execute();
  return timeIn(testApp, 3).toISOString();
}

/**
 * An appointment of the student with a counsellor, replacing existing ones.
 * @returns its id
 */
export async function ownCounselling(
  testApp: TestApp,
  userId: string,
  counsellorId: string,
): Promise<string> {
  const { clock, deps } = testApp;
  await deps.database.deleteFrom('counsellings').execute();
  const startsAt = timeIn(testApp, 5);
  const { id } = await deps.database
    .insertInto('counsellings')
    .values({
      user_id: userId,
      counsellor_id: counsellorId,
      topic: 'RESUME',
      style: 'ONLINE',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + DAY / 32),
      booked_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * A file of the student for an appointment, replacing existing ones.
 * @returns its id
 */
export async function ownCounsellingFile({ clock, deps }: TestApp, userId: string): Promise<string> {
  await deps.database.deleteFrom('counselling_files').where('user_id', '=', userId).execute();
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
  const file = { userId, name: 'draft.pdf', mediaType: 'application/pdf', bytes };
  const { id } = await deps.database
    .insertInto('counselling_files')
    .values({ user_id: userId, file_id: await storeFile(deps, file, clock.now()), created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
