import { chromiumLaunchOptions } from '@michi/config/chromium';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../steps/serve.mjs';
import { Consumer, filesOfReadme } from '../consumer.mjs';

const consumer = new Consumer('next');
let mocks;
let app;

beforeAll(async () => {
  const packed = await consumer.pack(['api', 'design-system']);
  await consumer.create(
    'next-app@16.4.3',
    '--ts',
    '--app',
    '--no-eslint',
    '--no-tailwind',
    '--no-src-dir',
    '--import-alias=@/*',
    '--use-npm',
    '--skip-install',
    '--disable-git',
    '--yes',
  );
  await consumer.install([...packed, '@tanstack/react-query', 'msw']);
  for (const { file, text } of ['api', 'design-system'].flatMap(filesOfReadme)) {
    if (file.startsWith('app/')) consumer.write(file, text);
  }
  const command = ['exec', '--', 'michi-api', 'mock', '--port', '0'];
  mocks = await consumer.start(/The mocks are at (\S+),/, 'npm', command);
  consumer.write('.env', `MICHI_ORIGIN=${mocks.origin}\nNEXT_PUBLIC_MICHI_ORIGIN=${mocks.origin}\n`);
  await consumer.npm(['run', 'build']);
  const port = await freePort();
  app = await consumer.start(/(http:\/\/localhost:\d+)/, 'npm', ['start', '--', '--port', String(port)]);
});

afterAll(() => {
  app?.stop();
  mocks?.stop();
  consumer.remove();
});

describe("Next's own template, app router", () => {
  test('renders a server component with jobs and a styled card', async () => {
    const html = await (await fetch(app.origin)).text();
    expect(html).toContain('From the server');
    expect(html).toMatch(/<link rel="stylesheet"/);
  });

  test('renders a client component with jobs in the browser', async () => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const troubles = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
      await page.goto(app.origin);
      await page.getByRole('listitem').first().waitFor();
      const card = page.getByRole('region', { name: 'From the server' });
      expect(await card.getByRole('paragraph').first().textContent()).toBe(
        await page.getByRole('listitem').first().textContent(),
      );
      expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      expect(troubles).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('logs in through a route handler, which keeps the token in a cookie', async () => {
    const answer = await fetch(`${app.origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'hana@michi.example', password: 'correct horse battery staple' }),
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^michi-token=.+HttpOnly/);
  });
});
