import './run/nodeVersion.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shrink } from './screenshots/shrink.mjs';
import { start, stopOnSignals } from './run/command.mjs';
import { inRoot, resultFolder } from './run/paths.mjs';
import { readScreenshots, describeScreenshots } from './run/screenshots.mjs';

/**
 * `npm run baselines`: compares every component's stories with their approved screenshots, and nothing else. `npm run
 * baselines -- update [component…]`: approves the current ones. `npm run baselines -- [update] screens`: the same for
 * the ARIA snapshots of the screens.
 */
const USAGE = `Usage: npm run baselines -- [update] [component…]
  baselines                  compares all components with their baselines
  baselines button dialog    compares some
  baselines update           approves the current screenshots of all components
  baselines update button    approves the current screenshots of one component
  baselines screens          compares the ARIA snapshots of all screens
  baselines update screens   approves the current ARIA snapshots`;

const components = inRoot('packages', 'design-system', 'src');
const baselines = inRoot('packages', 'design-system', 'baselines');
const spoken = inRoot('apps', 'portal', 'aria-snapshots');

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const isUpdate = args[0] === 'update';
const names = isUpdate ? args.slice(1) : args;
const isOfScreens = names.join() === 'screens';
const unknown = (isOfScreens ? [] : names).filter(
  (name) => !/^[a-z-]+$/.test(name) || !existsSync(join(components, name)),
);
if (unknown.length > 0) {
  console.error(`Unknown component: "${unknown.join('", "')}".\n${USAGE}`);
  process.exit(2);
}

function mode() {
  if (isOfScreens) return 'none';
  if (!isUpdate) return 'alone';
  return names.length > 0 ? 'approve' : 'approve-all';
}

/** Deletes the screenshots of removed stories, and compresses the others. @returns the total bytes */
function tidy(pictures) {
  const wanted = new Set(pictures.map((name) => `${name}.png`));
  const folders = readdirSync(baselines, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  let bytes = 0;
  for (const { name: folder } of folders) {
    for (const name of readdirSync(join(baselines, folder))) {
      const file = join(baselines, folder, name);
      const isLooked = names.length === 0 || names.includes(folder);
      if (isLooked && !wanted.has(`${folder}/${name}`)) {
        rmSync(file);
        continue;
      }
      const picture = readFileSync(file);
      const small = isLooked ? shrink(picture) : picture;
      if (small !== picture) writeFileSync(file, small);
      bytes += small.length;
    }
    if (readdirSync(join(baselines, folder)).length === 0)
      rmSync(join(baselines, folder), { recursive: true });
  }
  return bytes;
}

const ofComponents = [
  '--project=components*',
  ...(names.length > 0 ? names : ['']).map((name) => join('packages', 'design-system', 'src', name, '/')),
];
const ofScreens = ['--testNamePattern=Populated$', join('apps', 'portal', 'src', '/')];

mkdirSync(resultFolder, { recursive: true });
const looked = join(resultFolder, 'baselines.json');
rmSync(looked, { force: true });
// Otherwise snapshots of removed screens would stay.
if (isOfScreens && isUpdate) rmSync(spoken, { recursive: true, force: true });
stopOnSignals();
const child = start(
  'vitest',
  [
    'run',
    '--config=vitest.config.ts',
    '--reporter=dot',
    `--reporter=${inRoot('scripts', 'run', 'screenshots.mjs')}`,
    ...(isUpdate ? ['--update=all'] : []),
    ...(isOfScreens ? ofScreens : ofComponents),
  ],
  {
    env: { SCREENSHOTS: mode(), SCREENSHOTS_FILE: looked, STORIES: 'all' },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
child.once('close', (code) => {
  if (!isOfScreens && existsSync(looked)) {
    const result = readScreenshots(looked);
    console.log(describeScreenshots(result));
    if (isUpdate && code === 0) {
      console.log(
        `Approved; all baselines take ${(tidy(result.names) / 1e6).toFixed(1)} MB. Review them with git status`,
      );
    }
  }
  process.exit(code ?? 1);
});
