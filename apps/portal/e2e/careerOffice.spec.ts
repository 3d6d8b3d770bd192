import { readFile } from 'node:fs/promises';
import { manifest } from '@michi/api/manifest';
import type { APIRequestContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './server.ts';

const home = 'America/New_York';
const day = 24 * 60 * 60 * 1000;

interface Account {
  readonly email: string;
  readonly password: string;
}

const student: Account = { email: 'counselled@michi.example', password: 'blue-ridge-2027' };
const rival: Account = { email: 'rival@michi.example', password: 'blue-ridge-2027' };
const hana: Account = { email: 'hana@michi.example', password: 'michi-demo-2026' };

/** The code that links a student to the university of the demo. */
const code = 'SEIRYO-2027-7KQ4';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * A new student in New York, without a university.
 * @returns the student's access token
 */
const register = async (request: APIRequestContext, account: Account): Promise<string> => {
  const registered = await request.post('/api/user/auth/register', {
    data: {
      familyName: 'Counselled',
      firstName: 'Mio',
      phone: '090-2222-5678',
      termsVersion: '2026-11-25',
      appName: 'michi',
      language: 'en',
      ...account,
    },
  });
  const { data } = manifest.user.registerStudent.responses[201].schema.parse(await registered.json());
  const changed = await request.post('/api/user/auth/setting', {
    headers: bearer(data.token),
    data: { language: 'en', timezone: home },
  });
  expect(changed.status()).toBe(200);
  return data.token;
};

const signIn = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('LANGUAGE', JSON.stringify('en')));
  await page.goto('/app/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

/**
 * A Wednesday at least five days from now, so that an appointment on it can still be moved. The server of these tests
 * uses the machine's clock.
 */
const wednesday = (): string => {
  const first = Date.now() + 5 * day;
  const ahead = (3 - new Date(first).getUTCDay() + 7) % 7;
  return new Date(first + ahead * day).toISOString().slice(0, 10);
};

/** "16:00–16:45" on the clock of a zone. */
const hours = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): string =>
  [startsAt, endsAt]
    .map((moment) =>
      new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(moment)),
    )
    .join('–\u2060');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'an appointment is booked in one time zone and moved in another',
  { tag: '@journey' },
  async ({ page, request }) => {
    test.slow();
    await register(request, student);
    await signIn(page, student);

    await test.step('a code of the university opens the career office', async () => {
      await page.goto('/student/career-office');
      await page.getByLabel('University code').fill(code);
      await press(page, 'Link my university');
      await expect(page.getByText('No upcoming appointments')).toBeVisible();
    });

    const booked = await test.step('book on the clock of New York', async () => {
      await page.goto('/student/career-office/booking');
      await page.getByRole('link', { name: /^Interview/ }).click();
      await expect(page).toHaveURL(/counsellor=anyone/);
      await page.goto(`${page.url()}&day=${wednesday()}`);
      await expect(page.getByText('Shown in').first()).toContainText(home);
      await page
        .getByRole('link', { name: /^\d\d:\d\d/ })
        .first()
        .click();
      await press(page, 'Add a question or files (optional)');
      await page.getByLabel('Your question').fill('How do I explain a year abroad?');
      await page.reload();
      await expect(page.getByLabel('Your question')).toHaveValue('How do I explain a year abroad?');
      const responded = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/counsellings'),
      );
      await press(page, 'Book appointment');
      const { data } = manifest.university.createCounselling.responses[201].schema.parse(
        await (await responded).json(),
      );
      await expect(page).toHaveURL(`/student/career-office?appointment=${data.id}&new=true`);
      await expect(page.getByRole('heading', { level: 2, name: hours(data, home) })).toBeVisible();
      return data;
    });

    await test.step('see the same moment on the clock of Tokyo', async () => {
      await page.goto('/student/settings#time-zone');
      await page.getByRole('group', { name: 'Time zone' }).getByRole('button', { name: 'Change' }).click();
      await page.getByRole('combobox', { name: 'Time zone' }).fill('tokyo');
      await page.getByRole('option').first().click();
      await expect(page.getByText('Updated settings successfully').first()).toBeVisible();
      await page.goto(`/student/career-office?appointment=${booked.id}`);
      await expect(page.getByRole('heading', { level: 2, name: hours(booked, 'Asia/Tokyo') })).toBeVisible();
    });

    await test.step('move it there', async () => {
      await press(page, 'Reschedule');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('radio', { name: new RegExp(`^(?!${hours(booked, 'Asia/Tokyo')})`) })
        .last()
        .check();
      const responded = page.waitForResponse((response) => response.request().method() === 'PUT');
      await dialog.getByRole('button', { name: 'Reschedule to this time' }).click();
      const { data: moved } = manifest.university.updateCounselling.responses[200].schema.parse(
        await (await responded).json(),
      );
      expect(moved.startsAt).not.toBe(booked.startsAt);
      await expect(page.getByRole('heading', { level: 2, name: hours(moved, 'Asia/Tokyo') })).toBeVisible();
      const downloaded = page.waitForEvent('download');
      await press(page, 'Add to my calendar');
      const file = await readFile(await (await downloaded).path(), 'utf8');
      const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
      expect(event === undefined ? null : new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe(
        new Date(moved.startsAt).toISOString(),
      );
    });

    await test.step('and cancel it with a reason', async () => {
      await press(page, 'More actions');
      await page.getByRole('menuitem', { name: 'Cancel appointment' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('I found the answer.');
      await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
      await expect(page.getByText('Reason: I found the answer.')).toBeVisible();
    });
  },
);

test('of two students who book the same time at once one gets it, the other is offered the next ones', async ({
  browser,
  page,
  request,
  server,
}) => {
  test.slow();
  const headers = bearer(await register(request, rival));
  await request.post('/api/user/subscription/activate', { headers, data: { code } });
  const first = wednesday();
  const response = await request.get('/api/university/counselling-slots', {
    headers,
    params: { dateRange: `${first},${first}`, topic: 'RESUME', style: 'ONLINE' },
  });
  const { data: free } = manifest.university.listCounsellingSlots.responses[200].schema.parse(
    await response.json(),
  );
  // The latest of the day, which no other test takes.
  const wanted = free.slots.at(-1);
  if (wanted === undefined) throw new Error('Nothing is free');
  const confirmation = `/student/career-office/booking?${new URLSearchParams({
    topic: 'RESUME',
    style: 'ONLINE',
    counsellor: wanted.counsellor.id,
    day: first,
    slot: wanted.startsAt,
    step: 'confirm',
  }).toString()}`;
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signIn(page, hana);
  await signIn(other, rival);
  const both = [page, other];
  for (const each of both) {
    await each.goto(confirmation);
    await expect(each.getByRole('button', { name: 'Book appointment' })).toBeVisible();
  }
  await Promise.all(both.map((each) => press(each, 'Book appointment')));

  const won = (each: Page) => each.getByRole('heading', { level: 2, name: /^\d\d:\d\d–\u2060\d\d:\d\d$/ });
  const lost = (each: Page) => each.getByText('Someone just booked it');
  for (const each of both) await expect(won(each).or(lost(each))).toBeVisible();
  const losers = await Promise.all(both.map((each) => lost(each).isVisible()));
  expect(losers.filter((isLoser) => isLoser)).toHaveLength(1);

  const late = losers[0] === true ? page : other;
  await late.getByRole('radiogroup', { name: 'Next available times' }).getByRole('radio').first().check();
  await press(late, 'Book appointment');
  await expect(late).toHaveURL(/new=true/);
  await context.close();
});
