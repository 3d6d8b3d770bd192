import type { APIRequestContext, Page } from '@playwright/test';
import { seedId } from '../../server/seed/seedId.ts';
import { paths, toBooking, toChat, toJobs, toOffer, toSeminar } from '../src/shared/navigation/paths.ts';
import { goTo, press, skipToContent, write } from './keyboard.ts';
import { logIn } from './screens.ts';
import { expect, test } from './server.ts';

const password = 'blue-ridge-2027';

/** A new student, so that no other test is affected by what is done here. */
const register = async (request: APIRequestContext, email: string): Promise<string> => {
  const response = await request.post('/api/user/auth/register', {
    data: {
      familyName: 'Keys',
      firstName: 'Kei',
      phone: '090-1234-5678',
      termsVersion: '2026-11-25',
      appName: 'michi',
      language: 'en',
      email,
      password,
    },
  });
  expect(response.status()).toBe(201);
  return email;
};

/** Logs in by the keys alone. */
const typeIn = async (page: Page, email: string): Promise<void> => {
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
};

const hana = 'hana@michi.example';

test(
  'the keyboard alone signs in, finds a job and applies',
  { tag: '@journey' },
  async ({ page, request }) => {
    await page.goto(paths.login);
    await typeIn(page, await register(request, 'keys.job@michi.example'));
    await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeFocused();

    // The navigation comes before the heading: back to it, and through the group that opens.
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await goTo(page, navigation.getByRole('button', { name: 'My Jobs' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await press(page, navigation.getByRole('link', { name: 'Public Jobs' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Public Jobs' })).toBeFocused();

    // Among those that are open to everybody.
    await page.goto(toJobs('PUBLIC', { canApply: true, employmentStatus: 'PERMANENT' }));
    await skipToContent(page);
    const main = page.getByRole('main');
    await write(page, main.getByRole('searchbox'), 'engineer');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=engineer/);
    const job = main.locator('a[href*="/details"]').first();
    await expect(job).toContainText(/engineer/i);
    await press(page, job);
    await expect(page).toHaveURL(/details\?/);
    const apply = main.getByRole('link', { name: 'Apply', exact: true });
    await press(page, apply);

    await expect(page.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeFocused();
    await page.goBack();
    await expect(apply).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeFocused();
    await write(page, main.getByRole('textbox', { name: /^Message/ }), 'I build small robots.');
    await press(page, main.getByRole('button', { name: 'Send application' }));
    await expect(page.getByText('Your application was sent.', { exact: true })).toBeVisible();
    // The link disappears with the action; the focus does not.
    await expect(apply).toHaveCount(0);
    await expect(page.locator(':focus')).toBeVisible();
  },
);

test('the keyboard alone accepts an offer', async ({ page }) => {
  await logIn(page, hana);
  await page.goto(toOffer(seedId('offer', 0x100d)));
  await skipToContent(page);
  await press(page, page.getByRole('button', { name: 'Accept', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  // Without the required confirmation it is not done, and the summary says so.
  await press(page, dialog.getByRole('button', { name: 'Accept offer' }));
  await expect(dialog.getByRole('group', { name: /^Check \d+ answers?$/ })).toBeFocused();
  await press(page, dialog.getByRole('checkbox'), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Accept offer' }));
  await expect(page.getByRole('heading', { name: 'You accepted this offer' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
});

test('the keyboard alone books a counsellor', async ({ page }) => {
  await logIn(page, hana);
  await page.goto(toBooking());
  await skipToContent(page);
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: /^Interview/ }));
  // Each step takes the focus to its name.
  await expect(main.getByRole('heading', { level: 2, name: 'When, and with whom?' })).toBeFocused();
  await press(page, main.getByRole('link', { name: /^\d\d:\d\d/ }).first());
  await expect(main.getByRole('heading', { level: 2, name: 'Is everything right?' })).toBeFocused();
  await press(page, main.getByRole('button', { name: 'Add a question or files (optional)' }));
  await write(page, main.getByLabel('Your question'), 'How do I begin?');
  await press(page, main.getByRole('button', { name: 'Book appointment' }));
  await expect(page).toHaveURL(/career-office\?appointment=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the keyboard alone writes a message', async ({ page }) => {
  await logIn(page, hana);
  await page.goto(toChat({ thread: seedId('chat', 0x2001) }));
  await skipToContent(page);
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await write(page, field, 'Written with the keys alone');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.insertText('in two lines');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText('in two lines');
});

test('the keyboard alone fills a section of the profile and makes a resume', async ({ page, request }) => {
  await page.goto(
    `${paths.login}?next=${encodeURIComponent('/student/profile/edit?section=hobbies&answer=new&next=/student/profile')}`,
  );
  await typeIn(page, await register(request, 'keys.profile@michi.example'));
  await expect(page.getByRole('heading', { level: 1, name: 'Hobbies' })).toBeFocused();
  await write(page, page.getByRole('textbox', { name: 'Your answer' }), 'Walking old roads');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/\/student\/profile(#|$)/);
  await expect(page.getByRole('main')).toContainText('Walking old roads');
  await press(page, page.getByRole('link', { name: 'Manage resumes' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Resumes' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'New resume' }).first());
  const dialog = page.getByRole('dialog', { name: 'New resume' });
  await press(page, dialog.getByRole('button', { name: 'Create resume' }));
  await expect(page).toHaveURL(/\/resume\/preview\?id=/);
  // The pressed button disappears with its screen; the focus moves to the heading of the next.
  await expect(page.getByRole('heading', { level: 1, name: 'English resume, classic' })).toBeFocused();
});

test('the keyboard alone applies to a seminar', async ({ page }) => {
  await logIn(page, hana);
  await page.goto(toSeminar('PUBLIC', seedId('seminar', 0x7012)));
  const apply = page.getByRole('button', { name: 'Apply for this seminar' });
  await expect(apply).toBeVisible();
  await skipToContent(page);
  await press(page, apply);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await press(page, dialog.getByRole('radio').first(), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Send application' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You have a seat').first()).toBeVisible();
  // The button that opened the dialog disappears; the focus moves to the seminar's name.
  await expect(page.locator('h2:focus')).toBeVisible();
});
