import { join } from 'node:path';
import { browserMode } from '@michi/config/browser-project';
import { testRun } from '@michi/config/test-run';
import { timeouts } from '@michi/config/timeouts';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TOLERANCE } from './scripts/screenshots/tolerance.mjs';

/** The approved screenshots of components, and the folder for differing ones. */
const BASELINES = join(import.meta.dirname, 'packages', 'design-system', 'baselines');
const DIFFERENCES = join(import.meta.dirname, '.cache', 'baselines');

/** The approved ARIA snapshots of screens, by language. */
const ARIA_SNAPSHOTS = join(import.meta.dirname, 'apps', 'portal', 'aria-snapshots');

/** What `scripts/baselines.mjs` asks of the stories: their pictures and nothing else. */
const picturesAlone = process.env['SCREENSHOTS'];

/** What a project looks for beside what the stories play, and in which stories. */
interface Looks {
  readonly looks: 'axe' | 'nothing';
  readonly pictures: boolean;
  /** Storybook's tag of the stories. */
  readonly tag: string;
  /** Where the stories lie that it leaves to another project, as a glob. */
  readonly without?: string;
}

/** Storybook gives it to each story. */
const EVERY = 'test';

/** `STORIES=all`, as `npm run test:full` sets it, plays every story of a screen, and the components' in Japanese as well. */
const ALL = process.env['STORIES'] === 'all';

/** Of the screens every run plays these, a screen with its data each. */
const OF_SCREENS = ALL ? EVERY : 'every-run';

const SCREENS = '**/apps/portal/**';
const COMPONENTS = '**/packages/design-system/**';

/** Stories as tests in a real browser, with axe, under the given values of Storybook's toolbars. */
async function storyProject(
  name: string,
  initialGlobals: Record<string, string>,
  { looks, pictures, tag, without }: Looks,
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [
      await storybookTest({
        configDir: '.storybook',
        initialGlobals,
        tags: { include: [tag] },
      }),
    ],
    test: {
      name,
      exclude: without === undefined ? [] : [without],
      browser: {
        ...browserMode(),
        expect: {
          toMatchScreenshot: {
            comparatorOptions: TOLERANCE,
            resolveScreenshotPath: ({ arg, ext }) => join(BASELINES, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(DIFFERENCES, `${arg}${ext}`),
          },
        },
      },
      ...timeouts,
      setupFiles: (pictures ? ['ariaSnapshots.ts', 'screenshots.ts'] : ['ariaSnapshots.ts']).map((file) =>
        join(import.meta.dirname, '.storybook', file),
      ),
      env: {
        LOOKS: picturesAlone === undefined ? looks : 'nothing',
        SCREENSHOTS: picturesAlone ?? 'compare',
        ARIA_SNAPSHOTS,
      },
      // A story leaves nothing to the next, and loading every module again for each file takes longer than all stories.
      isolate: false,
    },
  };
}

export default defineConfig({
  test: {
    ...testRun,
    // Screenshots are only approved by an explicit command.
    update: 'none',
    projects: [
      // The preview looks at the contrast of the dark theme in the same run.
      await storyProject(
        'components',
        { theme: 'light', language: 'en' },
        { looks: 'axe', pictures: true, tag: EVERY, without: SCREENS },
      ),
      await storyProject(
        'screens',
        { theme: 'light', language: 'en' },
        { looks: 'axe', pictures: false, tag: OF_SCREENS, without: COMPONENTS },
      ),
      // What differs by language is its words, and the rules of axe know no language.
      await storyProject(
        'japanese',
        { theme: 'light', language: 'jp' },
        { looks: 'nothing', pictures: false, tag: OF_SCREENS, ...(ALL ? {} : { without: COMPONENTS }) },
      ),
    ],
  },
});
