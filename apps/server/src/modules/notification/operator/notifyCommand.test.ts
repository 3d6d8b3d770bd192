import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { notifyCommand } from './notifyCommand.ts';

const { addUniversity, request, deps, signInStudent } = await createTestApp();
const university = await addUniversity();
const hana = await signInStudent({ email: 'Hana@michi.example', universityId: university });
const alex = await signInStudent({ graduationYear: 2028 });
await signInStudent({ accountStatus: 'BLOCKED', universityId: university });
let printed: string[] = [];
beforeEach(async () => {
  printed = [];
  await deps.database.deleteFrom('notifications').execute();
  await deps.database.deleteFrom('notification_states').execute();
});

/** Runs the command as a terminal would; refusals throw. */
async function michi(...args: readonly string[]): Promise<void> {
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  notifyCommand(program, async (work) => {
    printed.push(...(await work(deps)).lines);
  });
  for (const command of program.commands)
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['notify', ...args], { from: 'user' });
}

const notified = async ({ userId, token }: SignedIn) =>
  (await request(manifest.notification.listNotifications, 200, { params: { userId }, token })).data.data;
const title = ['--title', 'Autumn seminars are open'] as const;

test.each([
  [['all'], [1, 1], 'Notified 2 students.'],
  [['university', university], [1, 0], 'Notified 1 student.'],
  [['graduation-year', '2028'], [0, 1], 'Notified 1 student.'],
  [['hana@michi.example'], [1, 0], 'Notified 1 student.'],
])('--to %j notifies its active students only', async (segment, counts, line) => {
  await michi('--to', ...segment, ...title);
  expect([(await notified(hana)).length, (await notified(alex)).length]).toEqual(counts);
  expect(printed).toEqual([line]);
});

test('the notification contains the complete text', async () => {
  const texts = [
    '--title-jp',
    '秋のセミナーの受付が始まりました',
    '--body',
    ' More ',
    '--body-jp',
    '詳しくはこちら',
  ];
  const linkOptions = ['--link', '/student/seminar/public-seminar?tab=0', '--group', 'seminar'];
  await michi('--to', 'all', ...title, ...texts, ...linkOptions);
  expect(await notified(hana)).toMatchObject([
    {
      kind: 'ANNOUNCEMENT',
      group: 'SEMINAR',
      title: 'Autumn seminars are open',
      titleJp: '秋のセミナーの受付が始まりました',
      body: 'More',
      bodyJp: '詳しくはこちら',
      link: '/student/seminar/public-seminar?tab=0',
      readAt: null,
    },
  ]);
});

test.each([
  [['everyone'], '--to is one of: all,'],
  [['university', 'seiryo'], '--to is one of: all,'],
  [['university', '0199a1c2-0000-7000-8000-00000000ffff'], '--to is not the id of a university'],
  [['graduation-year', '1999'], '--to includes no active student'],
  [['nobody@michi.example'], '--to includes no active student'],
])('--to %j is refused: %s', async (segment, reason) => {
  await expect(michi('--to', ...segment, ...title)).rejects.toThrow(reason);
});

test.each([
  [['--link', 'https://evil.example/'], '--link is not a path of the portal'],
  [['--link', '//evil.example'], '--link is not a path of the portal'],
  [['--link', '/student/news#x'], '--link is not a path of the portal'],
  [['--title-jp', 'あ'.repeat(301)], '--title-jp is not valid'],
  [['--group', 'news'], 'Allowed choices are jobs, seminar'],
])('%j is rejected, and nobody is notified: %s', async (args, reason) => {
  await expect(michi('--to', 'all', ...title, ...args)).rejects.toThrow(reason);
  expect(await notified(hana)).toEqual([]);
});

test('an empty title is refused', async () => {
  await expect(michi('--to', 'all', '--title', '  ')).rejects.toThrow('--title is not valid');
});
