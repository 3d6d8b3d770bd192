import { readFile, access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY_ROOT } from '../src/platform/settings.ts';

const text = await readFile(join(REPOSITORY_ROOT, 'apps/server/SECURITY.md'), 'utf8');

/** The rows of the tables of requirements: the requirement, its state, where it is met or why not, and its tests. */
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirement = '', state = '', where = '', tests = '']) => ({ requirement, state, where, tests }));

/** A path from the root of the project, or from this workspace. */
const resolved = (path: string): string =>
  join(REPOSITORY_ROOT, /^(apps|packages|specs|bench)\/|^\.env/.test(path) ? '' : 'apps/server', path);

/** Paths in backticks. */
const paths = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test('every file that is named exists', async () => {
  const named = [...new Set(rows.flatMap(({ where, tests }) => [...paths(where), ...paths(tests)]))];
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

test('a met requirement names its place', () => {
  const unplaced = rows.filter(({ state, where }) => state === 'met' && paths(where).length === 0);
  expect(unplaced.map(({ requirement }) => requirement)).toEqual([]);
});
