import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifest } from '@michi/api/manifest';
import type { Browser, Page } from '@playwright/test';
import { expect, test, type RunningServer } from './server.ts';

/** The organizer acts from a separate process, beside the server. */
const title = 'One chair by the window';

/** Announces a seminar of one seat, whose doors are open already. */
const announce = async (server: RunningServer): Promise<void> => {
  const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const file = join(server.dataDir, 'seminars.jsonl');
  const seminar = {
    id: 'one-chair',
    audience: 'PUBLIC',
    organizer: 'JOBHUNTING',
    title,
    titleJp: '窓ぎわの一席',
    style: 'OFFLINE',
    startsAt: minutesAhead(40),
    endsAt: minutesAhead(130),
    capacity: 1,
    placeName: 'Reading room',
  };
  await writeFile(file, JSON.stringify(seminar));
  expect(await server.operate('import', 'seminars', file)).toContain('1 added');
};

/** A student in a separate browser, at the seminar, reached through the list. */
const atTheSeminar = async (browser: Browser, { url }: RunningServer, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/app/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
  await page.goto(`/student/seminar/public-seminar?search=${encodeURIComponent(title)}`);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  return page;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Presses a button of the dialog that is open. */
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test(
  'a full seminar has a fair waiting list, and participants who checked in can give feedback',
  { tag: '@journey' },
  async ({ browser, server }) => {
    test.slow();
    await announce(server);

    // Alex has no reason for applying yet: the way there and back keeps the place.
    const alex = await atTheSeminar(browser, server, 'alex@michi.example');
    await expectText(alex, '1 seat left');
    await press(alex, 'Apply for this seminar');
    await alex.getByRole('dialog').getByRole('link', { name: 'Write a reason' }).click();
    await alex.getByRole('textbox', { name: /^Name of this version/ }).fill('The quiet work');
    await alex.getByRole('textbox', { name: /^Your answer/ }).fill('I want to see how it is done 🪑');
    await press(alex, 'Save');
    await alex
      .getByRole('dialog')
      .getByRole('radio', { name: /^The quiet work/ })
      .check();
    await confirm(alex, 'Send application');
    await expectText(alex, 'You have a seat');

    const hana = await atTheSeminar(browser, server, 'hana@michi.example');
    await expectText(hana, 'Full, with a waiting list');
    await press(hana, 'Join waiting list');
    await hana.getByRole('dialog').getByRole('radio').first().check();
    await confirm(hana, 'Join waiting list');
    await expectText(hana, 'You’re number 1 on the waiting list');

    await press(alex, 'More actions');
    await alex.getByRole('menuitem', { name: 'Cancel my seat' }).click();
    await alex.getByRole('dialog').getByRole('radio', { name: "Schedule Doesn't match" }).check();
    await confirm(alex, 'Cancel my seat');
    await expect(alex.getByRole('dialog')).toHaveCount(0);

    // The freed seat is offered by a notification, which leads to the seminar.
    await hana.goto('/student/notification?tab=1');
    await hana
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await expectText(hana, /A seat is on hold for you until/);
    await press(hana, 'Accept the seat');
    await confirm(hana, 'Accept the seat');
    await expectText(hana, 'You have a seat');

    // At the door the code on her phone is read.
    const shown = hana.waitForResponse((response) => response.url().endsWith('/api/user/students/qr'));
    await press(hana, 'Show my QR code at the door');
    const { data } = manifest.user.getStudentQr.responses[200].schema.parse(await (await shown).json());
    await expect(hana.getByRole('img', { name: 'QR code that identifies you' })).toBeVisible();
    // Another seminar of hers has its doors open too, so the door says which it is.
    const door = new URL(hana.url()).searchParams.get('id') ?? '';
    expect(await server.operate('seminar', 'check-in', data.token, '--seminar', door)).toContain(title);
    await hana.keyboard.press('Escape');
    await hana.reload();
    await expectText(hana, 'You attended');

    await hana.getByRole('link', { name: 'Give feedback' }).first().click();
    await press(hana, 'Send feedback');
    await expectText(hana, /Check \d+ answers?/);
    for (const group of await hana.getByRole('radiogroup').all())
      await group.getByText('4', { exact: true }).click();
    await press(hana, 'Send feedback');
    await expectText(hana, 'You’ve given feedback on this seminar');
    await Promise.all([alex.context().close(), hana.context().close()]);
  },
);
