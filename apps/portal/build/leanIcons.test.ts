import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutKeys } from './leanIcons.ts';

/** An icon of several parts, with names it had before, and the picture its module holds. */
const icons = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '..', 'esm', 'icons');
const pictureOf = (code: string): unknown =>
  runInNewContext(`(${/const __iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? ''})`);

test('leaves a picture its name and every part, and takes only keys and former names', async () => {
  const code = await readFile(join(icons, 'panel-left-close.mjs'), 'utf8');
  expect(pictureOf(code)).toHaveProperty(['node', 0, 1, 'key']);
  const lean = withoutKeys(code);
  expect(pictureOf(lean)).toEqual({
    name: 'panel-left-close',
    size: 24,
    node: [
      ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
      ['path', { d: 'M9 3v18' }],
      ['path', { d: 'm16 15-3-3 3-3' }],
    ],
  });
  expect(lean).not.toContain('__iconData.node;');
  expect(lean).toContain('export { __iconData, PanelLeftClose as default }');
});
