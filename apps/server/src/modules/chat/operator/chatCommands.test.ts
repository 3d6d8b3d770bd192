import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { chatCommands } from './chatCommands.ts';

const { addUniversity, request, deps, signInStudent } = await createTestApp();
const { listMessages, listThreads, reportThread, updateEntityBlock } = manifest.chat;
const universityId = await addUniversity('Seiryo University');
const { id: companyId } = await deps.database
  .insertInto('companies')
  .values({ name: 'Isobe Market', name_jp: '株式会社磯部マーケット' })
  .returning('id')
  .executeTakeFirstOrThrow();
const folder = await mkdtemp(join(tmpdir(), 'michi-chat-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let hana: SignedIn;
let printed: string[] = [];
beforeEach(async () => {
  printed = [];
  hana = await signInStudent({ universityId });
  await letCompaniesFind(hana);
});

const letCompaniesFind = ({ userId }: SignedIn) =>
  deps.database
    .insertInto('student_profiles')
    .values({ user_id: userId, is_visible_to_companies: true })
    .execute();

/** Runs the command as a terminal would; refusals throw. */
async function michi(...args: readonly string[]): Promise<void> {
  const program = new Command('michi');
  chatCommands(program, async (work) => {
    printed.push(...(await work(deps)).lines);
  });
  for (const command of program.commands.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['chat', ...args], { from: 'user' });
}

const threads = async (who = hana) => (await request(listThreads, 200, { token: who.token })).data.data;

test.each([
  [['--as-company', 'Isobe Market'], 'COMPANY', 'Isobe Market'],
  [['--as-company', companyId, '--from', 'Recruiting'], 'COMPANY', 'Recruiting'],
  [['--as-university', 'Seiryo University'], 'UNIVERSITY', 'Seiryo University'],
  [['--as-michi'], 'JOBHUNTING', 'Michi Support'],
])('send %j begins the thread and writes in their name', async (as, senderType, senderName) => {
  await michi('send', ...as, '--to', hana.email.toUpperCase(), '--text', ' Hello ');
  const [thread] = await threads();
  expect(thread?.lastMessage).toMatchObject({ senderType, senderName, text: 'Hello', sequence: 1 });
  expect(printed).toEqual([`Sent as message 1 of the thread ${thread?.threadUniqueId}.`]);
});

test('a file is sent with it, and a file of another type is refused', async () => {
  const [guide, script] = [join(folder, 'Guide.pdf'), join(folder, 'evil.pdf')];
  await writeFile(guide, '%PDF-1.7\n%%EOF\n');
  await writeFile(script, '<script>');
  await michi('send', '--as-michi', '--to', hana.email, '--file', guide);
  expect((await threads())[0]?.lastMessage).toMatchObject({
    text: null,
    attachments: [{ fileName: 'Guide.pdf', mediaType: 'application/pdf' }],
  });
  const refused = michi('send', '--as-michi', '--to', hana.email, '--file', script);
  await expect(refused).rejects.toThrow('--file cannot be sent');
});

test('a group is begun, written into, and read with its party marked', async () => {
  const alex = await signInStudent();
  await michi('group', '--as-michi', '--title', 'Class of 2027', '--to', hana.email, alex.email);
  const [group] = await threads(alex);
  const id = group?.threadUniqueId ?? '';
  expect(printed).toEqual([`The group has started: ${id}.`]);
  await michi('send', '--as-michi', '--group', id, '--text', 'Welcome');
  await request(manifest.chat.sendMessage, 201, {
    token: alex.token,
    body: { threadUniqueId: id, text: 'Thanks' },
  });
  await michi('read', '--as-michi', '--group', id);
  expect(printed.at(-1)).toContain(': Thanks');
  expect((await threads(alex))[0]).toMatchObject({ readByEntityUpTo: 2, memberCount: 2 });
  await expect(michi('send', '--as-company', companyId, '--group', id, '--text', 'x')).rejects.toThrow(
    '--group is not',
  );
});

test.each([
  [['--to', 'HANA', '--text', 'x'], 'Give --as-company'],
  [['--as-company', 'Nobody', '--to', 'HANA', '--text', 'x'], '--as-company does not exist'],
  [['--as-michi', '--text', 'x'], 'Give --to or --group'],
  [['--as-michi', '--to', 'nobody@michi.example', '--text', 'x'], '--to is not an active student'],
  [['--as-michi', '--to', 'HANA'], '--text is required'],
  [['--as-michi', '--to', 'HANA', '--text', '  '], 'It is empty'],
  [['--as-michi', '--to', 'HANA', '--text', 'x'.repeat(4_001)], 'more than 4,000'],
  [
    ['--as-university', 'Seiryo University', '--to', 'OTHER', '--text', 'x'],
    '--to is not a student of this university',
  ],
])('send %j is refused: %s', async (args, reason) => {
  const other = await signInStudent();
  const named = args.map((word) => (word === 'HANA' ? hana.email : word === 'OTHER' ? other.email : word));
  await expect(michi('send', ...named)).rejects.toThrow(reason);
  expect(await threads()).toEqual([]);
});

test('a company finds only students who are visible to companies, and none who has blocked it', async () => {
  const alex = await signInStudent();
  const send = () => michi('send', '--as-company', companyId, '--to', alex.email, '--text', 'x');
  await expect(send()).rejects.toThrow('--to is hidden from companies');
  await letCompaniesFind(alex);
  await request(updateEntityBlock, 200, {
    params: { id: companyId },
    token: alex.token,
    body: { isBlocked: true },
  });
  const blocked = michi('send', '--as-company', companyId, '--to', alex.email, '--text', 'x');
  await expect(blocked).rejects.toThrow('--to has blocked');
});

test('more than five files, and a file for a group, are refused', async () => {
  const guide = join(folder, 'Guide.pdf');
  await writeFile(guide, '%PDF-1.7\n%%EOF\n');
  const files = (count: number) => Array.from({ length: count }, () => ['--file', guide]).flat();
  const send = (...args: readonly string[]) => michi('send', '--as-michi', ...args);
  await expect(send('--to', hana.email, ...files(6))).rejects.toThrow('--file can be given up to five times');
  await send('--to', hana.email, ...files(5));
  expect((await threads())[0]?.lastMessage?.attachments).toHaveLength(5);
  await michi('group', '--as-michi', '--title', 'Class of 2027', '--to', hana.email);
  const group = /[\da-f-]{36}/.exec(printed.at(-1) ?? '')?.[0] ?? '';
  await expect(send('--group', group, ...files(1))).rejects.toThrow('--file can be sent to one student');
});

test('a company is named by its id where two have the name', async () => {
  const twins = await deps.database
    .insertInto('companies')
    .values([{ name: 'Twin' }, { name: 'Other', name_jp: 'Twin' }])
    .returning('id')
    .execute();
  const send = (company: string) =>
    michi('send', '--as-company', company, '--to', hana.email, '--text', 'Hello');
  await expect(send('Twin')).rejects.toThrow('--as-company matches more than one: give the id');
  await send(twins[1]?.id ?? '');
  expect((await threads())[0]?.lastMessage).toMatchObject({ senderName: 'Other' });
});

test.each([
  ['長'.repeat(200), '長'.repeat(200)],
  ['長'.repeat(201), `${'長'.repeat(200)}…`],
])('a notification shows the first 200 characters of a message', async (text, shown) => {
  await michi('send', '--as-michi', '--to', hana.email, '--text', text);
  const { body } = await deps.database
    .selectFrom('notifications')
    .select('body')
    .where('user_id', '=', hana.userId)
    .executeTakeFirstOrThrow();
  expect(body).toBe(shown);
});

test('the thread of reports to handle is one that has any', async () => {
  await expect(michi('reports', '--handled', hana.userId)).rejects.toThrow(
    '--handled is not a thread with an open report',
  );
});

test('reports are listed with the text of the message, until they are handled', async () => {
  await michi('send', '--as-company', companyId, '--to', hana.email, '--text', 'Pay\u0007 first\nplease');
  const id = (await threads())[0]?.threadUniqueId ?? '';
  await request(reportThread, 200, {
    params: { id },
    token: hana.token,
    body: { reason: 'SPAM', sequence: 1 },
  });
  await michi('reports');
  expect(printed.at(-2)).toContain(`SPAM: ${hana.email} about Isobe Market (COMPANY), thread ${id}`);
  expect(printed.at(-1)).toBe('  message 1 of Isobe Market: Pay first please');
  await michi('reports', '--handled', id);
  await michi('reports');
  expect(printed.slice(-2)).toEqual(['1 report marked as handled.', 'Nothing has been reported.']);
  expect((await request(listMessages, 200, { params: { id }, token: hana.token })).data.totalRecords).toBe(1);
});
