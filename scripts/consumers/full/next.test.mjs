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
  await consumer.install([...packed, '@tanstack/react-query', 'msw', 'zod']);
  for (const { file, text } of ['api', 'design-system'].flatMap(filesOfReadme)) {
    if (file.startsWith('app/') || file === 'proxy.ts') consumer.write(file, text);
  }
  const command = ['exec', '--', 'michi-api', 'mock', '--port', '0', '--remember'];
  mocks = await consumer.start(/The mocks are at (\S+),/, 'npm', command);
  consumer.write('.env', `MICHI_ORIGIN=${mocks.origin}\n`);
  consumer.setCompilerOption('tsconfig.json', 'noPropertyAccessFromIndexSignature', true);
  await consumer.npm(['run', 'build']);
  const port = await freePort();
  app = await consumer.start(/(http:\/\/localhost:\d+)/, 'npm', ['start', '--', '--port', String(port)]);
});

afterAll(() => {
  app?.stop();
  mocks?.stop();
  consumer.remove();
});

const credentials = { email: 'hana@michi.example', password: 'correct horse battery staple' };

describe("Next's own template, app router", () => {
  test('signs in and out, and renders jobs in a server component and, without the token, in the browser', async () => {
    const browser = await chromium.launch(chromiumLaunchOptions());
    try {
      const page = await browser.newPage();
      const troubles = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
      await page.goto(app.origin);
      await page.getByLabel('Email').fill(credentials.email);
      await page.getByLabel('Password').fill(credentials.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('listitem').first().waitFor();
      const card = page.getByRole('region', { name: 'For Hana, from the server' });
      expect(await card.getByRole('paragraph').first().textContent()).toBe(
        await page.getByRole('listitem').first().textContent(),
      );
      expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      expect(await page.evaluate('document.cookie + JSON.stringify(localStorage)')).not.toContain(
        'michi.mocks',
      );
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email').waitFor();
      expect(await page.context().cookies()).toEqual([]);
      expect(troubles).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('keeps the token in a cookie that no script can read, and each request to its own student', async () => {
    const answer = await fetch(`${app.origin}/api/login`, {
      method: 'POST',
      body: new URLSearchParams(credentials),
      redirect: 'manual',
    });
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/^michi-token=.+HttpOnly/);
    const pageFor = async (headers) => (await fetch(app.origin, { headers })).text();
    expect(await pageFor({ cookie: cookie.split(';', 1)[0] })).toContain('from the server');
    expect(await pageFor({})).not.toContain('from the server');
  });
});
