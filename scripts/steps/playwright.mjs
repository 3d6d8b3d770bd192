import { run } from '../run/command.mjs';
import { withMemoryFolder } from '../run/memoryFolder.mjs';
import { inRoot } from '../run/paths.mjs';
import { playwrightNumbers, resultFile, tally } from '../run/results.mjs';

/**
 * A step that runs end-to-end tests against the real server, which need the built portal.
 * @param {string} title
 * @param {string} log names its log and its numbers below `.cache`
 * @param {string[]} projects of `apps/portal/playwright.config.ts`
 * @param {Record<string, string>} [env]
 */
export const playwright = (title, log, projects, env = {}) => ({
  title,
  weight: 2,
  work: async () => {
    const file = resultFile(log);
    const ran = await withMemoryFolder((memory) =>
      run('playwright', ['test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`)], {
        log,
        cwd: inRoot('apps', 'portal'),
        env: { CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...memory, ...env },
        minutes: 80,
      }),
    );
    return tally(ran, playwrightNumbers(file));
  },
});
