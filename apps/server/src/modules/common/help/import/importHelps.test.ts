import { manifest } from '@michi/api/manifest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../../test/testApp.ts';
import { importHelps } from './importHelps.ts';

const { request, deps, signInStudent } = await createTestApp();
const { token } = await signInStudent();
const folder = await mkdtemp(join(tmpdir(), 'michi-helps-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const withdraw = {
  id: 'withdraw',
  category: 'Applying',
  categoryJp: '応募',
  question: 'Can I take it back?',
  questionJp: '取り消せますか。',
  answer: '<p onclick="alert(1)">Yes.</p><script>alert(1)</script>',
};

async function importLines(...lines: readonly unknown[]) {
  const path = join(folder, 'helps.jsonl');
  await writeFile(path, lines.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'));
  return importHelps(deps, path, () => undefined);
}

test('articles are added after the existing ones with safe markup, and a second import changes nothing', async () => {
  const lines = [withdraw, { ...withdraw, id: 'full', question: 'Why is it full?' }] as const;
  expect((await importLines(...lines)).lines).toEqual([
    'Help articles: 2 read, 2 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  const found = async () =>
    (await request(manifest.common.findHelps, 200, { token, query: 'search=take' })).data;
  const first = await found();
  expect(first).toMatchObject([
    {
      question: 'Can I take it back?',
      questionJp: '取り消せますか。',
      answer: '<p>Yes.</p>',
      answerJp: null,
    },
  ]);
  expect((await importLines(...lines)).lines).toEqual([
    'Help articles: 2 read, 0 added, 0 changed, 2 unchanged, 0 refused',
  ]);
  expect(await found()).toEqual(first);
  expect((await importLines({ ...withdraw, category: 'Interviews' })).lines).toEqual([
    'Line 1 changed: category',
    'Help articles: 1 read, 0 added, 1 changed, 0 unchanged, 0 refused',
  ]);
  const { data: categories } = await request(manifest.common.listHelpCategories, 200, { token });
  expect(categories.map(({ title, titleJp, helpCount }) => [title, titleJp, helpCount])).toEqual([
    ['Applying', '応募', 1],
    ['Interviews', '応募', 1],
  ]);
});

test('invalid lines are reported with number and reason, and skipped', async () => {
  const { lines, ok } = await importLines(
    { ...withdraw, id: 'good' },
    '{',
    { ...withdraw, id: 'script', answer: '<script>alert(1)</script>' },
    { ...withdraw, id: 'good' },
    { ...withdraw, id: 'unknown', shoeSize: 24 },
    { id: 'nothing', category: 'Applying', question: 'Why?' },
    { ...withdraw, id: 'long', question: 'x'.repeat(301) },
  );
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe(
    'Help articles: 7 read, 2 added (1 with fields left out), 0 changed, 0 unchanged, 5 refused',
  );
  const reasons = [
    /Line 2: is not JSON/,
    /Line 3: answer: is empty once unsafe content is removed/,
    /Line 4: has the same id as line 1/,
    /Line 5: left out shoeSize \(is not known\)/,
    /Line 6: answer: is missing/,
    /Line 7: question: has more than 300 characters/,
  ];
  for (const [index, reason] of reasons.entries()) expect(lines[index]).toMatch(reason);
});
