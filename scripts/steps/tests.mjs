import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run/command.mjs';
import { inRoot, node } from '../run/paths.mjs';
import { asOne } from '../run/results.mjs';
import { failover } from './failover.mjs';
import { build } from './generate.mjs';
import { image } from './image.mjs';
import { playwright } from './playwright.mjs';
import { vitest } from './vitest.mjs';

const one = (title, weight, work) => ({ title, weight, work: async () => asOne(await work()) });

/**
 * The tests, light ones first and two at a time, then those that need both cores, one after the other. The order also
 * respects dependencies: the end-to-end run and the budget use the built portal.
 */
export const tests = [
  // Alone, since the consumers' tests use the same build.
  one('Building portal and packages', 2, build),
  vitest(
    'Settings and scripts',
    1,
    'settings',
    ['packages', 'config'],
    ['--project', 'settings', '--project', 'scripts', '--project', 'consumers'],
  ),
  vitest('SDK', 1, 'sdk', ['packages', 'api']),
  vitest('Conformance kit', 1, 'conformance', ['packages', 'conformance']),
  vitest('Resumes as PDF', 1, 'resume-document', ['packages', 'resume-document']),
  one('Building Storybook', 1, () =>
    run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', '.cache/storybook'], {
      log: 'storybook',
      env: { CI: '1' },
    }),
  ),
  vitest('Server on PostgreSQL', 2, 'server', ['apps', 'server']),
  vitest('Design system', 2, 'design-system', ['packages', 'design-system']),
  vitest('Portal', 2, 'portal', ['apps', 'portal']),
  one('Bundle budget', 2, () => run(node, ['scripts/checkBudget.mjs'], { log: 'budget' })),
  vitest(
    'Stories in a browser',
    2,
    'stories',
    [],
    ['--config', 'vitest.config.ts', `--reporter=${inRoot('scripts', 'run', 'screenshots.mjs')}`],
  ),
  playwright('End to end', 'end-to-end', ['one server', 'cluster']),
];

/** The programs of Debian's PostgreSQL 15, the oldest version that the server runs on. */
const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin';

/** The server's tests on the oldest PostgreSQL; without its programs the step says that it did not run. */
function onOldestPostgres() {
  const step = vitest('Server on PostgreSQL 15', 2, 'server-15', ['apps', 'server'], [], {
    TEST_POSTGRES: OLDEST_POSTGRES,
  });
  if (existsSync(join(OLDEST_POSTGRES, 'initdb'))) return step;
  const note = `did not run: there are no programs in ${OLDEST_POSTGRES}; install postgresql-15`;
  return { ...step, work: async () => ({ ok: true, passed: 0, failed: 0, didNotRun: true, note }) };
}

/** What takes too long for every run: `npm run test:full`. */
export const fullTests = [
  one('Building portal and packages', 1, build),
  vitest(
    'Server, killed, cut off, attacked and fuzzed for long',
    2,
    'server-full',
    ['apps', 'server'],
    ['test/full', 'test/contractFuzz'],
    { FULL: '1', FUZZ_REQUESTS: '50' },
  ),
  onOldestPostgres(),
  vitest(
    'Server with NATS as its event bus',
    2,
    'server-nats',
    ['apps', 'server'],
    ['src/platform/events', 'src/platform/notifications', 'src/modules/notification', 'src/modules/chat'],
    { TEST_EVENT_BUS: 'nats' },
  ),
  // At Serializable, with one commit of twenty that fails (`apps/server/test/conflicts.ts`).
  vitest('Server as on a distributed database', 2, 'server-distributed', ['apps', 'server'], [], {
    DATABASE_KIND: 'distributed',
  }),
  failover(),
  image(),
  playwright('Every screen with axe, enlarged', 'screens-full', ['full']),
  playwright('Every story through the cluster', 'cluster-full', ['cluster'], { CLUSTER: 'all' }),
  vitest(
    'Every story of a screen, in both languages',
    2,
    'stories-full',
    [],
    ['--config', 'vitest.config.ts', '--project', 'screens*', '--project', 'japanese*'],
    { STORIES: 'all' },
  ),
  vitest(
    'Documentation pages of Storybook',
    2,
    'docs-pages',
    ['packages', 'config'],
    ['--project', 'storybook'],
  ),
  vitest(
    'Packed packages in apps of others',
    2,
    'consumers',
    ['packages', 'config'],
    ['--project', 'consumers-full'],
  ),
  vitest('Commands of the documents', 2, 'readme', ['packages', 'config'], ['--project', 'readme']),
];
