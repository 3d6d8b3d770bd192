import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot, node } from '../run/paths.mjs';

// Copies the sources, on a machine with other work.
let scratch;
const inScratch = (...parts) => join(scratch, ...parts);
const read = (file) => readFileSync(inScratch(file), 'utf8');

/** Output of a run or build, and caches of tools. */
const isSource = (path) =>
  !/[\\/](node_modules|generated|dist|\.cache|\.turbo|\.data|baselines|test-results)$/.test(path);

/** What `npm run new` reads and writes. */
const SOURCES = [
  'package.json',
  '.oxfmtrc.json',
  'specs',
  'scripts',
  'packages/api/src',
  'packages/design-system',
  'apps/portal/src',
  'apps/server/src',
  'apps/server/migrations',
];

/** A copy of the sources that shares everything installed. */
function copyHouse() {
  scratch = mkdtempSync(join(tmpdir(), 'michi-new-'));
  symlinkSync(inRoot('node_modules'), inScratch('node_modules'), 'junction');
  for (const file of SOURCES) {
    cpSync(inRoot(file), inScratch(file), { recursive: true, filter: isSource });
  }
}

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(node, [program, ...args], {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}

const tool = (name, file) => inScratch('node_modules', name, ...file.split('/'));
const make = (args) => run('scripts/new.mjs', args === '' ? [] : args.split(' '));

/** Every file of the copy that `npm run new` may touch, with its text. */
const everything = () =>
  new Map(
    ['specs', 'packages', 'apps'].flatMap((folder) =>
      readdirSync(inScratch(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file, 'latin1')]),
    ),
  );

/** The generated files, by the command that made them. */
const made = new Map();
const filesOf = (args) =>
  made
    .get(args)
    .output.split('\n\n')[0]
    .split('\n')
    .filter((line) => line !== '');

const component = 'component notice-line';
const operation = 'operation common list-holidays';
const feature = 'feature holidays --shows listHolidays --jp 祝日';
const rooms = [component, operation, feature];

beforeAll(() => {
  copyHouse();
  for (const args of rooms) made.set(args, make(args));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('npm run new', () => {
  test.each(rooms)('-- %s makes its files and says what is left', (args) => {
    const { status, output } = made.get(args);
    expect(status, output).toBe(0);
    expect(filesOf(args).length).toBeGreaterThan(4);
    for (const file of filesOf(args)) expect(existsSync(inScratch(file)), file).toBe(true);
    expect(output).toContain('Test it:');
  });

  test('writes as the formatter would', () => {
    const files = rooms.flatMap(filesOf);
    const { status, output: text } = run(tool('oxfmt', 'bin/oxfmt'), ['--check', ...files]);
    expect(status, text).toBe(0);
  });

  test.each([
    ['', 'Name what to generate.'],
    ['page about', 'Unknown kind: "page".'],
    ['component', 'Missing name.'],
    ['component NoticeLine', '"NoticeLine" is not kebab-case'],
    ['component notice-line more', 'Unexpected arguments'],
    ['component notice --jp x', '--jp applies to features only.'],
    ['component notice --wide', "Unknown option '--wide'"],
    [component, 'packages/design-system/src/notice-line already exists.'],
    ['feature talks', 'Name the list it shows: --shows list…'],
    ['feature delete --shows listPosts', '"delete" is a reserved word'],
    ['feature news --shows listPosts', 'apps/portal/src/features/news already exists.'],
    ['feature labels --shows listPosts', 'labels/locales/en.json already is the namespace "labels".'],
    ['feature notification --shows listPosts', '/student/notification already is a screen.'],
    ['feature talks --shows listTalks', 'No contract in specs has a list operation "listTalks".'],
    [feature, 'apps/portal/src/features/holidays already exists.'],
    ['operation weather list-days', 'Unknown service: "weather". Services: chat, common'],
    ['operation common show-holiday', '"show-holiday" is not a list operation'],
    ['operation common list-courses', 'already exists.'],
    [operation, 'apps/server/src/modules/common/holidays already exists.'],
  ])('-- %s is rejected with a message, and no file changes', (names, reason) => {
    const { status, output } = make(names);
    expect(output).toContain(reason);
    expect(output).toContain('No files were changed.');
    expect(status).toBe(1);
  });

  test('changes nothing the second time', () => {
    const before = everything();
    for (const words of rooms) expect(make(words).status).toBe(1);
    expect(everything()).toEqual(before);
  });
});

describe('what it makes', () => {
  test.each(rooms)('-- %s imports only what is there', (text) => {
    const missing = filesOf(text)
      .filter((file) => /\.(ts|tsx)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(file), to)),
      )
      .filter(
        (file) =>
          !file.includes('generated') && ![inScratch(file), inRoot(file)].some((path) => existsSync(path)),
      );
    expect(missing).toEqual([]);
  });

  test('touches one file of the portal outside the folder of the feature', () => {
    const others = filesOf(feature).filter((file) => !file.startsWith('apps/portal/src/features/holidays/'));
    expect(others).toEqual(['apps/portal/src/app/routes.tsx', 'specs/COVERAGE.md']);
    expect(read('apps/portal/src/app/routes.tsx')).toContain(
      "import('../features/holidays/HolidaysScreen.tsx')",
    );
  });

  test('says the same in both languages', () => {
    const keys = (language) =>
      Object.keys(JSON.parse(read(`apps/portal/src/features/holidays/locales/${language}.json`)));
    expect(keys('jp')).toEqual(keys('en').filter((key) => key !== 'count_one'));
    expect(read('apps/portal/src/features/holidays/locales/jp.json')).toContain('"title": "祝日"');
  });

  test('has a row among what the product does', () => {
    expect(read('specs/COVERAGE.md')).toContain(
      '| `/student/holidays` | `features/holidays/HolidaysScreen.test.tsx`',
    );
  });
});
