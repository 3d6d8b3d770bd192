import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { handlersFor } from '@michi/api/mocks';
import { chromiumLaunchOptions } from '@michi/config/chromium';
import { getResponse } from 'msw';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './run/command.mjs';
import { openEditor } from './run/editor.mjs';
import { inRoot, root } from './run/paths.mjs';
import { freePort } from './steps/serve.mjs';

/** An install on a busy machine whose npm has cached nothing, in minutes. */
const LONGEST_INSTALL = 5;

const packages = ['@michi/api', '@michi/design-system'];
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'michi-consumer-'));
const app = join(folder, 'app');

const read = (...parts) => readFileSync(join(...parts), 'utf8');
const readJson = (...parts) => JSON.parse(read(...parts));
const installed = (name) => join(app, 'node_modules', ...name.split('/'));

/** Every file of an installed package, by its path in the package with forward slashes. */
const filesOf = (name) =>
  readdirSync(installed(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(installed(name), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('node_modules/'));

/** Every entry of a package as an app imports it, such as `@michi/api/job`. */
const entriesOf = (name) =>
  Object.keys(readJson(installed(name), 'package.json').exports).map((entry) => `${name}${entry.slice(1)}`);

/** What a contract says of one of its operations in a line. */
function summaryOf(service, operation) {
  const contract = read(inRoot('specs', service, 'openapi.yaml'));
  const [, after] = contract.split(`operationId: ${operation}\n`);
  return /^ +summary: (.+)$/m.exec(after)[1];
}

/** Runs npm in a folder of the app's; fails with what it said. */
async function npm(args, cwd = app) {
  const ran = await run('npm', args, {
    log: 'consumer',
    append: cwd === app,
    cwd,
    minutes: LONGEST_INSTALL,
    // The workspace that a run of one workspace's tests was narrowed to is none of the app's.
    env: { npm_config_workspace: undefined, npm_config_workspaces: undefined },
  });
  expect(ran.ok, ran.output).toBe(true);
}

/** The tarballs and, for the rest, the version that the repo itself has installed. */
function pinned(names, tarballs) {
  const { packages: locked } = readJson(inRoot('package-lock.json'));
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, tarballs[name] ?? locked[`node_modules/${name}`].version]),
  );
}

beforeAll(async () => {
  const chosen = packages.flatMap((name) => ['--workspace', name]);
  await npm(['pack', '--ignore-scripts', '--pack-destination', folder, ...chosen], root);
  const tarballs = Object.fromEntries(
    packages.map((name) => {
      const start = `${name.slice(1).replace('/', '-')}-`;
      const file = readdirSync(folder).find((one) => one.startsWith(start) && one.endsWith('.tgz'));
      return [name, `file:${join(folder, String(file))}`];
    }),
  );
  cpSync(inRoot('scripts', 'consumer'), app, { recursive: true });
  const manifest = readJson(app, 'package.json');
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      ...manifest,
      dependencies: pinned(manifest.dependencies, tarballs),
      devDependencies: pinned(manifest.devDependencies, tarballs),
    }),
  );
  await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

describe.each(packages)('%s as it is packed', (name) => {
  test('holds its sources, and neither tests, stories nor contracts', () => {
    const files = filesOf(name);
    expect(files).toContain('package.json');
    expect(
      files.filter((path) => !/^(package\.json|README\.md|src\/[^.]+(\.css)?\.tsx?)$/.test(path)),
    ).toEqual([]);
    expect(files.filter((path) => /(test|stories|fixture)/i.test(path))).toEqual([]);
  });

  test('holds a file for each of its entries', () => {
    const { exports } = readJson(installed(name), 'package.json');
    const files = filesOf(name);
    expect(Object.values(exports).filter((path) => !files.includes(path.slice(2)))).toEqual([]);
  });

  test('declares every package it imports', () => {
    const { dependencies, peerDependencies } = readJson(installed(name), 'package.json');
    const imported = filesOf(name)
      .filter((path) => path.startsWith('src/'))
      .flatMap((path) => [...read(installed(name), path).matchAll(/(?:from|import) ?\(?'([^.'][^']*)'/g)])
      .map(([, specifier]) => /^(@[^/]+\/)?[^/]+/.exec(specifier)[0]);
    expect(imported.length).toBeGreaterThan(0);
    expect(
      [...new Set(imported)].filter((one) => !(one in { ...dependencies, ...peerDependencies })),
    ).toEqual([]);
  });

  test('says nothing of the folder it was packed in', () => {
    expect(filesOf(name).filter((path) => read(installed(name), path).includes(root))).toEqual([]);
  });
});

describe('an app outside the repo', () => {
  test('type-checks under strict, whichever entry it imports', async () => {
    const imports = packages
      .flatMap(entriesOf)
      .map((entry, index) => `export * as e${index} from '${entry}';`);
    writeFileSync(join(app, 'src', 'everyEntry.ts'), imports.join('\n'));
    await npm(['run', 'types']);
  });

  test('shows its editor what calls, parameters and components say of themselves', async () => {
    const editor = await openEditor(app);
    try {
      const main = join('src', 'main.tsx');
      const call = await editor.hover(join('src', 'firstJobs.ts'), '=> ', 'listJobs(');
      expect(call).toContain(summaryOf('job', 'listJobs'));
      expect(await editor.hover(main, 'useListJobs({ ', 'size')).toContain('1 to 1000');
      expect(await editor.hover(main, '<', 'ListRow key')).toContain('A row of a list');
      expect(await editor.hover(main, '} ', 'subtitle=')).toContain('Company');
    } finally {
      await editor.close();
    }
  });

  test("shows its editor an operation's summary, parameters and failures on the hook", async () => {
    const editor = await openEditor(app);
    try {
      const hook = await editor.hover(join('src', 'main.tsx'), '= ', 'useListJobs({');
      expect(hook).toContain(summaryOf('job', 'listJobs'));
      expect(hook).toContain('Monthly pay starts at this amount or above, in yen.');
      expect(hook).toContain('422 VALIDATION_FAILED');
    } finally {
      await editor.close();
    }
  });

  test("builds with Vite and renders a hook against the packed mocks: a job of the contract's example", async () => {
    await npm(['run', 'worker']);
    await npm(['run', 'build']);
    const answer = await getResponse(
      handlersFor('populated'),
      new Request('http://michi.test/api/job/jobs/all'),
    );
    const { data: jobs } = await answer.json();

    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = await preview({
      configFile: false,
      root: app,
      logLevel: 'error',
      preview: { host: '127.0.0.1', port, strictPort: true },
    });
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const troubles = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== origin) troubles.push(request.url());
      });
      await page.goto(origin);
      const card = page.getByRole('region', { name: 'Jobs' });
      await card.getByText(jobs.data[0].title, { exact: true }).first().waitFor();
      expect(await card.getByRole('listitem').count()).toBe(jobs.data.length);
      expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      expect(troubles).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
