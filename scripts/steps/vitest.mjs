import { run } from '../run/command.mjs';
import { withMemoryFolder } from '../run/memoryFolder.mjs';
import { inRoot } from '../run/paths.mjs';
import { screenshotsFileOf, resultFile, retriesFileOf, tally, vitestNumbers } from '../run/results.mjs';

/**
 * A step that runs vitest in one folder.
 * @param {string} title
 * @param {number} weight how many of two cores it keeps busy
 * @param {string} log names its log and its numbers below `.cache`
 * @param {string[]} folder from the root of the clone
 * @param {string[]} [args] more for vitest
 * @param {Record<string, string>} [env]
 * @param {(command: string, args: string[]) => [string, string[]]} [around] the command that runs vitest, if not itself
 */
export const vitest = (
  title,
  weight,
  log,
  folder,
  args = [],
  env = {},
  around = (...command) => command,
) => ({
  title,
  weight,
  work: async () => {
    const file = resultFile(log);
    const ran = await withMemoryFolder((memory) =>
      run(
        ...around('vitest', [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--reporter=${inRoot('scripts', 'run', 'retryReporter.mjs')}`,
          `--outputFile.json=${file}`,
          ...args,
        ]),
        {
          log,
          cwd: inRoot(...folder),
          env: {
            CI: '1',
            RETRIES_FILE: retriesFileOf(file),
            SCREENSHOTS_FILE: screenshotsFileOf(file),
            ...memory,
            ...env,
          },
        },
      ),
    );
    return tally(ran, vitestNumbers(file));
  },
});
