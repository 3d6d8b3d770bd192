import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const cwd = inRoot('packages', 'design-system');

/** The stories of each component, by its folder. */
const stories = new Map(
  globSync('src/*/*.stories.tsx', { cwd })
    .filter((file) => !file.includes('foundations'))
    .map((file) => [
      basename(dirname(file)),
      [
        ...readFileSync(inRoot('packages', 'design-system', file), 'utf8').matchAll(/^export const (\w+)/gm),
      ].map(([, name]) => toId('component', storyNameFromExport(name)).replace('component--', '')),
    ]),
);
const pictures = globSync('*/*.png', { cwd: inRoot('packages', 'design-system', 'baselines') }).map((file) =>
  file.replaceAll('\\', '/'),
);

describe('the approved pictures', () => {
  test('show every component in both themes', () => {
    const missing = [...stories.keys()].flatMap((component) =>
      ['light', 'dark']
        .filter(
          (theme) =>
            !pictures.some((file) => file.startsWith(`${component}/`) && file.endsWith(`-${theme}.png`)),
        )
        .map((theme) => `${component} ${theme}`),
    );
    expect(missing, 'npm run baselines -- update <component>').toEqual([]);
  });

  test('are of stories there are', () => {
    const gone = pictures.filter((file) => {
      const [component, story] = file.replace(/-(light|dark)\.png$/, '').split('/');
      return stories.get(component)?.includes(story) !== true;
    });
    expect(gone, 'npm run baselines -- update <component>').toEqual([]);
  });
});
