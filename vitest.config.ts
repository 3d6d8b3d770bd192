import { browserMode, SECOND_TRIES } from '@michi/config/browser-project';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Every story as a test in a real browser, with axe, under the given values of Storybook's toolbars. */
async function storyProject(
  name: string,
  initialGlobals: Record<string, string>,
): Promise<TestProjectInlineConfiguration> {
  return {
    plugins: [await storybookTest({ configDir: '.storybook', initialGlobals })],
    test: { name, browser: browserMode(), testTimeout: 30_000, retry: SECOND_TRIES },
  };
}

export default defineConfig({
  test: {
    projects: [
      await storyProject('light', { theme: 'light', language: 'en' }),
      await storyProject('dark', { theme: 'dark', language: 'en' }),
      await storyProject('japanese', { theme: 'light', language: 'jp' }),
    ],
  },
});
