import './run/nodeVersion.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseStories } from './changed/chooseStories.mjs';
import { pairStories } from './changed/pairStories.mjs';
import {
  buildSide,
  changedFolder,
  checkOut,
  filesBetween,
  modulesOf,
  removeSide,
  sideOf,
  storiesOf,
} from './changed/side.mjs';
import { takeScreenshots } from './changed/takeScreenshots.mjs';
import { viewsFor } from './changed/views.mjs';
import { describeCounts, writePage } from './changed/writePage.mjs';
import { findCommit } from './contract/history.mjs';
import { differ } from './screenshots/differ.mjs';
import { onOrphaned, stopAll } from './run/command.mjs';
import { root } from './run/paths.mjs';
import { step } from './run/step.mjs';

/**
 * `npm run changed -- <ref> [<other ref>]`: takes pictures of the stories of two commits, or of one and the work tree, and
 * writes a page of those that look different. The clone's files and branch stay as they are.
 */
const USAGE = `Usage: npm run changed -- <ref> [<other ref>] [--only <words>] [--language jp]
  <ref>        the state before: a commit, branch or tag
  <other ref>  the state after; default: the working tree
  --only       only stories whose title and name contain these words, such as "Button"
  --language   the language of the screens: en (default) or jp`;

function refuse(reason) {
  console.error(`${reason}\n${USAGE}`);
  process.exit(2);
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string', default: '' },
        language: { type: 'string', default: 'en' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(error.message);
  }
}

const { positionals, values } = read();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (positionals.length === 0) refuse('Name a git ref to compare with.');
if (positionals.length > 2) refuse(`Unexpected arguments: ${positionals.slice(2).join(' ')}`);
if (!['en', 'jp'].includes(values.language)) refuse(`Unknown language: "${values.language}".`);

const [before, after] = ['before', 'after'].map((name, index) => {
  const ref = positionals[index];
  const commit = ref === undefined ? undefined : findCommit(root, ref);
  if (ref !== undefined && commit === undefined) refuse(`Unknown git ref: "${ref}".`);
  const side = sideOf(name, commit);
  return { ...side, title: ref === undefined ? 'the work tree' : `${ref} (${commit.slice(0, 7)})` };
});

const stopping = new AbortController();
async function leave(code) {
  stopping.abort();
  await stopAll();
  for (const side of [before, after]) removeSide(side);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void leave(130));
onOrphaned(() => void leave(1));

for (const side of [before, after]) {
  await step(`Getting ${side.title}`, () => checkOut(side));
  await step(`Building its Storybook`, () => buildSide(side));
}

const { chosen } = await step('Choosing stories', async () => {
  const modules = await modulesOf(after);
  const files = filesBetween(before, after);
  const isNamed = ({ title, name }) => `${title} ${name}`.toLowerCase().includes(values.only.toLowerCase());
  const sides = [before, after].map((side) => storiesOf(side).filter(isNamed));
  const known = sides.map((stories) => new Set(stories.map(({ id }) => id)));
  const isOneSided = ({ id }) => known.some((ids) => !ids.has(id));
  const [earlier, later] = sides.map((stories) => {
    const reached = new Set(chooseStories(stories, files, modules));
    return stories.filter((story) => reached.has(story) || isOneSided(story));
  });
  const all = new Set(sides.flat().map(({ id }) => id)).size;
  const looked = new Set([...earlier, ...later].map(({ id }) => id)).size;
  return { ok: true, note: `${looked} of ${all}`, chosen: { earlier, later, all, looked } };
});

// The same moment on both sides, so that a date never differs.
const now = new Date();
async function photograph(side, stories) {
  const result = await step(`Taking pictures of ${side.title}`, async () => {
    const taken = await takeScreenshots(side.storybook, stories, {
      globals: `language:${values.language}`,
      now,
      signal: stopping.signal,
    });
    return { ok: true, note: `${taken.pictures.size} pictures`, taken };
  });
  return { stories, ...result.taken };
}
const earlier = await photograph(before, chosen.earlier);
const later = await photograph(after, chosen.later);

const file = join(changedFolder, 'index.html');
const { changes } = await step('Comparing', async () => {
  const found = pairStories(earlier, later, viewsFor, differ);
  const unseen = [...new Set([...earlier.unseen, ...later.unseen])];
  writeFileSync(
    file,
    writePage({
      before: before.title,
      after: after.title,
      looked: chosen.looked,
      all: chosen.all,
      changes: found,
      unseen,
    }),
  );
  return { ok: true, note: describeCounts(found), changes: found };
});
await step('Tidying up', async () => {
  for (const side of [before, after]) removeSide(side);
  return { ok: true };
});
console.log(
  `\n${changes.length === 0 ? 'No story looks different' : describeCounts(changes)}: ${pathToFileURL(file).href}`,
);
process.exit(0);
