import { chromiumLaunchOptions } from '@michi/config/chromium';
import { MAX_WAIT } from '@michi/config/timeouts';
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

/** Opens the app and sends its form. */
const signIn = async (page, email) => {
  page.setDefaultTimeout(MAX_WAIT);
  await page.goto(app.origin);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign in' }).click();
};

describe("Next's own template, app router", () => {
  let browser;
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunchOptions());
  });
  afterAll(() => browser?.close());

  test('signs in and out, and renders jobs in a server component and, without the token, in the browser', async () => {
    const page = await browser.newPage();
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    await signIn(page, 'hana@michi.example');
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
  });

  test('says in words what is refused, and stays on the page', async () => {
    const page = await browser.newPage();
    await signIn(page, 'hana@michi');
    await page.getByRole('alert').getByText('Invalid email address').waitFor();
    expect(await page.getByLabel('Email').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('keeps the token in a cookie that no script can read, and each request to its own student', async () => {
    const page = await browser.newPage();
    await signIn(page, 'hana@michi.example');
    await page.getByRole('listitem').first().waitFor();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'michi-token', httpOnly: true });
    const pageFor = async (headers) => (await fetch(app.origin, { headers })).text();
    expect(await pageFor({ cookie: `${cookie.name}=${cookie.value}` })).toContain('from the server');
    expect(await pageFor({})).not.toContain('from the server');
  });
});
