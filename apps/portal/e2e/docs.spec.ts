import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const services = [
  'chat',
  'common',
  'company',
  'job',
  'news',
  'notification',
  'seminar',
  'university',
  'user',
];

/** Collects the requests of a page to other origins, and its errors. */
const collectProblems = (page: Page, origin: string): readonly string[] => {
  const problems: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (protocol !== 'data:' && requested !== origin && !request.url().startsWith(`blob:${origin}`)) {
      problems.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

test('the API reference shows all nine contracts and requests no other origin', async ({ page, server }) => {
  const problems = collectProblems(page, server.url);
  for (const service of services) {
    await page.goto(`/docs/${service}`);
    await expect(page.getByRole('heading', { level: 1, name: `Michi ${service} service` })).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the list of services finds an operation of any service and leads to it', async ({ page, server }) => {
  const problems = collectProblems(page, server.url);
  await page.goto('/docs');
  await expect(page.locator('section')).toHaveCount(services.length);
  await page.getByLabel('Search all operations').fill('list locations');
  await page.getByRole('link', { name: 'List all locations' }).click();
  await expect(page).toHaveURL('/docs/common#common/tag/locations/GET/locations');
  // The reference draws a whole contract before it shows one operation of it.
  await expect(page.getByRole('heading', { name: 'List all locations' })).toBeInViewport();
  await page.goto('/docs');
  await page.getByLabel('Search all operations').fill('post job share');
  await page.getByRole('link', { name: 'Get the link' }).click();
  await expect(page.getByRole('heading', { name: 'Get the link' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('an operation can be found and called as the user who is logged in to the portal', async ({
  page,
  server,
}) => {
  const problems = collectProblems(page, server.url);
  await page.goto('/app/login');
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await page.goto('/docs/common');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('all locations');
  await page.getByRole('option', { name: 'List all locations' }).click();
  await page.getByRole('button', { name: 'Test Request (get /locations)' }).click();
  const responded = page.waitForResponse('**/api/common/locations');
  await page.getByRole('button', { name: /^Send get request/ }).click();
  const response = await responded;
  expect(response.status()).toBe(200);
  expect(await response.request().headerValue('authorization')).toMatch(/^Bearer ey/);
  await expect(page.getByRole('dialog').getByText('200 OK').first()).toBeVisible();
  expect(problems).toEqual([]);
});
