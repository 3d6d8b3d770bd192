import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';
import type { CommandReport } from '../../../platform/commands.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import { userCommands } from './userCommands.ts';

const { deps, signInStudent } = await createTestApp();
const folder = await mkdtemp(join(tmpdir(), 'michi-users-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `michi users import …` on a file. */
async function importUsers(csv: string | Uint8Array, ...flags: readonly string[]) {
  const path = join(folder, 'users.csv');
  await writeFile(path, csv);
  return importPath(path, ...flags);
}

async function importPath(path: string, ...flags: readonly string[]): Promise<CommandReport | undefined> {
  let report: CommandReport | undefined;
  const program = new Command('michi').exitOverride();
  userCommands(program, async (work) => {
    report = await work(deps);
  });
  await program.parseAsync(['users', 'import', path, ...flags], { from: 'user' });
  return report;
}

const HEAD = 'Family name,First name,Email,Role,University,Language,First name jp';
await signInStudent({ email: 'taken@michi.example' });

/** A line for every fault that a line can have. */
const FAULTY = Buffer.concat([
  Buffer.from(
    [
      HEAD,
      ',ハナ,saeki',
      `${'x'.repeat(101)},Hana\u0007,hana@michi.example,boss,Nowhere,fr`,
      'Saeki,Hana,hana@michi.example,student,,jp,花',
      'Saeki,Hana,hana@michi.example',
      'Saeki,Hana,taken@michi.example',
      'Asai,Yuko,yuko@michi.example,admin,University of the test,en',
      'Saeki,"Hana,hana2@michi.example',
      'Saeki,Hana,hana3@michi.example,student,,jp,花,and more',
      `Saeki,Hana,hana5@michi.example,student,,jp,e${'\u0301'.repeat(31)}`,
      'Saeki,Hana,hana4@michi.example,student,,jp,',
    ].join('\n'),
  ),
  // 佐伯 in Shift_JIS, in a file of UTF-8.
  Buffer.from([0x8d, 0xb2, 0x94, 0x8c]),
]);
await deps.database.insertInto('universities').values({ name: 'University of the test' }).execute();

const LANGUAGES = ['en', 'jp'] as const;

test('reports the errors of every line in the requested language only', async () => {
  const [english, japanese] = await Promise.all(
    LANGUAGES.map(async (language) => (await importUsers(FAULTY, '--language', language))?.lines ?? []),
  );
  // Contents of the file are quoted unchanged.
  const own = (lines: readonly string[] = [], value: RegExp) => lines.map((line) => line.replace(value, ''));
  expect(english).toContain('Line 5, email: is the same email as on line 4 (hana@michi.example)');
  expect(japanese).toContain('5行目のメールアドレス：4行目と同じメールアドレスです（hana@michi.example）');
  for (const line of own(english, /\(.*\)$/u))
    expect(line).not.toMatch(/\p{Script=Han}|\p{Script=Hiragana}/u);
  for (const line of own(japanese, /（.*）$/u)) {
    expect(line).toMatch(/行目|文字コード|追加/u);
    expect(line.replace('--leave-out-faulty', '')).not.toMatch(
      /\b(is|the|line|added|missing|email|name)\b/iu,
    );
  }
  expect(english?.length).toBe(japanese?.length);
  // Every fault was reported, in both.
  for (const [text, lines] of [
    [en, english],
    [jp, japanese],
  ] as const) {
    const unreported = Object.entries(text.code).filter(
      ([, sentence]) => lines?.some((line) => line.includes(sentence.replace('{otherLine}', '4'))) !== true,
    );
    expect(unreported.map(([code]) => code)).toEqual([]);
  }
});

test.each([
  [
    'en',
    'Added: 1. We’ll email each user a link to choose a password.',
    `There is no file ${join(folder, 'missing.csv')}.`,
    'Add the missing heading: First name',
  ],
  [
    'jp',
    '1名を追加しました。全員にパスワード設定のメールが届きます。',
    `ファイル ${join(folder, 'missing.csv')} が見つかりません。`,
    '不足している見出しを追加してください：First name / 名（ローマ字）',
  ],
] as const)(
  'in %s it reports who was added, a missing file, and what a file lacks',
  async (language, added, missing, heading) => {
    const flags = ['--language', language];
    const report = await importUsers(`${HEAD}\nAsai,Ken,${language}@michi.example\n`, ...flags);
    expect(report).toEqual({ lines: [expect.stringContaining('UTF_8'), added], ok: true });
    await expect(importPath(join(folder, 'missing.csv'), ...flags)).rejects.toThrow(missing);
    await expect(importUsers('Family name,Email\nAsai,a@michi.example\n', ...flags)).rejects.toThrow(heading);
  },
);

test.each([
  [50, []],
  [51, ['… and 1 more.']],
])('of %i faults it lists the first 50 and counts the others', async (count, more) => {
  const people = Array.from({ length: count }, () => 'Asai,Ken,nowhere');
  const { lines = [] } = (await importUsers([HEAD, ...people].join('\n'), '--language', 'en')) ?? {};
  expect(lines.slice(51)).toEqual([...more, en.nobody]);
});
