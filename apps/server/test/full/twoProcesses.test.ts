import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginGroup } from '../../src/modules/chat/operator/beginGroup.ts';
import { findParty } from '../../src/modules/chat/operator/party.ts';
import { systemClock } from '../../src/platform/clock.ts';
import {
  addJobs,
  applicationFor,
  apply,
  appliedTo,
  countApplications,
  register,
  type Applicant,
} from '../applicants.ts';
import { followChat, sendMessage } from '../chatAcrossServers.ts';
import { startMailServer } from '../mailServer.ts';
import { present } from '../present.ts';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { createTestDatabase } from '../testDatabase.ts';

const STUDENTS = 4;
/** Acknowledged applications before and after the kill. */
const ENOUGH = 15;

const folder = await mkdtemp(join(tmpdir(), 'michi-two-'));
const database = await createTestDatabase();
const mailServer = await startMailServer();

afterAll(async () => {
  await mailServer.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

let done = 0;
let isOver = false;

/** Sends requests to the first server while it runs. */
class Way {
  readonly #servers: readonly ServerProcess[];
  constructor(...servers: readonly ServerProcess[]) {
    this.#servers = servers;
  }

  get server(): ServerProcess {
    return present(this.#servers.find(({ child }) => child.exitCode === null && child.signalCode === null));
  }
}

async function applyThroughout(way: Way, student: Applicant, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const application = applicationFor(jobId);
    while (!student.acknowledged.has(jobId)) {
      const response = await apply(way.server, student, application);
      if (response === undefined) continue;
      expect(response.status).toBe(200);
      student.acknowledged.add(jobId);
      done += 1;
    }
    if (isOver) return;
  }
  throw new Error('There were too few jobs.');
}

async function writeThroughout(way: Way, { token }: Applicant, thread: string): Promise<number> {
  for (let number = 0; ; number += 1) {
    const key = randomUUID();
    let status: number | undefined;
    while (status === undefined) status = await sendMessage(way.server, token, thread, String(number), key);
    expect(status).toBe(201);
    if (isOver) return number + 1;
  }
}

const more = async (): Promise<void> => {
  const before = done;
  await expect.poll(() => done - before, { interval: 20 }).toBeGreaterThan(ENOUGH);
};

test('when one of two processes is killed, the other takes over its work', async () => {
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
  };
  const dying = await startServer(environment);
  const other = await startServer(environment);
  const jobIds = await addJobs(database.database, 400);
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) => register(dying, `student${index}`)),
  );
  const [writer, reader] = [present(students[0]), present(students[1])];
  for (const { email } of students) await mailServer.nextMail(email);
  const thread = await beginGroup(
    { clock: systemClock, database: database.database },
    await findParty(database.database, { asMichi: true }),
    { title: 'Group', titleJp: null, to: [writer.email, reader.email] },
  );
  const way = new Way(dying, other);
  const follower = followChat(() => way.server, reader.token);
  await expect.poll(() => follower.streams).toBe(1);
  // Also written at the surviving process, so that the killed one receives it.
  const working = Promise.all([
    writeThroughout(new Way(other), writer, thread),
    ...students.map((student, index) =>
      applyThroughout(index % 2 === 0 ? way : new Way(other), student, jobIds),
    ),
  ]);
  // A failure is reported where the promise is awaited.
  working.catch(() => undefined);
  await more();

  // A mail that the dying process has taken, and whose server has not answered.
  const answerMails = mailServer.hold();
  const offered = mailServer.offered;
  const held = await register(dying, 'held');
  await expect.poll(() => mailServer.offered).toBe(offered + 1);
  await dying.kill();
  answerMails();
  await more();
  isOver = true;
  const [written] = await working;

  expect(other.child.exitCode).toBeNull();
  for (const student of students) expect(await appliedTo(other, student)).toEqual(student.acknowledged);
  const acknowledged = students.reduce((sum, student) => sum + student.acknowledged.size, 0);
  expect(await countApplications(database.database)).toEqual({
    applications: acknowledged,
    halfWritten: 0,
  });
  await expect
    .poll(() => follower.texts)
    .toEqual(Array.from({ length: written }, (_, number) => String(number)));
  expect(follower.streams).toBe(2);
  await follower.stop();

  // The lock of the killed process ends; the other takes the mail at its next check.
  const mails = () => database.database.selectFrom('mails').select(['recipient', 'attempts']).execute();
  expect(await mails()).toEqual([{ recipient: held.email, attempts: 1 }]);
  const again = mailServer.mails.length;
  await database.database
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  const late = await register(other, 'late');
  await mailServer.nextMail(late.email);
  await expect.poll(mails).toEqual([]);
  expect(mailServer.mails.slice(again).map(({ to }) => to)).toContain(held.email);
  expect(await other.stop()).toBe(0);
});
