import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { PNG } from 'pngjs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';
import { describeScreenshots } from '../run/screenshots.mjs';
import { differ } from './differ.mjs';
import { shrink } from './shrink.mjs';

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

/** A picture of the given number of greys, one per pixel. */
function greys(count, step = 1) {
  const picture = new PNG({ width: count, height: 4 });
  for (let pixel = 0; pixel < count * 4; pixel += 1) {
    const value = Math.floor((pixel % count) * step) % 256;
    picture.data.set([value, value, (value + (pixel >> 8)) % 256, 255], pixel * 4);
  }
  return PNG.sync.write(picture, { deflateLevel: 0 });
}

describe('a picture made small', () => {
  test('of few colours is the same to the pixel', () => {
    const picture = greys(64, 4);
    const small = shrink(picture);
    expect(small.length).toBeLessThan(picture.length);
    expect(PNG.sync.read(small).data.equals(PNG.sync.read(picture).data)).toBe(true);
  });

  test('with more colours than a palette still counts as equal', () => {
    const picture = greys(512);
    const small = shrink(picture);
    expect(small.length).toBeLessThan(picture.length);
    expect(differ(picture, small)).toEqual({ pixels: 0 });
  });
});

test('a run says that it could not compare, and why', () => {
  expect(describeScreenshots({ names: ['button/primary-light', 'button/primary-dark'] })).toBe(
    '2 screenshots compared',
  );
  expect(describeScreenshots({ names: [], reason: 'they were taken with other fonts' })).toBe(
    'screenshots not compared: they were taken with other fonts',
  );
});
