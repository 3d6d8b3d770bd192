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
const MIN_APPLICATIONS = 15;

const folder = await mkdtemp(join(tmpdir(), 'michi-two-'));
const database = await createTestDatabase();
const mailServer = await startMailServer();

afterAll(async () => {
  await mailServer.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

let acknowledgedCount = 0;
let isStopping = false;

/** The first of several servers that runs. */
class Route {
  readonly #servers: readonly ServerProcess[];
  constructor(...servers: readonly ServerProcess[]) {
    this.#servers = servers;
  }

  get server(): ServerProcess {
    return present(this.#servers.find(({ child }) => child.exitCode === null && child.signalCode === null));
  }
}

async function applyContinuously(route: Route, student: Applicant, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const application = applicationFor(jobId);
    while (!student.acknowledged.has(jobId)) {
      const response = await apply(route.server, student, application);
      if (response === undefined) continue;
      expect(response.status).toBe(200);
      student.acknowledged.add(jobId);
      acknowledgedCount += 1;
    }
    if (isStopping) return;
  }
  throw new Error('There were too few jobs.');
}

async function writeContinuously(route: Route, { token }: Applicant, thread: string): Promise<number> {
  for (let number = 0; ; number += 1) {
    const key = randomUUID();
    let status: number | undefined;
    while (status === undefined) status = await sendMessage(route.server, token, thread, String(number), key);
    expect(status).toBe(201);
    if (isStopping) return number + 1;
  }
}

const waitForApplications = async (): Promise<void> => {
  const before = acknowledgedCount;
  await expect.poll(() => acknowledgedCount - before, { interval: 20 }).toBeGreaterThan(MIN_APPLICATIONS);
};

test('when one of two processes is killed, the other takes over its requests and mails without a loss', async () => {
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
  };
  const killed = await startServer(environment);
  const surviving = await startServer(environment);
  const jobIds = await addJobs(database.database, 400);
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) => register(killed, `student${index}`)),
  );
  const [writer, reader] = [present(students[0]), present(students[1])];
  for (const { email } of students) await mailServer.nextMail(email);
  const thread = await beginGroup(
    { clock: systemClock, database: database.database },
    await findParty(database.database, { asMichi: true }),
    { title: 'Group', titleJp: null, to: [writer.email, reader.email] },
  );
  const route = new Route(killed, surviving);
  const follower = followChat(() => route.server, reader.token);
  await expect.poll(() => follower.streams).toBe(1);
  // Also sent to the surviving process, whose messages the killed one receives.
  const working = Promise.all([
    writeContinuously(new Route(surviving), writer, thread),
    ...students.map((student, index) =>
      applyContinuously(index % 2 === 0 ? route : new Route(surviving), student, jobIds),
    ),
  ]);
  // A failure is reported where the promise is awaited.
  working.catch(() => undefined);
  await waitForApplications();

  // The process is killed while the mail server holds back its response.
  const releaseMails = mailServer.hold();
  const offered = mailServer.offered;
  const held = await register(killed, 'held');
  await expect.poll(() => mailServer.offered).toBe(offered + 1);
  await killed.kill();
  releaseMails();
  await waitForApplications();
  isStopping = true;
  const [written] = await working;

  expect(surviving.child.exitCode).toBeNull();
  for (const student of students) expect(await appliedTo(surviving, student)).toEqual(student.acknowledged);
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

  // Once the lease of the killed process ends, the other sends the mail at its next check.
  const mails = () => database.database.selectFrom('mails').select(['recipient', 'attempts']).execute();
  expect(await mails()).toEqual([{ recipient: held.email, attempts: 1 }]);
  const mailsBefore = mailServer.mails.length;
  await database.database
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  const late = await register(surviving, 'late');
  await mailServer.nextMail(late.email);
  await expect.poll(mails).toEqual([]);
  expect(mailServer.mails.slice(mailsBefore).map(({ to }) => to)).toContain(held.email);
  expect(await surviving.stop()).toBe(0);
});
