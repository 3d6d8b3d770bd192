import { manifest } from '@michi/api/manifest';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createSmallFixture, type SmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

const { actOnJob, listJobs, showJob } = manifest.job;
const PATH = '/api/job/jobs/all?audience=PUBLIC&sort=POSTED&page=1&size=20';

let testApp: TestApp;
let fixture: SmallFixture;
let classmates: readonly SignedIn[];
/** Of the same university, with an earlier graduation year. */
let graduate: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  fixture = await createSmallFixture(testApp);
  const traits = { universityId: fixture.universityId, graduationYear: 2027 };
  classmates = await Promise.all(Array.from({ length: 5 }, () => testApp.signInStudent(traits)));
  graduate = await testApp.signInStudent({ ...traits, graduationYear: 2020 });
  testApp.deps.changes.start();
  await receiveChanges();
});

/** Waits until the process has received every change. */
async function receiveChanges(): Promise<void> {
  const { changes } = testApp.deps;
  await changes.check();
  await vi.waitUntil(
    () =>
      !changes.hasChanged(changes.position ?? 0, { tables: ['jobs', 'companies', 'job_locations'], ids: [] }),
  );
}

const list = async ({ token }: SignedIn, query = 'size=20') =>
  (await testApp.request(listJobs, 200, { token, query: `audience=PUBLIC&${query}` })).data.data;

const rename = (id: string, title: string) =>
  testApp.deps.database.updateTable('jobs').set({ title }).where('id', '=', id).execute();

/** The statements of some work, except those that read changes and the session. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .map(([statement]: readonly unknown[]) =>
        typeof statement === 'object' && statement !== null && 'text' in statement
          ? String(statement.text)
          : String(statement),
      )
      .filter((text) => !/pg_current_snapshot|^select \(select min\(moment\)|from "sessions"/.test(text));
  } finally {
    spy.mockRestore();
  }
}

const revalidate = async ({ token }: SignedIn, etag: string) =>
  (await testApp.send('GET', PATH, { token, headers: { 'If-None-Match': etag } })).status;

const tagOf = async ({ token }: SignedIn) =>
  present((await testApp.send('GET', PATH, { token })).headers.get('etag'));

test('an edited job is read once for all students of a class', async () => {
  const students = [...classmates, graduate];
  for (const student of students) await list(student);
  const job = present(fixture.jobs.open[0]);
  await rename(job, 'Edited');
  await receiveChanges();
  const statements = await statementsOf(async () => {
    const pages = await Promise.all(students.map((student) => list(student)));
    for (const page of pages) expect(page.find(({ id }) => id === job)?.title).toBe('Edited');
  });
  // The ids of the page, and its rows, for each class.
  expect(statements).toHaveLength(4);
});

test('a page stays current after an edit of another job, without a statement per reader', async () => {
  const tags = await Promise.all(classmates.map(tagOf));
  await receiveChanges();
  await rename(fixture.jobs.closed, 'Closed and edited');
  await receiveChanges();
  const [first = '', ...others] = tags;
  expect(await revalidate(present(classmates[0]), first)).toBe(304);
  const statements = await statementsOf(async () => {
    for (const [index, etag] of others.entries())
      expect(await revalidate(present(classmates[index + 1]), etag)).toBe(304);
  });
  expect(statements).toEqual([]);
});

test("a favorite is on the student's own page at once, and on no other student's", async () => {
  const [one, other] = [present(classmates[0]), present(classmates[1])];
  const job = present(fixture.jobs.open[0]);
  await list(one);
  const tags = await Promise.all([tagOf(one), tagOf(other)]);
  expect(tags[0]).toBe(tags[1]);
  await testApp.request(actOnJob, 200, {
    token: one.token,
    params: { id: job },
    body: { action: 'favorite' },
  });
  const favorites = async (student: SignedIn) =>
    (await list(student)).filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
  expect([await favorites(one), await favorites(other)]).toEqual([[job], []]);
  expect(await revalidate(one, present(tags[0]))).toBe(200);
  expect(await revalidate(other, present(tags[1]))).toBe(304);
  const detail = async ({ token }: SignedIn) =>
    (await testApp.request(showJob, 200, { token, params: { id: job } })).data.job.isFavorite;
  expect([await detail(one), await detail(other)]).toEqual([true, false]);
});

test('a page has the eligibility of the class of its reader', async () => {
  const statusFor = async (student: SignedIn) =>
    (await list(student)).find(({ id }) => id === fixture.jobs.otherYear)?.eligibility.status;
  expect(await statusFor(present(classmates[0]))).toBe('NOT_FOR_YOU');
  expect(await statusFor(graduate)).toBe('CHECK_CONDITIONS');
});

test('a job that moves to another university is visible to its students only', async () => {
  const { token } = present(classmates[0]);
  const id = fixture.jobs.ofUniversity;
  const universityId = await testApp.addUniversity();
  const otherStudent = await testApp.signInStudent({ universityId });
  const statuses = async () =>
    Promise.all(
      [token, otherStudent.token].map(
        async (reader) => (await testApp.send('GET', `/api/job/jobs/show/${id}`, { token: reader })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 404]);
  await testApp.deps.database
    .updateTable('jobs')
    .set({ university_id: universityId })
    .where('id', '=', id)
    .execute();
  await receiveChanges();
  expect(await statuses()).toEqual([404, 200]);
  const ids = async (reader: string) =>
    (await testApp.request(listJobs, 200, { token: reader, query: 'audience=UNIVERSITY' })).data.data.map(
      (job) => job.id,
    );
  expect(await ids(token)).not.toContain(id);
  expect(await ids(otherStudent.token)).toContain(id);
});

test('a closed job, and one whose deadline has passed, are no longer listed for anyone', async () => {
  const { database } = testApp.deps;
  const [, withdrawn, ending] = fixture.jobs.open;
  const deadline = new Date(testApp.clock.now().getTime() + 60_000);
  await database
    .updateTable('jobs')
    .set({ entry_deadline: deadline })
    .where('id', '=', present(ending))
    .execute();
  await receiveChanges();
  const listedIds = async () => (await list(present(classmates[0]))).map(({ id }) => id);
  expect(await listedIds()).toEqual(expect.arrayContaining([withdrawn, ending]));
  await database.updateTable('jobs').set({ is_closed: true }).where('id', '=', present(withdrawn)).execute();
  await receiveChanges();
  expect(await listedIds()).not.toContain(withdrawn);
  expect(await listedIds()).toContain(ending);
  testApp.clock.set(deadline.toISOString());
  await testApp.deps.changes.check();
  expect(await listedIds()).not.toContain(ending);
  // A deadline counts as ahead for one more second.
  testApp.clock.advance(1_001);
});

test('applications are read again when the deadline of their job passes, not at that of another job', async () => {
  const { database } = testApp.deps;
  const { token, userId } = present(classmates[2]);
  const [job, , , other] = fixture.jobs.open;
  const now = testApp.clock.now();
  await database
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: present(job),
      stage: 'APPLIED',
      applied_at: now,
      stage_changed_at: now,
      created_at: now,
    })
    .execute();
  const deadlineIn = async (id: string | undefined, minutes: number): Promise<string> => {
    const deadline = new Date(now.getTime() + minutes * 60_000);
    await database
      .updateTable('jobs')
      .set({ entry_deadline: deadline })
      .where('id', '=', present(id))
      .execute();
    return deadline.toISOString();
  };
  const [first, second] = [await deadlineIn(other, 1), await deadlineIn(job, 2)];
  await receiveChanges();
  const path = `/api/job${manifest.job.listApplications.path}`;
  const etag = present((await testApp.send('GET', path, { token })).headers.get('etag'));
  const statementCount = async () => {
    await testApp.deps.changes.check();
    const headers = { 'If-None-Match': etag };
    const statements = await statementsOf(async () => {
      expect((await testApp.send('GET', path, { token, headers })).status).toBe(
        testApp.clock.now() < new Date(second) ? 304 : 200,
      );
    });
    return statements.length;
  };
  await expect.poll(statementCount).toBe(0);
  testApp.clock.set(first);
  expect(await statementCount()).toBe(0);
  testApp.clock.set(second);
  expect(await statementCount()).toBeGreaterThan(0);
  testApp.clock.advance(1);
});

test('an account that another process has blocked gets no content, even before the change is received', async () => {
  const student = await testApp.signInStudent();
  await list(student);
  const hasChanged = vi.spyOn(testApp.deps.changes, 'hasChanged').mockReturnValue(false);
  try {
    await testApp.deps.database
      .updateTable('users')
      .set({ account_status: 'BLOCKED' })
      .where('id', '=', student.userId)
      .execute();
    expect((await testApp.send('GET', PATH, { token: student.token })).status).toBe(401);
  } finally {
    hasChanged.mockRestore();
  }
});

test('a blocked account gets no cached response', async () => {
  const student = present(classmates[4]);
  const etag = await tagOf(student);
  await receiveChanges();
  expect(await revalidate(student, etag)).toBe(304);
  await testApp.deps.database
    .updateTable('users')
    .set({ account_status: 'BLOCKED' })
    .where('id', '=', student.userId)
    .execute();
  await receiveChanges();
  expect([
    await revalidate(student, etag),
    (await testApp.send('GET', PATH, { token: student.token })).status,
  ]).toEqual([401, 401]);
});
