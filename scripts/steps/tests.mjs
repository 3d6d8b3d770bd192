import { run } from '../run/command.mjs';
import { inRoot, node } from '../run/paths.mjs';
import {
  asOne,
  picturesOf,
  playwrightNumbers,
  resultFile,
  secondTriesOf,
  tally,
  vitestNumbers,
} from '../run/results.mjs';
import { build } from './generate.mjs';

/** A whole vitest run in one folder. */
const vitest = (title, weight, log, folder, args = []) => ({
  title,
  weight,
  work: async () => {
    const file = resultFile(log);
    const ran = await run(
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--reporter=${inRoot('scripts', 'run', 'secondTries.mjs')}`,
        `--outputFile.json=${file}`,
        ...args,
      ],
      {
        log,
        cwd: inRoot(...folder),
        env: { CI: '1', SECOND_TRIES_FILE: secondTriesOf(file), PICTURES_FILE: picturesOf(file) },
      },
    );
    return tally(ran, vitestNumbers(file));
  },
});

const one = (title, weight, work) => ({ title, weight, work: async () => asOne(await work()) });

/** The Playwright run against the real server. */
const endToEnd = {
  title: 'End to end',
  weight: 2,
  work: async () => {
    const file = resultFile('end-to-end');
    const ran = await run('playwright', ['test', '--reporter=list,json'], {
      log: 'end-to-end',
      cwd: inRoot('apps', 'portal'),
      env: { CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    });
    return tally(ran, playwrightNumbers(file));
  },
};

/**
 * The tests, light ones first and two at a time, then those that need both cores, one after the other.
 * The order also sees to what needs what: the end-to-end run and the budget use the built portal.
 */
export const tests = [
  one('Building the portal', 1, build),
  vitest(
    'Settings and scripts',
    1,
    'settings',
    ['packages', 'config'],
    ['--project', 'settings', '--project', 'scripts'],
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
    ['--config', 'vitest.config.ts', `--reporter=${inRoot('scripts', 'run', 'pictures.mjs')}`],
  ),
  endToEnd,
  vitest('Commands of the README', 2, 'readme', ['packages', 'config'], ['--project', 'readme']),
];
