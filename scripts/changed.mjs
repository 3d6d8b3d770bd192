import './run/nodeVersion.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../packages/config/src/chromium.ts';
import { run, stopOnSignals } from './run/command.mjs';
import { inRoot, root } from './run/paths.mjs';
import { step } from './run/step.mjs';

/**
 * `npm run changed -- <git ref> [words]`: builds the Storybook of a commit and of the work tree, takes pictures of the
 * stories whose title and name contain the words, and lets reg-cli write a page of those that differ.
 */
const [ref, ...args] = process.argv.slice(2);
const only = args.join(' ').toLowerCase();
const git = (...gitArgs) => spawnSync('git', gitArgs, { cwd: root, encoding: 'utf8' });
if (ref === undefined || git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).status !== 0) {
  console.error(
    `${ref === undefined ? 'Name a git ref to compare with.' : `Unknown git ref: "${ref}".`}\nUsage: npm run changed -- <git ref> [words of a story, such as Button]`,
  );
  process.exit(2);
}

/** npm fetches it when it is asked for: it brings 137 packages, which no other command needs. */
const REG_CLI = 'reg-cli@0.18.16';

const folder = inRoot('.cache', 'changed');
const checkout = join(folder, 'checkout');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 780 };

/** A component is seen in both themes, a screen of the portal on a phone too. */
const viewsOf = ({ importPath }) => [
  { theme: 'light', size: DESKTOP },
  { theme: 'dark', size: importPath.startsWith('./apps/') ? PHONE : DESKTOP },
];

/** Generates what a side lacks and builds its Storybook as for tests, with the tools of this clone. */
async function build(side, cwd) {
  const cache = ['--cache-dir', inRoot('.turbo', 'cache')];
  const generated = await run('turbo', ['run', 'generate', '--ui=stream', ...cache], { log: side, cwd });
  if (!generated.ok) return generated;
  const location = ['--output-dir', join(folder, 'storybook', side)];
  return run('storybook', ['build', '--test', '--quiet', '--disable-telemetry', ...location], {
    log: side,
    cwd,
  });
}

/** A picture counts once two in a row are equal, or after ten. */
async function settledPicture(page) {
  let last = Buffer.alloc(0);
  for (let look = 0; look < 10; look += 1) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
    if (picture.equals(last)) break;
    last = picture;
  }
  return last;
}

/** Whether the story has been rendered and played, or failed; runs in the page. */
const isOver = () =>
  ['finished', 'errored'].includes(globalThis['__STORYBOOK_PREVIEW__']?.currentRender?.phase);

// The same moment on both sides, so that a date never differs.
const now = new Date();

async function photograph(side) {
  const outDir = join(folder, 'storybook', side);
  const server = await preview({ root, configFile: false, logLevel: 'silent', build: { outDir } });
  const [address] = server.resolvedUrls.local;
  const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(
    ({ type, title, name }) => type === 'story' && `${title} ${name}`.toLowerCase().includes(only),
  );
  const left = stories.flatMap((story) => viewsOf(story).map((view) => ({ story, ...view })));
  const browser = await chromium.launch(chromiumLaunchOptions());
  const takeSome = async () => {
    const page = await browser.newPage();
    await page.clock.setFixedTime(now);
    await page.addInitScript(() => localStorage.clear());
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { story, theme, size } = next;
      await page.setViewportSize(size);
      await page.goto(`${address}iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`);
      await page.waitForFunction(isOver);
      const path = join(folder, side, story.title, `${story.name} ${theme} ${size.width}.png`);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, await settledPicture(page));
    }
  };
  await Promise.all([takeSome(), takeSome()]);
  await browser.close();
  await server.close();
  return { ok: true, note: `${stories.length} stories` };
}

stopOnSignals();
rmSync(folder, { recursive: true, force: true });
git('worktree', 'prune');
await step(`Getting ${ref}`, () =>
  run('git', ['worktree', 'add', '--detach', checkout, ref], { log: 'changed' }),
);
const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
await step('Installing its dependencies', () =>
  run('npm', ['ci', ...options], { log: 'changed', cwd: checkout }),
);
await step('Building its Storybook', () => build('before', checkout));
await step('Building the Storybook of the work tree', () => build('after', root));
await step('Taking pictures of before', () => photograph('before'));
await step('Taking pictures of after', () => photograph('after'));
const report = join(folder, 'index.html');
await step('Comparing', () => {
  const sides = ['after', 'before', 'difference'].map((side) => join(folder, side));
  const compared = ['reg-cli', ...sides, '--report', report, '--ignoreChange'];
  return run('npm', ['exec', '--yes', `--package=${REG_CLI}`, '--', ...compared], {
    log: 'changed',
    cwd: folder,
  });
});
console.log(`\n${pathToFileURL(report).href}`);
git('worktree', 'remove', '--force', checkout);
