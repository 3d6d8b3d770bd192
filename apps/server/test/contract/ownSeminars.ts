import { addAnswer } from '../addAnswer.ts';
import type { TestApp } from '../testApp.ts';

const HOUR = 60 * 60 * 1000;

/** A seminar tomorrow, online and without a limit. @returns its id */
export async function addSeminar(
  { clock, deps: { database } }: TestApp,
  changes: { readonly university_id?: string; readonly capacity?: number } = {},
): Promise<string> {
  const now = clock.now();
  const { id } = await database
    .insertInto('seminars')
    .values({
      audience: changes.university_id === undefined ? 'PUBLIC' : 'UNIVERSITY',
      title: 'Telling your story',
      title_jp: '自分のことばで伝える',
      style: 'ONLINE',
      organizer: 'JOBHUNTING',
      // The fuzzing clock advances.
      starts_at: new Date(now.getTime() + 2000 * HOUR),
      ends_at: new Date(now.getTime() + 2002 * HOUR),
      posted_at: now,
      search_text: 'telling your story 自分のことばで伝える',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The student's seat in a seminar, or that they have been there. @returns the application's id and the seminar's */
export async function ownSeminarApplication(
  testApp: TestApp,
  userId: string,
  status: 'REGISTERED' | 'ATTENDED',
): Promise<{ readonly id: string; readonly seminarId: string }> {
  const seminarId = await addSeminar(testApp);
  const now = testApp.clock.now();
  const { id } = await testApp.deps.database
    .insertInto('seminar_applications')
    .values({
      seminar_id: seminarId,
      user_id: userId,
      status,
      applied_at: now,
      attended_at: status === 'ATTENDED' ? now : null,
      status_changed_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, seminarId };
}

/** A reason for applying in the student's profile, in place of those there were. @returns its id */
export async function ownReason({ deps: { database } }: TestApp, userId: string): Promise<string> {
  await database
    .deleteFrom('profile_answers')
    .where('user_id', '=', userId)
    .where('topic', '=', 'REASON_FOR_APPLYING')
    .execute();
  return addAnswer(database, userId);
}
