import { readFile, access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY_ROOT } from '../src/platform/settings.ts';

/** A row of a table in SECURITY.md. */
interface Row {
  readonly requirement: string;
  readonly state: string;
  readonly where: string;
  readonly tests: string;
}

const text = await readFile(join(REPOSITORY_ROOT, 'apps/server/SECURITY.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line): Row => {
    const [requirement = '', state = '', where = '', tests = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (more.length > 0 || !line.endsWith('|')) throw new Error(`This row has not four cells: ${line}`);
    return { requirement, state, where, tests };
  });

const STATES = ['met', 'in part', 'not met', 'not applicable'];

/** A path from the root of the project, or from this workspace. */
const resolved = (path: string): string =>
  join(REPOSITORY_ROOT, /^(apps|packages|specs|bench)\/|^\.env/.test(path) ? '' : 'apps/server', path);

/** Paths in backticks. */
const paths = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** `path` and the name of a test in it, in italics. */
const tests = (cell: string): readonly (readonly [path: string, name: string])[] =>
  [...cell.matchAll(/`([^`]+)` _([^_]+)_/g)].map(([, path = '', name = '']) => [path, name]);

test('every requirement has a number and a state, and occurs once', () => {
  expect(rows.length).toBeGreaterThan(100);
  const numbers = rows.map(({ requirement }) => /^V\d+\.\d+\.\d+(?= \S)/.exec(requirement)?.[0]);
  expect(numbers).not.toContain(undefined);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  for (const { requirement, state } of rows)
    expect([requirement, STATES.includes(state)]).toEqual([requirement, true]);
});

test('every file that is named exists', async () => {
  const named = [...new Set(rows.flatMap(({ where, tests: cell }) => [...paths(where), ...paths(cell)]))];
  expect(named.length).toBeGreaterThan(40);
  const missing = await Promise.all(
    named.map((path) =>
      access(resolved(path)).then(
        () => [],
        () => [path],
      ),
    ),
  );
  expect(missing.flat()).toEqual([]);
});

test('every test that is named exists, by that name', async () => {
  const named = rows.flatMap(({ tests: cell }) => tests(cell));
  expect(named.length).toBeGreaterThan(60);
  const missing = await Promise.all(
    named.map(async ([path, name]) => {
      const source = await readFile(resolved(path), 'utf8').catch(() => '');
      const isThere = ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
      return isThere ? [] : [`${path}: ${name}`];
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test('a met requirement names its place, an unmet one its reason', () => {
  for (const { requirement, state, where } of rows) {
    if (state === 'met') expect([requirement, paths(where).length > 0]).toEqual([requirement, true]);
    else expect([requirement, where.length > 10]).toEqual([requirement, true]);
  }
});
