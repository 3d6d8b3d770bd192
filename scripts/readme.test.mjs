import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import importRules from '../.dependency-cruiser.mjs';
import { signalTree, toolEnvironment } from './run/command.mjs';
import { inRoot, root } from './run/paths.mjs';
import { freePort, isTaken } from './steps/serve.mjs';

/** The commands of a Markdown text: each line of its `sh` blocks, without the comment behind it. */
const commandsIn = (markdown) =>
  [...markdown.matchAll(/^[ \t]*```sh\n(.*?)^[ \t]*```/gms)]
    .flatMap(([, block]) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The pages for new developers: each of their commands is tried once. */
const pages = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(inRoot(file), 'utf8'));
const commands = [...new Set(pages.flatMap(commandsIn))];
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

const started = [];
const folders = [];

/** A separate PostgreSQL, port and data folder, so that no existing data are touched. */
async function ownSurroundings() {
  const data = mkdtempSync(join(tmpdir(), 'michi-readme-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  chmodSync(data, 0o755);
  folders.push(data);
  return { DATA_DIR: data, PORT: String(await freePort()), HOST: '127.0.0.1' };
}

/** Runs a command as a reader would; `until` ends the wait for a command that keeps running. */
function run(command, { env = {}, until, cwd = root } = {}) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd,
    env: toolEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  started.push(child);
  let output = '';
  const closed = new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const reached = new Promise((resolve) => {
    const keep = (chunk) => {
      output += chunk.toString('utf8');
      const match = until?.exec(output);
      if (match !== undefined && match !== null) resolve(match);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
  });
  return {
    child,
    closed,
    output: () => output,
    /** The match of `until`; fails with the output if the command ends before. */
    reached: () =>
      Promise.race([
        reached,
        closed.then((code) => {
          throw new Error(`${command} ended with ${code} before it was ready:\n${output}`);
        }),
      ]),
  };
}

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => {
        child.once('close', resolve);
      });
      signalTree(child, 'SIGTERM');
      await gone;
    }
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function ends(command, env, cwd) {
  const ran = run(command, { env, cwd });
  const code = await ran.closed;
  expect(code, ran.output()).toBe(0);
  return ran.output();
}

async function servesAt(command, env, path = '') {
  const ran = run(command, { env, until: /(https?:\/\/(?:localhost|127\.0\.0\.1):\d+)/ });
  const [, origin] = await ran.reached();
  const answer = await fetch(`${origin}${path}`);
  expect(answer.status).toBe(200);
  return ran;
}

/** Runs an operator's command with `--help`, which must name every option that the page uses. */
async function operatorHelps(command) {
  const [text] = /^npm run michi --(?: [a-z]+)+/.exec(command) ?? [];
  const help = await ends(`${text} --help`);
  expect(help).toMatch(/usage/i);
  for (const [, given] of command.slice(text.length).matchAll(/ (--[a-z-]+|<file>)/g))
    expect(help).toContain(given);
}

/** Removes the settings of the npm command that started this test from the commands it tries. */
const environment = { npm_config_call: undefined, npm_config_workspace: undefined };

/** Commands of the operator. Their behaviour is tested beside the server. */
const ofOperator = [
  'npm run michi -- import jobs <file>',
  'npm run michi -- import internships <file>',
  'npm run michi -- import companies <file>',
  'npm run michi -- import courses <file>',
  'npm run michi -- import help <file>',
  'npm run michi -- chat send --as-company "Isobe Market" --to hana@michi.example --text "Thank you for applying."',
  'npm run michi -- chat reports',
  'npm run michi -- university schedule <file>',
  'npm run michi -- university appointments --university "Seiryo University" --day 2026-11-25',
  'npm run michi -- university record --appointment <id> --outcome attended',
  'npm run michi -- university photo campus.jpg --university "Seiryo University" --text "The main gate" --text-jp "正門"',
];

/** The results of `npm run new` are tested in `new/new.test.mjs`. */
const madeNew = [
  'npm run new -- component notice-line',
  'npm run new -- operation common list-holidays',
  'npm run new -- feature holidays --shows listHolidays --jp 祝日',
];

async function newHelps(command) {
  const [, kind] = /^npm run new -- (\w+)/.exec(command) ?? [];
  expect(await ends('npm run new -- --help')).toContain(`npm run new -- ${kind}`);
}

/** Raises the versions in a copy of the manifests, the first step of `npm run release`; npm does the rest. */
async function releases() {
  expect(scripts.release).toMatch(/^changeset version && npm install --package-lock-only /);
  const copy = mkdtempSync(join(tmpdir(), 'michi-release-'));
  folders.push(copy);
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const manifests = workspaces.flatMap((location) => {
    const folder = location.replace('/*', '');
    return readdirSync(inRoot(folder)).map((name) => join(folder, name, 'package.json'));
  });
  for (const file of ['package.json', 'package-lock.json', '.oxfmtrc.json', '.changeset', ...manifests]) {
    cpSync(inRoot(file), join(copy, file), { recursive: true });
  }
  writeFileSync(join(copy, '.changeset', 'tried.md'), "---\n'@michi/api': minor\n---\n\nTried.\n");
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'), 'junction');
  await ends('git init --quiet', {}, copy);
  await ends('changeset version', environment, copy);
  const versions = manifests.map((file) => JSON.parse(readFileSync(join(copy, file), 'utf8')).version);
  const before = JSON.parse(readFileSync(inRoot('packages', 'api', 'package.json'), 'utf8')).version;
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).not.toBe(before);
  expect(readFileSync(join(copy, 'packages', 'api', 'CHANGELOG.md'), 'utf8')).toContain('Tried.');
}

/** How each command of the README is tried. */
const tried = {
  'npm start': async () => {
    const env = await ownSurroundings();
    const ran = await servesAt('npm start', env, '/app/login');
    for (const path of ['/readyz', '/docs', '/student/dashboard']) {
      const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`);
      expect(answer.status, path).toBe(200);
    }
    signalTree(ran.child, 'SIGINT');
    await ran.closed;
    expect(ran.output()).toContain('Stopping');
    expect(await isTaken('127.0.0.1', Number(env.PORT))).toBe(false);
  },
  'npm test': async () => {
    // This command runs this test, locally and in CI.
    expect(readFileSync(inRoot('.ci', 'run'), 'utf8')).toMatch(/^npm test$/m);
  },
  'npm run generate': () => ends('npm run generate'),
  'npm run check': () => ends('npm run check'),
  'npm run dev': async () => {
    await servesAt('npm run dev', await ownSurroundings());
  },
  'npm run dev:mocks': async () => {
    await servesAt('npm run dev:mocks', {});
  },
  'npm run storybook': async () => {
    await servesAt(`npm run storybook -- --ci --port ${await freePort()}`, {});
  },
  ...Object.fromEntries(
    ['npm run bench', 'npm run bench:web', 'npm run bench:load'].map((command) => [
      command,
      async () => expect(await ends(`${command} -- --help`)).toMatch(/usage/i),
    ]),
  ),
  ...Object.fromEntries(ofOperator.map((command) => [command, () => operatorHelps(command)])),
  ...Object.fromEntries(madeNew.map((command) => [command, () => newHelps(command)])),
  'npm run changeset': async () => {
    expect(await ends('npm run changeset -- --help')).toMatch(/usage/i);
  },
  'npm run release': releases,
  ...Object.fromEntries(
    [
      'npm exec -w packages/design-system -- vitest run src/exports.test.ts',
      'npm exec -w apps/server -- vitest run src/pipeline',
      'npm exec -w apps/portal -- playwright test --list',
    ].map((command) => [command, () => ends(command, environment)]),
  ),
};

describe('the README and CONTRIBUTING', () => {
  test('list every import rule, and no other', () => {
    const named = [...pages[1].matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual(importRules.forbidden.map(({ name }) => name));
  });

  test.each(commands)('%s works', async (command) => {
    expect(Object.keys(tried), 'no test tries this command').toContain(command);
    await tried[command]();
  });
});
