import './run/nodeVersion.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findCommit, withSpecsAt } from './contract/history.mjs';
import { readDocuments } from './contract/readDocuments.mjs';
import { isSameContract } from './contract/isSameContract.mjs';
import { changedFiles, codeOf } from './run/changedFiles.mjs';
import { run, stopOnSignals, toolEnvironment } from './run/command.mjs';
import { inRoot, root } from './run/paths.mjs';
import { runPool } from './run/pool.mjs';
import { Progress, duration } from './run/progress.mjs';
import { asOne } from './run/results.mjs';
import { contractChecks, lintWithTypes } from './steps/checks.mjs';
import { generate, turbo } from './steps/generate.mjs';

/**
 * `npm run test:changed -- [<git ref>]`: checks what a change since a ref reaches; without one, the uncommitted
 * changes. Turbo determines the workspaces, vitest their tests and stories. End-to-end tests run in `npm test`.
 */
stopOnSignals();
const started = Date.now();
const [ref = 'HEAD'] = process.argv.slice(2);
const base = findCommit(root, ref);
if (base === undefined) {
  console.error(`Unknown git ref: "${ref}".\nUsage: npm run test:changed -- [<git ref>]`);
  process.exit(2);
}

const sinceBase = { TURBO_SCM_BASE: base };
const read = (command, args) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', env: toolEnvironment(sinceBase) }).stdout;
const files = changedFiles(base);
const hasContracts = files.some((file) => file.startsWith('specs/'));

/** Regenerates the code of contracts that changed beyond their descriptions. */
async function generatedAnew() {
  if (!hasContracts) return [];
  const before = await withSpecsAt(root, base, readDocuments);
  const after = await readDocuments(inRoot('specs'));
  const services = [...after.keys()].filter(
    (service) => !isSameContract(before.get(service), after.get(service)),
  );
  return services.flatMap((service) => globSync(inRoot(`packages/api/src/generated/${service}/**/*.ts`)));
}

/** Folders of the workspaces that a change reaches, as turbo says. */
function affectedFolders() {
  const { packages } = JSON.parse(read('turbo', ['ls', '--affected', '--output=json']));
  return packages.items
    .map(({ path }) => path)
    .filter((path) => existsSync(inRoot(path, 'vitest.config.ts')));
}

const sources = files.filter((file) => /\.(?:[cm]?[jt]s|tsx|json)$/.test(file)).map((file) => inRoot(file));
const linted = codeOf(files);
const folders = sources.length > 0 || hasContracts ? affectedFolders() : [];

const check = (title, weight, work) => ({ title, weight, work: async () => asOne(await work()) });

/** The tests of a folder that reach what changed. */
const tests = (title, folder, touched, args = [], env = {}) =>
  check(title, 2, () =>
    run('vitest', ['related', ...touched, '--run', '--passWithNoTests', ...args], {
      log: `changed-${folder.replaceAll('/', '-')}`,
      cwd: inRoot(folder),
      env: { CI: '1', ...env },
    }),
  );

/** Checks that only read files, run while the SDK is generated. */
const withoutSdk = [
  check('Generating the SDK', 1, generate),
  ...(hasContracts ? contractChecks : []),
  ...(files.length === 0
    ? []
    : [check('Format', 1, () => run('oxfmt', ['--check', ...files], { log: 'format' }))]),
];
const withSdk = [
  ...(linted.length === 0 ? [] : [lintWithTypes(linted)]),
  check('Types', 1, () => turbo(['types', 'types:root'], 'types', ['--affected', '--continue'], sinceBase)),
];
const progress = new Progress(
  withoutSdk.length +
    withSdk.length +
    folders.length +
    (folders.length === 0 && sources.length === 0 ? 0 : 1),
);
const runAll = (jobs) =>
  runPool(
    jobs.map(({ title, weight, work }) => ({ weight, work: () => progress.step(title, work) })),
    2,
  );
const prepared = await runAll(withoutSdk);
if (!prepared[0].ok) process.exit(1);

const touched = [...sources, ...(await generatedAnew())];
const results = await runAll([
  ...withSdk,
  ...(touched.length === 0
    ? []
    : [
        ...folders.map((folder) => tests(`Tests of ${folder}`, folder, touched)),
        tests('Stories', '.', touched, ['--config', 'vitest.config.ts'], { STORIES: 'all' }),
      ]),
]);
progress.say(`\nDone in ${duration(Date.now() - started)}.`);
process.exit([...prepared, ...results].every(({ ok }) => ok) ? 0 : 1);
