import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer, filesOfReadme } from '../consumer.mjs';
import { inBrowser } from '../inBrowser.mjs';

const consumer = new Consumer('lowest-peers');

/** The lowest versions that the ranges of the packages' `peerDependencies` allow. */
const lowest = [
  'react@18.3.0',
  'react-dom@18.3.0',
  '@types/react@18.3.0',
  '@types/react-dom@18.3.0',
  '@tanstack/react-query@5.80.0',
  'msw@2.7.0',
];

beforeAll(async () => {
  const packed = await consumer.pack(['api', 'design-system']);
  await consumer.create('vite@9.3.0', '--template', 'react-ts', '--no-interactive');
  await consumer.install([...packed, ...lowest, 'eventsource-parser', 'vitest', 'jsdom']);
  for (const { file, text } of ['api', 'design-system'].flatMap(filesOfReadme)) {
    if (/^(src\/|vitest\.config)/.test(file)) consumer.write(file, text);
  }
});

afterAll(() => consumer.remove());

describe('React 18 and the lowest version of each peer', () => {
  test('are installed', () => {
    const versions = ['react', '@tanstack/react-query', 'msw'].map(
      (name) => JSON.parse(consumer.read('node_modules', ...name.split('/'), 'package.json')).version,
    );
    expect(versions).toEqual(['18.3.0', '5.80.0', '2.7.0']);
  });

  test("build the README's code", async () => {
    await consumer.npm(['run', 'build']);
  });

  test('answer calls by the mocks', async () => {
    expect(await consumer.npm(['exec', '--', 'vitest', 'run'])).toMatch(/Tests +2 passed \(2\)/);
  });

  test('give each component its ref, and a menu its place', async () => {
    consumer.write('src/main.tsx', readFileSync(join(import.meta.dirname, 'app', 'refs.tsx'), 'utf8'));
    await consumer.npm(['run', 'build']);
    const { seen, troubles } = await inBrowser(consumer, async (page) => {
      const button = page.getByRole('button', { name: 'Open' });
      await button.click();
      const item = await page.getByRole('menuitem', { name: 'First' }).boundingBox();
      const { y, height } = await button.boundingBox();
      return {
        react: await page.getByRole('heading', { includeHidden: true }).textContent(),
        refs: await page.title(),
        isBelowItsButton: item.y >= y + height && item.y < y + 2 * height,
      };
    });
    expect(seen).toEqual({
      react: 'React 18.3.0',
      refs: [
        'Button',
        'Button asChild',
        'Checkbox',
        'CodeField',
        'Combobox',
        'DateField',
        'Heading',
        'IconButton',
        'Link',
        'MenuChip',
        'PasswordField',
        'RadioGroup',
        'SearchField',
        'Select',
        'Switch',
        'TextArea',
        'TextField',
      ].join(' '),
      isBelowItsButton: true,
    });
    expect(troubles).toEqual([]);
  });
});
