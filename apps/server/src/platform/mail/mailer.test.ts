import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import { startMailServer } from '../../../test/mailServer.ts';
import { present } from '../../../test/present.ts';
import { resetMail, SAMPLE_CONTENTS, SAMPLE_LINK, SAMPLE_TOKEN } from '../../../test/sampleMails.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { createCarrier, type Carrier } from './carrier.ts';
import { LINK_LIFETIME } from './mail.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { MAXIMUM_ATTEMPTS } from './nextAttempt.ts';
import { queueMail } from './queueMail.ts';
import type { Timer } from './timer.ts';
import { inTransaction } from '../database/inTransaction.ts';

const { database, close } = await createTestDatabase();
const server = await startMailServer();
const clock = createFakeClock();
const settings = readSettings({ SMTP_URL: server.url, PUBLIC_URL: 'https://michi.example' });
const logLines: string[] = [];
const log = createLog({ logLevel: 'debug' }, { write: (line) => logLines.push(line) });
const mailers: Mailer[] = [];

const MINUTE = 60_000;

/** A timer whose tasks run when a test says so. */
function createFakeTimer() {
  const tasks = new Set<{ readonly milliseconds: number; readonly task: () => void }>();
  const add = (milliseconds: number, task: () => void) => {
    const entry = { milliseconds, task };
    tasks.add(entry);
    return () => tasks.delete(entry);
  };
  const timer: Timer = { every: add, after: add };
  return { timer, tasks, ring: () => [...tasks].forEach(({ task }) => task()) };
}

/** Stands in for a separate process, as far as mails are concerned. */
function newMailer(parts: { readonly timer?: Timer; readonly carrier?: Carrier } = {}): Mailer {
  const mailer = createMailer({
    settings,
    database,
    clock,
    log,
    carrier: createCarrier(settings, log),
    ...parts,
  });
  mailers.push(mailer);
  return mailer;
}

const rows = () => database.selectFrom('mails').selectAll().orderBy('id').execute();
const queue = (to: string) => queueMail(database, resetMail(to), clock.now());

let people = 0;
let to = '';

beforeEach(() => {
  people += 1;
  to = `student${people}@michi.example`;
});

afterEach(async () => {
  server.refuse(undefined);
  await Promise.all(mailers.splice(0).map((mailer) => mailer.stop()));
  await database.deleteFrom('mails').execute();
  logLines.length = 0;
});

afterAll(async () => {
  await server.close();
  await close();
});

test("a mail is sent in its reader's language, and its row is deleted", async () => {
  const mailer = newMailer();
  await queue(to);
  expect(await mailer.deliverDue()).toBe(1);
  const mail = await server.nextMail(to);
  expect(mail).toMatchObject({
    from: 'no-reply@michi.example',
    subject: 'Choose a new password',
    link: SAMPLE_LINK,
    token: SAMPLE_TOKEN,
  });
  expect(await rows()).toEqual([]);
  expect(await mailer.deliverDue()).toBe(0);
});

test('a mail is marked as automatic and belongs to no list', async () => {
  const mailer = newMailer();
  await queue(to);
  const [{ id }] = [present((await rows())[0])];
  await mailer.deliverDue();
  const { headers } = await server.nextMail(to);
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(valueOf('auto-submitted')).toBe('auto-generated');
  expect(valueOf('message-id')).toBe(`<${id}@michi.example>`);
  expect(valueOf('content-language')).toBe('en');
  expect(new Date(present(valueOf('date')))).toEqual(clock.now());
  expect(headers.map(({ key }) => key).filter((key) => /^(?:list-|x-mailer|bcc|cc)/.test(key))).toEqual([]);
});

test('a transaction that is rolled back sends nothing, one that commits sends', async () => {
  const mailer = newMailer();
  const undone = inTransaction(database, async (transaction) => {
    await queueMail(transaction, resetMail(`undone-${to}`), clock.now());
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await inTransaction(database, async (transaction) => queueMail(transaction, resetMail(to), clock.now()));
  expect(await mailer.deliverDue()).toBe(1);
  expect((await server.nextMail(to)).to).toBe(to);
  expect(server.mails.map((mail) => mail.to)).not.toContain(`undone-${to}`);
});

test('two processes send each of fifty mails once', async () => {
  const addresses = Array.from({ length: 50 }, (_, index) => `crowd${index}@michi.example`);
  await Promise.all(addresses.map(queue));
  const counts = await Promise.all([newMailer(), newMailer()].map((mailer) => mailer.deliverDue()));
  expect(counts.reduce((sum, count) => sum + count)).toBe(50);
  const arrived = server.mails.map((mail) => mail.to).filter((address) => address.startsWith('crowd'));
  expect(arrived.toSorted()).toEqual(addresses.toSorted());
});

test('a mail being sent is not taken by another process, and repeated wake-ups send it once', async () => {
  const [first, second] = [newMailer(), newMailer()];
  const release = server.hold();
  const before = server.offered;
  await queue(to);
  const sending = first.deliverDue();
  await expect.poll(() => server.offered).toBe(before + 1);
  first.wake();
  first.wake();
  expect(await second.deliverDue()).toBe(0);
  release();
  expect(await sending).toBe(1);
  expect(server.mails.filter((mail) => mail.to === to)).toHaveLength(1);
});

test('a row locked by another process does not delay other mails', async () => {
  const mailer = newMailer();
  await queue(to);
  await inTransaction(database, async (transaction) => {
    await transaction.selectFrom('mails').select('id').forUpdate().execute();
    await queue(`other-${to}`);
    expect(await mailer.deliverDue()).toBe(1);
  });
  expect((await server.nextMail(`other-${to}`)).to).toBe(`other-${to}`);
});

test('a mail that a process took and left behind is sent by another, two minutes later', async () => {
  const lost: Carrier = { deliver: () => new Promise(() => undefined), close: () => undefined };
  const stopped = createMailer({ settings, database, clock, log, carrier: lost });
  await queue(to);
  stopped.wake();
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  const other = newMailer();
  expect(await other.deliverDue()).toBe(0);
  clock.advance(2 * MINUTE);
  expect(await other.deliverDue()).toBe(1);
  expect((await server.nextMail(to)).to).toBe(to);
});

test('waking sends without being waited for', async () => {
  const mailer = newMailer();
  await queue(to);
  mailer.wake();
  expect((await server.nextMail(to)).to).toBe(to);
});

test('mails that were there before the start, and those of others, are found without waking', async () => {
  const { timer, tasks, ring } = createFakeTimer();
  const mailer = newMailer({ timer });
  await queue(to);
  mailer.start();
  expect((await server.nextMail(to)).to).toBe(to);
  expect([...tasks].map(({ milliseconds }) => milliseconds)).toEqual([15_000]);
  await queue(`later-${to}`);
  ring();
  expect((await server.nextMail(`later-${to}`)).to).toBe(`later-${to}`);
  await mailer.stop();
  expect(tasks.size).toBe(0);
});

test('a 451 is retried, and the mail then arrives once', async () => {
  const mailer = newMailer();
  await queue(to);
  server.refuse({ code: 451, at: 'message' });
  expect(await mailer.deliverDue()).toBe(0);
  expect(await mailer.deliverDue()).toBe(0);
  expect((await rows())[0]).toMatchObject({ attempts: 1 });
  server.refuse(undefined);
  clock.advance(30_000);
  expect(await mailer.deliverDue()).toBe(1);
  expect(server.mails.filter((mail) => mail.to === to)).toHaveLength(1);
});

test('a link is not sent after it has expired: the mail is deleted', async () => {
  const mailer = newMailer();
  server.refuse({ code: 451, at: 'recipient' });
  await queue(to);
  const before = server.offered;
  for (let minute = 0; minute < 60; minute += 1) {
    await mailer.deliverDue();
    clock.advance(MINUTE);
  }
  const tries = server.offered - before;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(MAXIMUM_ATTEMPTS);
  expect(await rows()).toEqual([]);
  expect(logLines.at(-1)).toContain('mail delivery gave up');
});

test('a link that expired while no process ran is not sent', async () => {
  await queue(to);
  clock.advance(LINK_LIFETIME);
  expect(await newMailer().deliverDue()).toBe(0);
  expect(await rows()).toEqual([]);
  expect(logLines.at(-1)).toContain('EXPIRED');
});

test('a mail without a link is attempted eight times over hours, then dropped', async () => {
  const mailer = newMailer();
  server.refuse({ code: 451, at: 'recipient' });
  const mail = { to, language: 'en', name: 'Aiko', template: 'accountDeleted' } as const;
  await queueMail(database, mail, clock.now());
  const start = clock.now().getTime();
  const before = server.offered;
  for (let quarter = 0; quarter < 100 && (await rows()).length > 0; quarter += 1) {
    await mailer.deliverDue();
    clock.advance(15 * MINUTE);
  }
  expect(server.offered - before).toBe(MAXIMUM_ATTEMPTS);
  expect(clock.now().getTime() - start).toBeGreaterThan(8 * 60 * MINUTE);
  expect(await rows()).toEqual([]);
});

test('an address refused permanently is not tried again', async () => {
  const mailer = newMailer();
  server.refuse({ code: 550, at: 'recipient' });
  await queue(to);
  await mailer.deliverDue();
  expect(await rows()).toEqual([]);
  expect(logLines.at(-1)).toContain('"reply":550');
});

test('an unavailable mail server is tried again, and other mails are not delayed', async () => {
  const unreachable = readSettings({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const cutOff = newMailer({ carrier: createCarrier(unreachable, log) });
  await queue(to);
  expect(await cutOff.deliverDue()).toBe(0);
  expect((await rows())[0]).toMatchObject({ attempts: 1 });
  await queue(`other-${to}`);
  expect(await newMailer().deliverDue()).toBe(1);
  expect((await server.nextMail(`other-${to}`)).to).toBe(`other-${to}`);
});

test('a row that only another version understands waits for it, and blocks no other', async () => {
  const mailer = newMailer();
  await queue(to);
  await database.updateTable('mails').set({ template: 'fromTheFuture' }).execute();
  await queue(`other-${to}`);
  expect(await mailer.deliverDue()).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(logLines.join('')).toContain('UNREADABLE');
});

test('no line of the log contains a link, a token or an address, whatever the server answers', async () => {
  const mailer = newMailer();
  const texts = `No, not ${SAMPLE_LINK} for ${to}`;
  for (const code of [451, 554]) {
    for (const at of ['recipient', 'message'] as const) {
      server.refuse({ code, at, text: texts });
      for (const content of SAMPLE_CONTENTS) {
        await queueMail(database, { ...content, to, language: 'jp', name: 'Aiko' }, clock.now());
      }
      await mailer.deliverDue();
    }
  }
  server.refuse(undefined);
  clock.advance(LINK_LIFETIME);
  await mailer.deliverDue();
  const text = logLines.join('');
  expect(text).toContain('mail delivery gave up');
  expect(text).toContain('mail delivery failed; will retry');
  expect(text).not.toContain(SAMPLE_TOKEN);
  expect(text).not.toContain('https://');
  expect(text).not.toContain(to);
});

test('stopping waits for the running delivery and starts no other', async () => {
  const { timer } = createFakeTimer();
  const mailer = newMailer({ timer });
  const release = server.hold();
  const before = server.offered;
  await queue(to);
  mailer.wake();
  await expect.poll(() => server.offered).toBe(before + 1);
  const stopping = mailer.stop();
  await queue(`late-${to}`);
  mailer.wake();
  release();
  await stopping;
  expect((await server.nextMail(to)).to).toBe(to);
  expect((await rows()).map(({ recipient }) => recipient)).toEqual([`late-${to}`]);
});

test('stopping cuts off a mail server that does not answer, and the mail stays for another time', async () => {
  const { timer, ring, tasks } = createFakeTimer();
  const mailer = newMailer({ timer });
  const release = server.hold();
  const before = server.offered;
  await queue(to);
  mailer.wake();
  await expect.poll(() => server.offered).toBe(before + 1);
  const stopping = mailer.stop();
  await expect.poll(() => tasks.size).toBe(1);
  ring();
  await stopping;
  expect((await rows())[0]).toMatchObject({ recipient: to, attempts: 1 });
  release();
});
