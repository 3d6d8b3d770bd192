import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { addCounsellor } from '../../../../test/contract/ownCounsellings.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import type { CommandReport } from '../../../platform/commands.ts';
import { counsellorCommands } from './counsellorCommands.ts';

const { createAnswerShare, listAnswerComments, listAnswerShares } = manifest.user;
const testApp = await createTestApp();
const { clock, deps, request, signInStudent } = testApp;
const universityId = await testApp.addUniversity('Seiryo University');
const counsellorId = await addCounsellor(testApp, universityId);
const { name } = await deps.database
  .updateTable('counsellors')
  .set({ name: 'Yuko Asai', name_jp: '浅井 裕子' })
  .where('id', '=', counsellorId)
  .returning('name')
  .executeTakeFirstOrThrow();
const student = await signInStudent({ universityId });
const answerId = await addAnswer(deps.database, student.userId, {
  topic: 'FOCUS_AS_STUDENT',
  language: 'jp',
  text: '読書会を2年間続けました。\n商店街で。',
  target: 400,
});
const shared = { token: student.token, params: { id: answerId } };
const { share } = (await request(createAnswerShare, 201, { ...shared, body: { days: 7, counsellorId } }))
  .data;
await request(createAnswerShare, 201, { ...shared, body: { days: 7 } });

/** Runs `michi counsellor …` and gives its lines. */
async function run(...args: readonly string[]): Promise<readonly string[]> {
  let report: CommandReport | undefined;
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  counsellorCommands(program, async (work) => {
    report = await work(deps);
  });
  for (const group of program.commands)
    for (const command of group.commands)
      command.exitOverride().configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['counsellor', ...args], { from: 'user' });
  return report?.lines ?? [];
}

test('a counsellor sees what is shared with them, comments on it by name, and no longer once it is over', async () => {
  for (const given of [name, '浅井 裕子', counsellorId]) {
    const [line, ...others] = await run('answers', given, '--language', 'en');
    expect(line?.split('\t')).toEqual([
      share.id,
      expect.any(String),
      'Focus as Student',
      'Why',
      expect.any(String),
    ]);
    expect(others).toEqual([]);
  }
  await run('comment', share.id, '--quote', '2年間', '--text', 'なぜ2年間ですか。');
  expect((await request(listAnswerComments, 200, shared)).data).toMatchObject([
    { author: '浅井 裕子', quote: '2年間', start: 4, text: 'なぜ2年間ですか。' },
  ]);
  const lines = await run('show', share.id, '--language', 'jp');
  expect(lines.slice(1, 6)).toEqual([
    '18文字／目標400文字',
    '',
    '読書会を2年間続けました。',
    '商店街で。',
    '',
  ]);
  expect(lines[6]).toContain('「2年間」について');
  expect(lines[7]).toBe('  なぜ2年間ですか。');
  const { data: links } = await request(listAnswerShares, 200, shared);
  expect(links.find(({ id }) => id === share.id)).toMatchObject({ viewCount: 1 });

  clock.advance(7 * 24 * 3_600_000);
  expect(await run('answers', name, '--language', 'jp')).toEqual([
    '現在、このカウンセラーに共有されている回答はありません。',
  ]);
  await expect(run('show', share.id)).rejects.toThrow(/No answer is shared/);
});

test.each([
  ['nobody', ['answers', 'Nobody'], /No counsellor is called Nobody/],
  ['words that are not there', ['comment', 'ID', '--quote', 'nowhere', '--text', 'a'], /does not stand/],
  ['no words', ['comment', 'ID', '--quote', ' ', '--text', 'a'], /It is empty/],
  ['too long a text', ['comment', 'ID', '--quote', 'a', '--text', 'a'.repeat(1001)], /more than 1,000/],
  ['a control character', ['comment', 'ID', '--quote', 'a', '--text', 'a\0b'], /control characters/],
])('%s: refused, saying why', async (_, args, message) => {
  const made = await request(createAnswerShare, 201, {
    token: (await freshStudent()).token,
    params: { id: await freshAnswer() },
    body: { days: 7, counsellorId },
  });
  await expect(run(...args.map((one) => (one === 'ID' ? made.data.share.id : one)))).rejects.toThrow(message);
});

let fresh: Awaited<ReturnType<typeof signInStudent>> | undefined;
async function freshStudent() {
  fresh ??= await signInStudent({ universityId });
  return fresh;
}
const freshAnswer = async () =>
  addAnswer(deps.database, (await freshStudent()).userId, { is_in_profile: false });
