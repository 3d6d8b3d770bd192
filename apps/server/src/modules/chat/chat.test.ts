import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { formRequest, pdfFile } from '../../../test/formRequest.ts';
import { addOffer } from '../../../test/addOffer.ts';
import { createTestApp, type SignedIn } from '../../../test/testApp.ts';
import { beginSession } from '../../platform/auth/sessions.ts';
import { forgetChat } from './forgetChat.ts';
import { beginGroup } from './operator/beginGroup.ts';
import { findParty, type Party } from './operator/party.ts';
import { readAsParty } from './operator/readAsParty.ts';
import { writeAsParty } from './operator/writeAsParty.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';

const chat = manifest.chat;
const testApp = await createTestApp();
const { addUniversity, request, clock, deps, send, signInStudent } = testApp;
const { database } = deps;

const universityId = await addUniversity('Seiryo University');
const otherUniversityId = await addUniversity('Aoba University');
const { id: companyId } = await database
  .insertInto('companies')
  .values({
    name: 'Isobe Market',
    name_jp: '株式会社磯部マーケット',
    search_text: 'isobe market 磯部マーケット',
  })
  .returning('id')
  .executeTakeFirstOrThrow();

let isobe: Party;
let seiryo: Party;
let michi: Party;
beforeAll(async () => {
  isobe = await findParty(database, { asCompany: '株式会社磯部マーケット' });
  seiryo = await findParty(database, { asUniversity: universityId });
  michi = await findParty(database, { asMichi: true });
});

let hana: SignedIn;
beforeEach(async () => {
  hana = await visibleStudent({ universityId });
});

/** A student who lets companies find them. */
async function visibleStudent(...given: Parameters<typeof signInStudent>): Promise<SignedIn> {
  const student = await signInStudent(...given);
  await database
    .insertInto('student_profiles')
    .values({ user_id: student.userId, is_visible_to_companies: true })
    .execute();
  return student;
}

/** Something the company, or another party, writes to a student. */
const write = (text: string, to = hana, party = isobe) => {
  clock.advance(1_000);
  return writeAsParty(deps, party, { to: to.email }, { text, from: party.name, fromJp: party.nameJp });
};
const open = async (party: Party, who = hana, more: object = {}) =>
  (
    await request(chat.updateUserEntity, 200, {
      token: who.token,
      body: { entityType: party.type, entityId: party.id, ...more },
    })
  ).data;
const sendText = async (threadUniqueId: string, text: string, who = hana, key?: string) =>
  (
    await request(chat.sendMessage, 201, {
      token: who.token,
      body: { threadUniqueId, text },
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    })
  ).data;
const listed = async (id: string, query = '', who = hana) =>
  (await request(chat.listMessages, 200, { params: { id }, query, token: who.token })).data;
const threads = async (query = '', who = hana) =>
  (await request(chat.listThreads, 200, { query, token: who.token })).data.data;
const contacts = async (query: string, who = hana) =>
  (await request(chat.listChatEntities, 200, { query, token: who.token })).data.data.map(
    ({ entity, notWritableReason }) => [entity.name, notWritableReason],
  );
const unread = async (who = hana) => (await request(chat.showUnreadMessages, 200, { token: who.token })).data;

test("Michi and the student's university can be written to at any time, a company after it has written, and others never, each with its reason", async () => {
  expect(await contacts('')).toEqual([
    ['Michi Support', null],
    ['Seiryo University', null],
  ]);
  expect(await contacts('isWritable=false')).toEqual([
    ['Aoba University', 'OTHER_UNIVERSITY'],
    ['Isobe Market', 'NOT_IN_TOUCH'],
  ]);
  const body = { entityType: 'COMPANY', entityId: companyId };
  expect((await request(chat.updateUserEntity, 409, { token: hana.token, body })).error).toBe('NOT_WRITABLE');
  await write('Hello');
  expect(await contacts('search=磯部')).toEqual([['Isobe Market', null]]);
  expect((await open(isobe)).lastMessage?.text).toBe('Hello');
  // A student of no university has none to write to.
  const alex = await signInStudent();
  expect(await contacts('', alex)).toEqual([['Michi Support', null]]);
});

test.each([
  ['an application', 'APPLIED', true],
  ['a recommendation of the university alone', 'RECOMMENDED', false],
] as const)('after %s a company can be written to: %s %s', async (_what, stage, isOpen) => {
  const now = clock.now();
  const { id: jobId } = await database
    .insertInto('jobs')
    .values({
      code: `J-${stage}`,
      company_id: companyId,
      title: 'Planner',
      employment_status: 'PERMANENT',
      posted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('applications')
    .values({
      user_id: hana.userId,
      job_id: jobId,
      stage,
      applied_at: stage === 'APPLIED' ? now : null,
      answer_by: stage === 'RECOMMENDED' ? now : null,
      stage_changed_at: now,
      created_at: now,
    })
    .execute();
  expect(await contacts('entityType=COMPANY')).toEqual(isOpen ? [['Isobe Market', null]] : []);
  const owed = await request(chat.showChatEntity, 200, { params: { id: universityId }, token: hana.token });
  expect(owed.data.answersOwed.map((one) => [one.jobKind, one.stage])).toEqual(
    isOpen ? [] : [['JOB', 'RECOMMENDED']],
  );
});

test('who leaves a university can read its thread and no longer write there', async () => {
  const { threadUniqueId: id } = await open(seiryo);
  await sendText(id, 'Hello');
  await database
    .updateTable('students')
    .set({ university_id: otherUniversityId })
    .where('user_id', '=', hana.userId)
    .execute();
  expect((await threads())[0]?.notWritableReason).toBe('OTHER_UNIVERSITY');
  const body = { threadUniqueId: id, text: 'Still there?' };
  expect((await request(chat.sendMessage, 409, { token: hana.token, body })).error).toBe('NOT_WRITABLE');
});

test('twenty concurrent messages are numbered without a gap, each once', async () => {
  const { threadUniqueId: id } = await open(michi);
  await Promise.all([
    ...Array.from({ length: 14 }, (_, index) => sendText(id, `Mine ${index}`)),
    ...Array.from({ length: 6 }, (_, index) => write(`Theirs ${index}`, hana, michi)),
  ]);
  const page = await listed(id, 'size=100');
  expect(page.data.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 20 }, (_, index) => 20 - index),
  );
  expect(new Set(page.data.map(({ text }) => text)).size).toBe(20);
  const { rows } = await sql<{ version: number }>`
    select version from chat_events where user_id = ${hana.userId} and kind = 'MESSAGE' order by version, sequence`.execute(
    database,
  );
  expect(rows).toHaveLength(20);
  const notRead = page.data.filter(({ isMine, isRead }) => !isMine && !isRead).length;
  expect((await threads())[0]?.unreadCount).toBe(notRead);
});

test('a message sent again with its key is stored once, also days later; another with the key is refused', async () => {
  const { threadUniqueId: id } = await open(michi);
  const key = 'the-key-of-this-message';
  const first = await sendText(id, 'Only once', hana, key);
  expect(first).toMatchObject({ isMine: true, clientKey: key, sequence: 1 });
  const [again, once] = await Promise.all([
    sendText(id, 'Only once', hana, key),
    sendText(id, 'Only once', hana, key),
  ]);
  expect([again.id, once.id]).toEqual([first.id, first.id]);
  clock.advance(3 * 24 * 3_600_000);
  const { token } = await beginSession(deps, hana.userId, 'FULL');
  const late = await request(chat.sendMessage, 201, {
    token,
    body: { threadUniqueId: id, text: 'Only once' },
    headers: { 'Idempotency-Key': key },
  });
  expect(late.data.id).toBe(first.id);
  const other = await request(chat.sendMessage, 409, {
    token,
    body: { threadUniqueId: id, text: 'Something else' },
    headers: { 'Idempotency-Key': key },
  });
  expect(other.error).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await request(chat.listMessages, 200, { params: { id }, token })).data.totalRecords).toBe(1);
});

test('unread messages are those of others after the last read one, whatever the student has written in between', async () => {
  const { threadId: id } = await write('One');
  await write('Two');
  expect(await unread()).toEqual({ total: 2, company: 2, university: 0, michi: 0 });
  await sendText(id, 'Written without reading');
  await write('Three');
  expect((await unread()).total).toBe(3);
  await open(isobe, hana, { readUpTo: 2 });
  expect((await unread()).total).toBe(1);
  // Never fewer than before, and never more than there are.
  expect((await open(isobe, hana, { readUpTo: 1 })).readUpTo).toBe(2);
  expect(await open(isobe, hana, { readUpTo: 900 })).toMatchObject({ readUpTo: 4, unreadCount: 0 });
  await sendText(id, 'Read, then written');
  expect((await threads())[0]).toMatchObject({ readUpTo: 5, unreadCount: 0, readByEntityUpTo: 4 });
});

test('history is paged backwards by number, and stable while new messages arrive', async () => {
  const { threadUniqueId: id } = await open(michi);
  for (let number = 1; number <= 7; number += 1) await sendText(id, `Number ${number}`);
  const newest = await listed(id, 'size=3');
  expect([newest.data.map(({ sequence }) => sequence), newest.totalRecords]).toEqual([[7, 6, 5], 7]);
  await sendText(id, 'New');
  const older = await listed(id, 'size=3&before=5');
  expect([older.data.map(({ sequence }) => sequence), older.totalRecords]).toEqual([[4, 3, 2], 4]);
  expect((await listed(id, 'size=3&page=2&before=5')).data.map(({ sequence }) => sequence)).toEqual([1]);
  expect((await listed(id, 'after=6')).data.map(({ text }) => text)).toEqual(['New', 'Number 7']);
  expect((await listed(id, 'after=8')).data).toEqual([]);
  expect((await listed(id, 'after=2&before=5')).data.map(({ sequence }) => sequence)).toEqual([4, 3]);
});

test.each([
  ['ｴﾝｼﾞﾆｱ', 'エンジニアの面談を予約しました'],
  ['面談', 'エンジニアの面談を予約しました'],
  ['ROBOT', 'About robots, your second interview'],
])('a search for %s finds messages in the list and in the thread', async (search, text) => {
  const { threadId: id } = await write('エンジニアの面談を予約しました');
  await write('About robots, your second interview');
  await write('Nothing of the kind', hana, michi);
  const query = `search=${encodeURIComponent(search)}`;
  expect((await threads(query)).map(({ foundMessage }) => foundMessage?.text)).toEqual([text]);
  expect((await listed(id, query)).data.map((one) => one.text)).toEqual([text]);
  const stranger = await signInStudent();
  expect(await threads(query, stranger)).toEqual([]);
});

test('a search finds threads by the name of the party', async () => {
  await write('Hello');
  expect((await threads('search=いそべ')).length).toBe(0);
  const [found] = await threads(`search=${encodeURIComponent('磯部')}`);
  expect([found?.entity.name, found?.foundMessage]).toEqual(['Isobe Market', null]);
  expect(await threads('entityType=UNIVERSITY')).toEqual([]);
  expect((await threads('entityType=COMPANY')).length).toBe(1);
  expect(await threads('entityType=STUDENT&page=3')).toEqual([]);
});

test("another student's thread is not found: messages, writing, reading, reporting and files", async () => {
  const { threadId: id } = await write('For Hana');
  const { token } = await signInStudent();
  const params = { id };
  for (const operation of [chat.listMessages, chat.showThread, chat.showLastMessage])
    await request(operation, 404, { params, token });
  await request(chat.sendMessage, 404, { token, body: { threadUniqueId: id, text: 'x' } });
  await request(chat.reportThread, 404, { params, token, body: { reason: 'SPAM' } });
  const entity = { entityType: 'COMPANY', entityId: companyId };
  await request(chat.updateUserEntity, 404, { token, body: { ...entity, threadUniqueId: id, readUpTo: 1 } });
});

test('a blocked party can no longer write, nor be written to, until it is let in again', async () => {
  const { threadId: id } = await write('Hello');
  const params = { id: companyId };
  const blocked = await request(chat.updateEntityBlock, 200, {
    params,
    token: hana.token,
    body: { isBlocked: true },
  });
  expect(blocked.data.notWritableReason).toBe('BLOCKED');
  await expect(write('Are you there?')).rejects.toThrow('has blocked the sender');
  const body = { threadUniqueId: id, text: 'x' };
  expect((await request(chat.sendMessage, 409, { token: hana.token, body })).error).toBe('NOT_WRITABLE');
  expect(await contacts('isWritable=false&entityType=COMPANY')).toEqual([['Isobe Market', 'BLOCKED']]);
  // Another student is none the worse.
  await write('Hello', await visibleStudent());
  await request(chat.updateEntityBlock, 200, { params, token: hana.token, body: { isBlocked: false } });
  await write('Hello again');
  expect((await threads())[0]?.lastMessage?.sequence).toBe(2);
});

test('a party is named by its type and id, and one that does not exist cannot be blocked', async () => {
  const { token } = hana;
  const entityType = 'COMPANY';
  await request(chat.updateUserEntity, 404, { token, body: { entityType, entityId: universityId } });
  await request(chat.updateUserEntity, 404, { token, body: { entityType, entityId: hana.userId } });
  const params = { id: hana.userId };
  await request(chat.updateEntityBlock, 404, { token, params, body: { isBlocked: true } });
});

test("students of a group see each other's names, and one who blocks its party leaves it", async () => {
  const alex = await signInStudent();
  const id = await beginGroup(deps, michi, {
    title: 'Class of 2027',
    titleJp: '27卒',
    to: [hana.email, alex.email],
  });
  await sendText(id, 'Hello Alex');
  const [group] = await threads('', alex);
  expect(group).toMatchObject({ kind: 'GROUP', title: 'Class of 2027', memberCount: 2, unreadCount: 1 });
  expect(group?.lastMessage).toMatchObject({ isMine: false, senderType: 'STUDENT', clientKey: null });
  await open(michi, alex, { threadUniqueId: id, readUpTo: 1 });
  await request(chat.updateEntityBlock, 200, {
    params: { id: michi.id },
    token: alex.token,
    body: { isBlocked: true },
  });
  expect(await threads('', alex)).toEqual([]);
  await request(chat.listMessages, 404, { params: { id }, token: alex.token });
});

test('text is stored as text, with its line breaks and tabs', async () => {
  const { threadUniqueId: id } = await open(michi);
  const link = '<a href="javascript:alert(1)">Click</a> javascript:alert(1)';
  expect((await sendText(id, link)).text).toBe(link);
  expect((await sendText(id, '  one\r\ntwo\tthree ')).text).toBe('one\ntwo\tthree');
  expect((await sendText(id, 'e\u0301'.repeat(2))).text).toBe('éé');
  const body = { threadUniqueId: id, text: ' \u200b\n ' };
  const refused = await request(chat.sendMessage, 422, { token: hana.token, body });
  expect(refused.fields).toEqual({ text: 'Write a message of 1 to 4,000 characters, or attach a file' });
});

test('a message of 4,000 characters is sent, one more is a 422, and a megabyte is a 413 or 422', async () => {
  const { threadUniqueId: id } = await open(michi);
  expect((await sendText(id, '𠮷'.repeat(4_000))).sequence).toBe(1);
  const ofLength = (length: number) =>
    send('POST', '/api/chat/chats', {
      token: hana.token,
      body: { threadUniqueId: id, text: 'x'.repeat(length) },
    });
  expect((await ofLength(4_001)).status).toBe(422);
  expect((await ofLength(1_000_000)).status).toBe(422);
  expect((await ofLength(2 * 1024 * 1024)).status).toBe(413);
});

test('bidirectional overrides and control characters in names cannot imitate another name', async () => {
  const alex = await signInStudent();
  await database
    .updateTable('user_details')
    .set({
      first_name: 'Al\u202ex',
      family_name: 'Mor\u2066gan\u0007',
      family_name_jp: '\u202e',
      first_name_jp: null,
    })
    .where('user_id', '=', alex.userId)
    .execute();
  const title = 'Gr\u202eoup';
  const id = await beginGroup(deps, michi, { title, titleJp: null, to: [hana.email, alex.email] });
  await sendText(id, 'Hello', alex);
  const [group] = await threads();
  expect([group?.title, group?.lastMessage?.senderName, group?.lastMessage?.senderNameJp]).toEqual([
    'Group',
    'Alx Morgan',
    '-',
  ]);
});

test('a file is sent once, and got as an attachment by those in the thread alone', async () => {
  const { threadUniqueId: id } = await open(michi);
  const { token } = hana;
  const form = await formRequest({ file: pdfFile('Portfolio.pdf') });
  const uploaded = (await request(chat.uploadAttachment, 201, { token, ...form })).data;
  const stranger = await signInStudent();
  const get = (who: SignedIn) =>
    send('GET', `/api/chat/chats/attachments/${uploaded.id}`, { token: who.token });
  expect([(await get(hana)).status, (await get(stranger)).status]).toEqual([200, 404]);
  // Not another student's, and not in two messages.
  const body = { threadUniqueId: id, attachmentIds: [uploaded.id] };
  const strangers = (await open(michi, stranger)).threadUniqueId;
  await request(chat.sendMessage, 422, {
    token: stranger.token,
    body: { ...body, threadUniqueId: strangers },
  });
  const sent = (await request(chat.sendMessage, 201, { token, body })).data;
  expect([sent.text, sent.attachments]).toEqual([null, [uploaded]]);
  expect((await request(chat.sendMessage, 422, { token, body })).fields).toHaveProperty('attachmentIds');
  const file = await get(hana);
  expect(file.headers.get('content-disposition')).toContain('attachment; filename="Portfolio.pdf"');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect((await get(stranger)).status).toBe(404);
  const evil = new File(['<script>alert(1)</script>'], 'x.pdf', { type: 'application/pdf' });
  await request(chat.uploadAttachment, 415, { token, ...(await formRequest({ file: evil })) });
  const empty = await formRequest({ file: new File([], 'x.pdf') });
  expect((await request(chat.uploadAttachment, 422, { token, ...empty })).fields).toHaveProperty('file');
});

test('an offer can be attached to a message to its company only', async () => {
  const { token, userId } = hana;
  const jobOfferId = await addOffer(database, { userId, companyId, code: 'IM-1', now: clock.now() });
  const [toIsobe, toMichi] = [await open(isobe), await open(michi)].map((thread) => thread.threadUniqueId);
  const body = { threadUniqueId: toIsobe, text: 'A question', jobOfferId };
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const sent = (await request(chat.sendMessage, 201, { token, body, headers })).data;
  expect(sent.jobOffer).toEqual({
    id: jobOfferId,
    code: 'IM-1',
    jobKind: 'JOB',
    companyName: 'Isobe Market',
    companyNameJp: '株式会社磯部マーケット',
    position: 'Planner',
    positionJp: '企画職',
    expiresAt: '2026-12-04T08:00:00.000Z',
  });
  expect((await request(chat.sendMessage, 201, { token, body, headers })).data).toEqual(sent);
  const without = { threadUniqueId: toIsobe, text: 'A question' };
  await request(chat.sendMessage, 409, { token, body: without, headers });
  expect(await readAsParty(deps, isobe, { to: hana.email })).toContainEqual(
    expect.stringMatching(/: A question {2}\(about offer IM-1, Planner\)$/),
  );
  const refused = async (who: SignedIn, threadUniqueId: string | undefined) =>
    (await request(chat.sendMessage, 422, { token: who.token, body: { ...body, threadUniqueId } })).fields;
  const fields = { jobOfferId: 'This isn’t an offer of yours that can be attached here' };
  expect(await refused(hana, toMichi)).toEqual(fields);
  const alex = await visibleStudent({ universityId });
  await write('Hello', alex);
  expect(await refused(alex, (await open(isobe, alex)).threadUniqueId)).toEqual(fields);
  const group = await beginGroup(deps, isobe, {
    title: 'Offers',
    titleJp: null,
    to: [hana.email, alex.email],
  });
  expect(await refused(hana, group)).toEqual(fields);
});

test('a report keeps the text of the message, and the operator reads it', async () => {
  const { threadId: id } = await write('Send me your bank account');
  const params = { id };
  const { token } = hana;
  await request(chat.reportThread, 422, { params, token, body: { reason: 'OTHERS' } });
  await request(chat.reportThread, 200, { params, token, body: { reason: 'SPAM', sequence: 1 } });
  const row = await database
    .selectFrom('chat_reports')
    .selectAll()
    .where('user_id', '=', hana.userId)
    .executeTakeFirst();
  expect(row).toMatchObject({
    reason: 'SPAM',
    message_text: 'Send me your bank account',
    sender_name: 'Isobe Market',
  });
});

test('the first unread message makes a notification, which is read with the last message', async () => {
  await write('One');
  await write('Two');
  const notified = async () =>
    (
      await request(manifest.notification.listNotifications, 200, {
        params: { userId: hana.userId },
        token: hana.token,
      })
    ).data.data;
  expect(await notified()).toMatchObject([
    { kind: 'CHAT_MESSAGE', title: 'Isobe Market wrote to you', body: 'One' },
  ]);
  const unreadOnes = async () => (await notified()).filter(({ readAt }) => readAt === null).length;
  await open(isobe, hana, { readUpTo: 1 });
  expect(await unreadOnes()).toBe(1);
  const { threadUniqueId } = await open(isobe, hana, { readUpTo: 2 });
  expect(await unreadOnes()).toBe(0);
  await write('Three');
  expect((await notified()).map(({ link, readAt }) => [link, readAt !== null])).toEqual([
    [`/student/chat?thread=${threadUniqueId}`, false],
    [`/student/chat?thread=${threadUniqueId}`, true],
  ]);
});

test('deleting the account deletes its threads, and in groups removes its messages but keeps their numbers', async () => {
  const alex = await visibleStudent();
  const group = await beginGroup(deps, michi, {
    title: 'Group',
    titleJp: null,
    to: [hana.email, alex.email],
  });
  await sendText(group, 'From Alex', alex);
  await sendText(group, 'From Hana');
  await write('To Alex alone', alex);
  await inTransaction(database, (transaction) => forgetChat(transaction, alex.userId, clock.now()));
  const left = await listed(group);
  expect(left.data).toMatchObject([
    { sequence: 2, text: 'From Hana', isRemoved: false },
    { sequence: 1, text: null, senderName: 'Deleted user', isRemoved: true },
  ]);
  const { count } = await database
    .selectFrom('chat_threads')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', alex.userId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});
