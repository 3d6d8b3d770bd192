import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { interruptibleBus } from '../../../test/interruptibleBus.ts';
import { present } from '../../../test/present.ts';
import { readEvents, type EventReader, type ReceivedEvent } from '../../../test/readEvents.ts';
import { appOf, createTestApp, type SignedIn } from '../../../test/testApp.ts';
import { beginSession } from '../../platform/auth/sessions.ts';
import { createDeps } from '../../platform/createDeps.ts';
import { connect } from '../../platform/database/connection.ts';
import { clearEvents } from './clearEvents.ts';
import { beginGroup } from './operator/beginGroup.ts';
import { findParty, type Party } from './operator/party.ts';
import { writeAsParty } from './operator/writeAsParty.ts';
import { broadcastTyping } from './typing.ts';

const bus = await interruptibleBus();
const testApp = await createTestApp(bus.environment);
const { app, request, clock, databaseUrl, deps, signInStudent } = testApp;
const { database } = deps;

/** A second server process on the same database, with separate connections. */
const elsewhere = connect({ url: databaseUrl, poolSize: 4 });
const otherDeps = createDeps({
  settings: deps.settings,
  database: elsewhere.database,
  databaseUrl,
  log: deps.log,
  clock,
  sessionSecret: 'a secret for tests that is long enough',
  mailer: deps.mailer,
});
const otherApp = appOf(otherDeps);
afterAll(async () => {
  await otherDeps.deliverer.stop();
  await otherDeps.eventStreams.stop();
  await elsewhere.close();
});

let michi: Party;
beforeAll(async () => {
  michi = await findParty(database, { asMichi: true });
});

let hana: SignedIn;
let alex: SignedIn;
/** A group of the two. */
let group: string;
const open: EventReader[] = [];
beforeEach(async () => {
  [hana, alex] = [await signInStudent(), await signInStudent()];
  group = await beginGroup(deps, michi, { title: 'Group', titleJp: null, to: [hana.email, alex.email] });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.leave()));
  await expect.poll(() => deps.eventStreams.count + otherDeps.eventStreams.count).toBe(0);
});

async function follow(on: typeof app, { token }: SignedIn, lastEventId?: string): Promise<EventReader> {
  const response = await on.request('/api/chat/chats/events', {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = readEvents(response);
  open.push(reader);
  return reader;
}

async function send(
  on: typeof app,
  { token }: SignedIn,
  text: string,
  threadUniqueId = group,
): Promise<void> {
  const response = await on.request('/api/chat/chats', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ threadUniqueId, text }),
  });
  expect(response.status).toBe(201);
}

const begin = (isComplete: boolean) =>
  expect.objectContaining({ name: 'begin', data: { kind: 'BEGIN', isComplete } });
const lines = (text: string, isMine: boolean) =>
  expect.objectContaining({
    name: 'message',
    data: {
      kind: 'MESSAGE',
      threadUniqueId: group,
      message: expect.objectContaining({ text, isMine, isRead: false }),
    },
  });
const nextOnes = async (events: EventReader, count: number): Promise<readonly ReceivedEvent[]> => {
  const seen: ReceivedEvent[] = [];
  while (seen.length < count) seen.push(present(await events.next()));
  return seen;
};
const numbered = z.object({ message: z.object({ sequence: z.number() }) });
const numbersOf = (seen: readonly ReceivedEvent[]) =>
  seen.map(({ data }) => numbered.parse(data).message.sequence);

test('two students on two processes converse, and each sees the same conversation', async () => {
  const [here, there] = [await follow(app, hana), await follow(otherApp, alex)];
  expect(await here.next()).toEqual(begin(false));
  expect(await there.next()).toEqual(begin(false));
  await send(app, hana, 'Are you there?');
  await send(otherApp, alex, 'I am');
  expect(await nextOnes(here, 2)).toEqual([lines('Are you there?', true), lines('I am', false)]);
  expect(await nextOnes(there, 2)).toEqual([lines('Are you there?', false), lines('I am', true)]);
});

test('after a connection breaks it resumes at another process: nothing lost, duplicated or out of order', async () => {
  const first = await follow(otherApp, alex);
  await first.next();
  const writing = (async () => {
    for (let round = 0; round < 10; round += 1)
      await Promise.all([send(app, hana, `H${round}`), send(otherApp, alex, `A${round}`)]);
  })();
  const before = await nextOnes(first, 7);
  await first.leave();
  const again = await follow(app, alex, present(before.at(-1)).id);
  expect(await again.next()).toEqual(begin(true));
  const after = await nextOnes(again, 13);
  await writing;
  expect(numbersOf([...before, ...after])).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('a message written while no process listened is found later', async () => {
  const events = await follow(app, hana);
  await events.next();
  await bus.interrupt(database);
  onTestFinished(bus.mend);
  await send(otherApp, alex, 'Missed');
  expect(await events.next()).toEqual(lines('Missed', false));
});

test('more events than fit into one answer arrive completely and in order', async () => {
  await sql`
    with written as (
      insert into chat_messages (id, thread_id, sequence, sender_type, sender_name, text, sent_at)
      select gen_random_uuid(), ${group}, number, 'JOBHUNTING', 'Michi', 'x', now() from generate_series(1, 230) number
    ),
    state as (insert into chat_states (user_id, version) values (${hana.userId}, 230))
    insert into chat_events (user_id, version, kind, thread_id, sequence, happened_at)
    select ${hana.userId}, number, 'MESSAGE', ${group}, number, now() from generate_series(1, 230) number`.execute(
    database,
  );
  const events = await follow(otherApp, hana, '0');
  expect(await events.next()).toEqual(begin(true));
  expect(numbersOf(await nextOnes(events, 230))).toEqual(
    Array.from({ length: 230 }, (_, index) => index + 1),
  );
});

test("reading is sent to the student's other windows, and the party's reading to every member", async () => {
  await send(app, alex, 'One');
  const [here, there] = [await follow(app, hana), await follow(otherApp, alex)];
  await Promise.all([here.next(), there.next()]);
  await request(manifest.chat.updateUserEntity, 200, {
    token: hana.token,
    body: { entityType: michi.type, entityId: michi.id, threadUniqueId: group, readUpTo: 1 },
  });
  const read = { kind: 'READ', threadUniqueId: group, readUpTo: 1 };
  expect((await here.next())?.data).toEqual({ ...read, reader: 'STUDENT', isMine: true });
  await writeAsParty(deps, michi, { group }, { text: 'Welcome', from: 'Michi', fromJp: null });
  expect((await there.next())?.data).toEqual({ ...read, reader: 'JOBHUNTING', isMine: false });
  expect((await there.next())?.name).toBe('message');
});

test('typing is sent to the other members at once, is not stored, and resumes nothing', async () => {
  const [here, there] = [await follow(app, hana), await follow(otherApp, alex)];
  await Promise.all([here.next(), there.next()]);
  await request(manifest.chat.updateUserEntity, 200, {
    token: hana.token,
    body: { entityType: michi.type, entityId: michi.id, threadUniqueId: group, isTyping: true },
  });
  const typing = { kind: 'TYPING', threadUniqueId: group, isTyping: true, senderType: 'STUDENT' };
  expect(await there.next()).toMatchObject({ name: 'typing', id: '', data: typing });
  await broadcastTyping(
    database,
    {
      threadUniqueId: group,
      isTyping: true,
      senderType: 'JOBHUNTING',
      senderName: 'Michi',
      senderNameJp: null,
    },
    null,
  );
  expect(await here.next()).toMatchObject({ name: 'typing', data: { senderName: 'Michi' } });
});

test('a client that was offline for over a day, or sends a future number, is asked to reload the lists', async () => {
  await send(app, alex, 'Long ago');
  clock.advance(25 * 3_600_000);
  await clearEvents.run(deps);
  const again = await signInAgain(hana);
  expect(await (await follow(app, again, '0')).next()).toEqual(begin(false));
  expect(await (await follow(app, again, '1')).next()).toEqual(begin(true));
  expect(await (await follow(app, again, '999')).next()).toMatchObject({
    id: '1',
    data: { isComplete: false },
  });
});

test('other students receive nothing, and a former member of a group receives no further events', async () => {
  const stranger = await signInStudent();
  const [here, outside] = [await follow(app, hana), await follow(app, stranger)];
  await Promise.all([here.next(), outside.next()]);
  await request(manifest.chat.updateEntityBlock, 200, {
    params: { id: michi.id },
    token: hana.token,
    body: { isBlocked: true },
  });
  await send(app, alex, 'Anybody?');
  const own = await beginGroup(deps, michi, { title: 'Other', titleJp: null, to: [stranger.email] });
  await send(app, stranger, 'Alone', own);
  expect((await outside.next())?.data).toMatchObject({ message: { text: 'Alone' } });
  const { rows } = await sql`select 1 from chat_events where user_id = ${hana.userId}`.execute(database);
  expect(rows).toEqual([]);
});

async function signInAgain(who: SignedIn): Promise<SignedIn> {
  const { token } = await beginSession(deps, who.userId, 'FULL');
  return { ...who, token };
}
