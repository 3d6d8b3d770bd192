import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

test.each(files)('%s writes typographic apostrophes (docs/voice.md)', (file) => {
  const source = withoutComments(readFileSync(join(folder, file), 'utf8'));
  expect(source.match(/.*[a-z]'[a-z].*/gi)).toBeNull();
});
