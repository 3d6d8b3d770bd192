import { browserMode, SECOND_TRIES, WORKERS } from '@michi/config/browser-project';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Stories as tests in a real browser, with axe, under the given values of Storybook's toolbars. */
async function storyProject(
  name: string,
  initialGlobals: Record<string, string>,
  { contrast, exclude }: { readonly contrast: boolean; readonly exclude: readonly string[] },
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [await storybookTest({ configDir: '.storybook', initialGlobals })],
    test: {
      name,
      browser: browserMode(),
      testTimeout: 30_000,
      retry: SECOND_TRIES,
      exclude: [...exclude],
      env: { CONTRAST: contrast ? 'checked' : 'left' },
      // A story leaves nothing to the next, and loading every module again for each file takes longer than all stories.
      isolate: false,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      // The preview looks at the contrast of the dark theme in the same run.
      await storyProject('light', { theme: 'light', language: 'en' }, { contrast: true, exclude: [] }),
      // The design system has no words of its own: its stories say the same under both values. Colours know no language.
      await storyProject(
        'japanese',
        { theme: 'light', language: 'jp' },
        { contrast: false, exclude: ['packages/design-system/**'] },
      ),
    ],
  },
});
