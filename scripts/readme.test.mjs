import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { signalTree, toolEnvironment } from './run/command.mjs';
import { inRoot, root } from './run/paths.mjs';
import { commandsIn, scriptOf } from './steps/readme.mjs';
import { freePort, isTaken } from './steps/serve.mjs';

const commands = commandsIn(readFileSync(inRoot('README.md'), 'utf8'));
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

const started = [];
const folders = [];

/** A PostgreSQL, a port and files of its own, so that nobody's data is touched. */
async function ownSurroundings() {
  const data = mkdtempSync(join(tmpdir(), 'michi-readme-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  chmodSync(data, 0o755);
  folders.push(data);
  return { DATA_DIR: data, PORT: String(await freePort()), HOST: '127.0.0.1' };
}

/** Runs a command as a reader would; `until` ends the wait for a command that goes on. */
function run(command, { env = {}, until } = {}) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: root,
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
    /** What `until` matched; fails with the output when the command ends before. */
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

async function ends(command, env) {
  const ran = run(command, { env });
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

async function importHelps(what) {
  const help = await ends(`npm run michi -- import ${what} --help`);
  expect(help).toMatch(/usage/i);
  expect(help).toMatch(/<file>/);
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
    // It is what runs this test, at a reader's desk and in CI alike.
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
  'npm run bench': async () => {
    expect(await ends('npm run bench -- --help')).toMatch(/usage/i);
  },
  'npm run michi -- import jobs <file>': () => importHelps('jobs'),
  'npm run michi -- import internships <file>': () => importHelps('internships'),
  'npm run michi -- import companies <file>': () => importHelps('companies'),
};

describe('the README', () => {
  test('shows commands at all, the two of the fresh clone among them', () => {
    expect(commands).toContain('npm start');
    expect(commands).toContain('npm test');
  });

  test.each(commands)('%s names a script there is', (command) => {
    expect(scripts).toHaveProperty([scriptOf(command)]);
  });

  test.each(commands)('%s works', async (command) => {
    expect(Object.keys(tried), 'no test tries this command').toContain(command);
    await tried[command]();
  });
});
