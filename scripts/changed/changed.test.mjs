import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { differ } from '../screenshots/differ.mjs';
import { chooseStories } from './chooseStories.mjs';
import { pairStories, screenshotKey } from './pairStories.mjs';
import { viewsFor } from './views.mjs';
import { writePage } from './writePage.mjs';

const button = {
  id: 'button--primary',
  title: 'Design system/Button',
  name: 'Primary',
  importPath: './packages/design-system/src/button/Button.stories.tsx',
};
const jobs = {
  id: 'jobs--list',
  title: 'Portal/Jobs',
  name: 'List',
  importPath: './apps/portal/src/jobs/Jobs.stories.tsx',
};
const help = { ...jobs, id: 'help--list', importPath: './apps/portal/src/help/Help.stories.tsx' };

/** A plain picture with some pixels of its upper left in another colour. */
function pictureOf({ width = 20, height = 20, marked = 0 }) {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let pixel = 0; pixel < marked; pixel += 1) picture.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(picture);
}

describe('stories are chosen', () => {
  const modules = [
    { source: 'packages/design-system/src/button/Button.tsx', dependencies: [] },
    {
      source: 'packages/design-system/src/button/Button.stories.tsx',
      dependencies: [{ resolved: 'packages/design-system/src/button/Button.tsx' }],
    },
    {
      source: 'apps/portal/src/jobs/Jobs.tsx',
      dependencies: [{ resolved: 'packages/design-system/src/button/Button.tsx' }],
    },
    {
      source: 'apps/portal/src/jobs/Jobs.stories.tsx',
      dependencies: [{ resolved: 'apps/portal/src/jobs/Jobs.tsx' }],
    },
  ];

  test.each([
    [
      'a component: its stories and those of every screen with it',
      ['packages/design-system/src/button/Button.tsx'],
      [button, jobs],
    ],
    ['a screen: its own', ['apps/portal/src/jobs/Jobs.tsx'], [jobs]],
    ['a contract: every screen, since the mocks answer from it', ['specs/job/openapi.yaml'], [jobs, help]],
    ['a token: all', ['packages/design-system/src/theme/tokens.ts'], [button, jobs, help]],
    ['what no story imports: none', ['apps/server/src/main.ts'], []],
  ])('by %s', (_, files, chosen) => {
    expect(chooseStories([button, jobs, help], files, modules)).toEqual(chosen);
  });
});

describe('two pictures', () => {
  test('that differ by a few pixels count as the same', () => {
    expect(differ(pictureOf({}), pictureOf({ marked: 8 }))).toEqual({ pixels: 0 });
  });

  test('larger differences are reported with a mask of the differing pixels', () => {
    const { pixels, mask } = differ(pictureOf({}), pictureOf({ marked: 15 }));
    expect(pixels).toBe(15);
    const { data } = PNG.sync.read(mask);
    expect([data[3], data[15 * 4 + 3]]).toEqual([255, 0]);
  });

  test('of different sizes differ in the area that only one has', () => {
    expect(differ(pictureOf({}), pictureOf({ height: 22 })).pixels).toBe(40);
  });
});

describe('the page', () => {
  const [plain, marked] = [pictureOf({}), pictureOf({ marked: 15 })];
  const sideOf = (stories, picture) => ({
    stories,
    pictures: new Map(
      stories.flatMap((story) => viewsFor(story).map(({ name }) => [screenshotKey(story.id, name), picture])),
    ),
  });

  test('contains changed, added and removed stories, and no unchanged ones', () => {
    const before = sideOf([button, help], plain);
    const after = sideOf([button, jobs], plain);
    after.pictures.set(screenshotKey(button.id, 'Dark'), marked);
    const changes = pairStories(before, after, viewsFor, differ);
    expect(changes.map(({ kind, story, looks }) => [kind, story.id, looks.length])).toEqual([
      ['changed', 'button--primary', 1],
      ['removed', 'help--list', 4],
      ['added', 'jobs--list', 4],
    ]);
    expect(pairStories(before, before, viewsFor, differ)).toEqual([]);
  });

  test('does not call a story changed that could not be shown on one side', () => {
    const unseen = { ...sideOf([button], plain), pictures: new Map() };
    expect(pairStories(sideOf([button], plain), unseen, viewsFor, differ)).toEqual([]);
  });

  test('inlines its pictures and escapes its input', () => {
    const story = { ...button, name: '<Primary>' };
    const changes = pairStories(sideOf([story], plain), sideOf([story], marked), viewsFor, differ);
    const page = writePage({ before: 'main', after: 'a&b', looked: 1, all: 3, changes, unseen: [] });
    expect(page).toContain('1 changed, 0 added, 0 removed');
    expect(page).toContain('Light: 15 pixels differ');
    expect(page).toContain('to <code>a&amp;b</code>');
    expect(page).not.toContain('<Primary>');
    expect(page.match(/src="(?!data:image\/png;base64,)/g)).toBeNull();
    expect(page.match(/<img /g)).toHaveLength(8);
  });

  test('says so when nothing looks different', () => {
    const page = writePage({ before: 'a', after: 'b', looked: 0, all: 3, changes: [], unseen: [] });
    expect(page).toContain('No story looks different.');
  });
});
