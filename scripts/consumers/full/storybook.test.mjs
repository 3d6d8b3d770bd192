import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, filesOfReadme } from '../consumer.mjs';
import { inBrowser } from '../inBrowser.mjs';

const consumer = new Consumer('storybook');

beforeAll(async () => {
  const packed = await consumer.pack(['api', 'design-system']);
  await consumer.create('vite@9.3.0', '--template', 'react-ts', '--no-interactive');
  await consumer.install([...packed, '@tanstack/react-query', 'msw']);
  await consumer.npm(['exec', '--', 'msw', 'init', 'public', '--save']);
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
  for (const { file, text } of ['api', 'design-system'].flatMap(filesOfReadme)) {
    if (/^(src|\.storybook)\//.test(file)) consumer.write(file, text);
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

/** Looks at a story of the built Storybook. */
async function atStory(id, look) {
  const build = { outDir: 'storybook-static', path: `/iframe.html?id=${id}` };
  return (await inBrowser(consumer, look, build)).seen;
}

describe("Storybook's own set-up of Vite's template", () => {
  test('shows a component with its styles', async () => {
    const border = await atStory('stories-welcome--playground', (page) =>
      page
        .getByRole('region', { name: 'Welcome' })
        .evaluate((element) => getComputedStyle(element).borderTopStyle),
    );
    expect(border).toBe('solid');
  });

  test('shows a list on the mocks, in the scenario of the story', async () => {
    const list = (page) => page.getByRole('listitem').first().textContent();
    expect(await atStory('jobs--populated', list)).not.toBe('');
    const alert = (page) => page.getByRole('alert').textContent();
    expect(await atStory('jobs--unauthorized', alert)).toContain('401 UNAUTHENTICATED');
  });
});
