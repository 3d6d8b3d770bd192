import { readFileSync } from 'node:fs';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { MAX_WAIT, TEST_TIMEOUT } from '@michi/config/timeouts';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../run/command.mjs';
import { inRoot } from '../run/paths.mjs';
import { freePort } from '../steps/serve.mjs';

const folder = inRoot('.cache', 'storybook');

/** Screens whose stories differ only in the responses of their mocked network. */
const SAMPLES = [
  'Dashboard/DashboardScreen',
  'Jobs/JobsScreen',
  'News/NewsScreen',
  'Notifications/NotificationsScreen',
];

const SIZE = { width: 1000, height: 800 };

let entries;
let server;
let browser;
let origin;

beforeAll(async () => {
  const built = await run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', folder], {
    log: 'storybook',
    // Built as for readers, not for the tests of stories.
    env: { CI: '1', VITEST: 'false' },
  });
  expect(built.ok, built.output).toBe(true);
  entries = Object.values(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = await preview({
    configFile: false,
    root: inRoot('.cache'),
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  browser = await chromium.launch(chromiumLaunchOptions());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const storiesOf = (title) => entries.filter((entry) => entry.type === 'story' && entry.title === title);
const docsOf = (title) => entries.find((entry) => entry.type === 'docs' && entry.title === title);

/** Opens a page of Storybook's preview, without what it is not to request, hands it over and closes it. */
async function open(id, viewMode, look, { size = SIZE, globals = '', blocked } = {}) {
  const page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(MAX_WAIT);
  try {
    if (blocked !== undefined) await page.route(blocked, (route) => route.abort());
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${viewMode}&globals=${globals}`);
    return await look(page);
  } finally {
    await page.close();
  }
}

/** The text of a story, once it has stopped changing. A skeleton has none. */
async function textOf(frame) {
  const root = frame.locator('#storybook-root');
  await root.locator('> *').first().waitFor({ state: 'attached' });
  let before;
  await expect
    .poll(
      async () => {
        const now = await root.innerText();
        const same = now === before;
        before = now;
        return same;
      },
      { interval: 1_500, timeout: 60_000 },
    )
    .toBe(true);
  return before;
}

test('the page of a component has its import, the props of all that its entry exports, and notes in the language of the toolbar', async () => {
  const { id } = docsOf('Design system/Layout/Card');
  const read = async (page) => {
    await page.getByRole('heading', { name: 'CardSection' }).waitFor();
    const [code, tables, note] = await Promise.all([
      page.locator('code', { hasText: 'import {' }).first().textContent(),
      page
        .locator('.docblock-argstable')
        .evaluateAll((all) => all.map((table) => table.querySelectorAll('tbody tr').length)),
      page.locator('#storybook-docs [lang] li').first().textContent(),
    ]);
    return { code, tables, note };
  };
  const code = "import { Card, CardSection } from '@michi/design-system/card';";
  expect(await open(id, 'docs', read)).toEqual({
    code,
    tables: [12, 1],
    note: 'Give one subject one card, with a title that names it.',
  });
  expect(await open(id, 'docs', read, { globals: 'language:jp' })).toMatchObject({
    code,
    note: '1つの話題を1枚のカードにし、それを表すタイトルを付ける。',
  });
});

describe('the documentation page of a screen', () => {
  // More than sixty pages: ten seconds each on a busy machine.
  const timeout = 3 * TEST_TIMEOUT;
  test(
    'shows under each heading a frame with that story alone and its link to the portal, for every screen',
    { timeout },
    async () => {
      const titles = [...new Set(entries.map(({ title }) => title))].filter((title) =>
        title.startsWith('Portal/'),
      );
      expect(titles.length).toBeGreaterThan(40);
      // Only the addresses of the frames are read.
      const blocked = /iframe\.html\?viewMode=story/;
      for (const title of titles) {
        const read = async (page) => {
          await page.locator('section iframe').first().waitFor();
          return page
            .locator('section:has(> h3)')
            .evaluateAll((sections) =>
              sections.map((section) => [
                section.querySelector('h3').textContent,
                new URL(section.querySelector('iframe').src).searchParams.get('id'),
                new URL(section.querySelector('p > a').href).searchParams.get('mocks'),
              ]),
            );
        };
        const frames = await open(docsOf(title).id, 'docs', read, { blocked });
        expect(frames, title).toEqual(
          storiesOf(title).map(({ name, id }) => [
            name,
            id,
            expect.stringMatching(/language_(?:en|jp).*theme_(?:light|dark)/),
          ]),
        );
      }
    },
  );

  test('begins with an index of its stories, whose links lead to their headings', async () => {
    await open(docsOf('Portal/Jobs/JobsScreen').id, 'docs', async (page) => {
      const index = page.getByRole('navigation', { name: 'Stories' }).getByRole('link');
      await index.first().waitFor();
      expect(await index.allTextContents()).toEqual(
        storiesOf('Portal/Jobs/JobsScreen').map(({ name }) => name),
      );
      await index.last().click();
      const top = () =>
        page
          .locator('section')
          .last()
          .evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(800);
    });
  });

  test.each(SAMPLES)('shows of %s in each frame what the story shows alone', async (name) => {
    const title = `Portal/${name}`;
    const stories = storiesOf(title);
    expect(stories.length).toBeGreaterThan(2);
    await open(docsOf(title).id, 'docs', async (page) => {
      for (const { id } of stories) {
        const frame = `iframe[src*="id=${id}&"]`;
        await page.locator(frame).scrollIntoViewIfNeeded();
        const size = await page
          .locator(frame)
          .evaluate(({ clientWidth, clientHeight }) => ({ width: clientWidth, height: clientHeight }));
        const [framed, alone] = await Promise.all([
          textOf(page.frameLocator(frame)),
          open(id, 'story', textOf, { size }),
        ]);
        expect([id, framed]).toEqual([id, alone]);
      }
    });
  });
});
