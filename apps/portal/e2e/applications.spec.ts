import { manifest } from '@michi/api/manifest';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/shared/navigation/paths.ts';
import { logIn } from './screens.ts';
import { expect, test } from './server.ts';

/** A card of the page by its title. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the application behind the offer that waits for an answer, from the dashboard, with one tap. */
const openOffered = async (page: Page): Promise<void> => {
  await logIn(page, 'hana@michi.example');
  await page.goto(paths.dashboard);
  const steps = card(page, 'Next steps');
  await steps
    .getByRole('listitem')
    .filter({ hasText: 'Decide on your job offer' })
    .locator(`a[href^="${paths.application}"]`)
    .click();
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.application);
};

test('a tap on the dashboard leads to what was sent, when it is, what was asked and until when to decide', async ({
  page,
}) => {
  await openOffered(page);
  await expect(card(page, 'What’s next').getByText(/^Respond by /)).toBeVisible();
  const sent = card(page, 'What you sent');
  await expect(sent.getByText(/配送ロボットの安全/)).toBeVisible();
  await expect(sent.getByText(/街の中で機械と人/)).toBeVisible();
  await expect(card(page, 'Interviews').getByRole('listitem')).toHaveCount(2);
  await expect(
    card(page, 'Questions you were asked').getByText('学生時代に力を入れたことは何ですか。'),
  ).toHaveCount(2);
  // The pages of a PDF, as its catalogue counts them.
  const printed = await page.pdf({
    format: 'A4',
    margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
  });
  expect(/\/Type \/Pages\s*\/Count (\d+)/.exec(printed.toString('latin1'))?.[1]).toBe('1');
  await sent.getByRole('link', { name: 'View resume as sent' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.sentResume);
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /download/i })
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test('notes written without a network are kept and sent once there is one', async ({ page, context }) => {
  await openOffered(page);
  const notes = card(page, 'Your notes');
  const text = notes.getByRole('textbox', { name: 'Notes' });
  await expect(text).not.toHaveValue('');
  await context.setOffline(true);
  await text.fill('Written on the train');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const sending = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await context.setOffline(false);
  expect((await sending).status()).toBe(200);
  await page.reload();
  await expect(text).toHaveValue('Written on the train');
});

/** Choices before sending; null keeps what is preselected. */
const RESUMES = [null, '英文履歴書', 'brought.pdf', 'No resume'];
const REASONS = [null, '人と機械のあいだを考える', 'none'];

/** Texts that a place shows in full: reasons of Hana, and the date of a resume. */
const shownIn = async (area: Locator): Promise<readonly string[]> => {
  const text = await area.innerText();
  const reasons = ['言葉になったことだけでなく、その奥にある思い', '街の中で機械と人がどう折り合うのか'];
  const date = /Dated [^.\n]+|\S+, uploaded .+/.exec(text)?.[0];
  return [...reasons.filter((reason) => text.includes(reason)), ...(date === undefined ? [] : [date])];
};

/** Sends what the page shows, and finds the same in the application, with the title of the resume. */
const sendAndCompare = async (page: Page, button: string, message: string): Promise<readonly string[]> => {
  const form = page.getByRole('main');
  await form.getByLabel('Message to the company').fill(message);
  const title = (await form.getByRole('combobox', { name: /^Resume/ }).innerText()).trim();
  const shown = await shownIn(form);
  await form.getByRole('button', { name: button }).click();
  await expect(form.getByRole('button', { name: button })).toHaveCount(0);
  await card(page, 'Your application').getByRole('link', { name: 'Application details' }).click();
  const sent = card(page, 'What you sent');
  await expect(sent).toContainText(message);
  await expect(sent).toContainText(title === 'No resume' ? 'None' : title);
  expect(await shownIn(sent)).toEqual(shown);
  return [title, ...shown];
};

test('what is shown before sending is what was sent, for every resume and reason, also to a recommendation', async ({
  page,
  request,
}) => {
  test.slow();
  await logIn(page, 'hana@michi.example');
  await page.goto('/student/profile/resume');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'brought.pdf', mimeType: 'application/pdf', buffer: await page.pdf() });
  await expect(page.getByText('Uploaded “brought.pdf”.')).toBeVisible();
  const data = { email: 'hana@michi.example', password: 'michi-demo-2026', appName: 'michi' };
  const loggedIn = await request.post('/api/user/auth/login', { data });
  const { token } = manifest.user.logIn.responses[200].schema.parse(await loggedIn.json()).data;
  const headers = { Authorization: `Bearer ${token}` };
  const listed = await request.get('/api/job/jobs/all?canApply=true&size=100', { headers });
  const open = manifest.job.listJobs.responses[200].schema
    .parse(await listed.json())
    .data.data.filter(({ application }) => application === null);

  const combinations = RESUMES.flatMap((resume) => REASONS.map((reason) => [resume, reason] as const));
  const seen = new Set<string>();
  for (const [index, [resume, reason]] of combinations.entries()) {
    await page.goto(`${paths.publicJobDetails}?id=${open[index]?.id ?? ''}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    const choice = page.getByRole('main').getByRole('combobox', { name: /^Resume/ });
    await expect(choice).toBeVisible();
    if (resume !== null) {
      await choice.click();
      await page.getByRole('option', { name: resume, exact: true }).click();
    }
    const written = page.getByRole('main').getByRole('textbox', { name: /^Reason for applying/ });
    await expect(written).toBeVisible();
    if (reason === 'none') await written.fill('');
    else if (reason !== null) {
      await page.getByRole('button', { name: 'Use one of my answers: Reason for applying' }).click();
      await page
        .getByRole('button', { name: `Use “${reason}”` })
        .first()
        .click();
      await expect(written).not.toHaveValue('');
    }
    seen.add((await sendAndCompare(page, 'Send application', `Message ${index}`)).join());
  }
  // The resume with its reason, with another and without; the other two with one and without; and only a reason.
  expect(seen.size).toBe(9);

  await page.goto(`${paths.publicJobs}?tab=2`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Accept', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Accept the recommendation and apply' }),
  ).toBeVisible();
  await sendAndCompare(page, 'Accept and apply', 'Recommended');
});
