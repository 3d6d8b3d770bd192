import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../steps/serve.mjs';
import { Consumer, filesOfReadme } from '../consumer.mjs';

const consumer = new Consumer('storybook');

beforeAll(async () => {
  const packed = await consumer.pack(['design-system']);
  await consumer.create('vite@9.3.0', '--template', 'react-ts', '--no-interactive');
  await consumer.install(packed);
  await consumer.npm([
    'create',
    '--yes',
    'storybook@10.6.2',
    '--',
    '--yes',
    '--no-dev',
    '--features',
    'docs',
  ]);
  for (const { file, text } of filesOfReadme('design-system')) {
    if (file.startsWith('src/')) consumer.write(file, text);
  }
  consumer.write(
    'src/stories/Welcome.stories.tsx',
    `import '../theme.ts';
import { Welcome } from '../Welcome.tsx';

export default { component: Welcome };

export const Playground = {};
`,
  );
  await consumer.npm(['run', 'build-storybook', '--', '--quiet']);
});

afterAll(() => consumer.remove());

describe("Storybook's own set-up of Vite's template", () => {
  test('shows a component with its styles', async () => {
    const port = await freePort();
    const server = await preview({
      configFile: false,
      root: consumer.path(),
      logLevel: 'error',
      build: { outDir: 'storybook-static' },
      preview: { host: '127.0.0.1', port, strictPort: true },
    });
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/iframe.html?id=stories-welcome--playground`);
      const card = page.getByRole('region', { name: 'Welcome' });
      expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
