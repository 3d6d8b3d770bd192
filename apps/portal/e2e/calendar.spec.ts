import { manifest } from '@michi/api/manifest';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import ICAL from 'ical.js';
import texts from '../src/features/calendar/locales/en.json' with { type: 'json' };
import { expect, test, type RunningServer } from './server.ts';

const zone = 'America/New_York';
const hour = 60 * 60 * 1000;

/** Hours that New York is behind UTC. */
const hoursBehind = (moment: number): number => {
  const isoFormat = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Math.round((moment - Date.parse(`${isoFormat.format(moment).replace(' ', 'T')}Z`)) / hour);
};

/** The next moment at which New York changes its clocks. */
const nextClockChange = (from: number): number => {
  let moment = Math.ceil(from / hour) * hour;
  while (hoursBehind(moment) === hoursBehind(moment + hour)) moment += hour;
  return moment + hour;
};

const bodyOf = async (response: APIResponse): Promise<unknown> => {
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.json();
};

/** A student from New York who has applied to two jobs. */
const register = async (request: APIRequestContext, email: string) => {
  const password = 'blue-ridge-2027';
  const registered = await request.post('/api/user/auth/register', {
    data: {
      familyName: 'Calendar',
      firstName: 'Sora',
      phone: '090-1234-5678',
      termsVersion: '2026-11-25',
      appName: 'michi',
      email,
      password,
      language: 'en',
    },
  });
  const { data } = manifest.user.registerStudent.responses[201].schema.parse(await bodyOf(registered));
  const headers = { Authorization: `Bearer ${data.token}` };
  await bodyOf(
    await request.post('/api/user/auth/setting', { headers, data: { language: 'en', timezone: zone } }),
  );
  const listed = await request.get('/api/job/jobs/all', {
    headers,
    params: { audience: 'PUBLIC', canApply: true, employmentStatus: 'PERMANENT', sort: 'SALARY' },
  });
  const page = manifest.job.listJobs.responses[200].schema.parse(await bodyOf(listed)).data;
  const jobs = page.data.slice(0, 2);
  for (const { id } of jobs) {
    const path = `/api/job/jobs/students/action/${id}`;
    await bodyOf(await request.post(path, { headers, data: { action: 'apply' } }));
  }
  return { email, password, codes: jobs.map(({ code }) => code) };
};

const signIn = async (
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
) => {
  await page.addInitScript(() => localStorage.setItem('LANGUAGE', JSON.stringify('en')));
  await page.goto('/app/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

/** Requests an interview of an hour as a company does: in a process of its own, while the server runs. */
const requestInterview = async (
  { operate }: RunningServer,
  student: string,
  job: string,
  startsAt: number,
): Promise<void> => {
  const moment = `${new Date(startsAt).toISOString().slice(0, 19)}Z`;
  const flags = ['--student', student, '--job', job, '--starts-at', moment];
  await operate('pipeline', 'request-interview', ...flags);
};

test('a calendar subscription has the right times across a clock change, until its address is replaced', async ({
  page,
  request,
  server,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  const student = await register(request, 'calendar@michi.example');
  const change = nextClockChange(Date.now() + 24 * hour);
  // An hour that contains the clock change, and the same local hour a day later.
  const [across, after] = [change - hour / 2, change + 30 * hour];
  for (const [index, moment] of [across, after].entries()) {
    await requestInterview(server, student.email, student.codes[index] ?? '', moment);
  }
  await signIn(page, student);

  const address = await test.step('copy the address in the portal', async () => {
    const day = new Date(after - hoursBehind(after) * hour).toISOString().slice(0, 10);
    await page.goto(`/student/calendar?view=week&date=${day}`);
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(after);
    await expect(
      page.getByRole('button', { name: new RegExp(`^Interview: .*${shown}`) }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: texts.subscribe.action }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: texts.subscribe.open })).toHaveAttribute(
      'href',
      /^webcal:\/\//,
    );
    return (await dialog.locator('code').textContent()) ?? '';
  });
  expect(address.startsWith(`${server.url}/api/user/users/calendar.ics?token=`)).toBe(true);

  await test.step('read it without a session', async () => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/calendar');
    const events = new ICAL.Component(ICAL.parse(await response.text()))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .filter(({ uid }) => uid.startsWith('interview-'));
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual([across, after]);
    expect(events.map(({ duration }) => duration.toSeconds())).toEqual([3600, 3600]);
    expect(hoursBehind(across)).not.toBe(hoursBehind(across + hour));
    const unchanged = await request.get(address, {
      headers: { 'If-None-Match': response.headers()['etag'] ?? '' },
    });
    expect(unchanged.status()).toBe(304);
  });

  await test.step('make a new address, which ends the old one', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.subscribe.renew, exact: true }).click();
    await dialog.getByRole('button', { name: texts.subscribe.renewConfirm, exact: true }).click();
    await expect(dialog.locator('code')).not.toHaveText(address);
    const renewed = (await dialog.locator('code').textContent()) ?? '';
    expect((await request.get(address)).status()).toBe(404);
    expect((await request.get(renewed)).status()).toBe(200);
  });
  expect(problems).toEqual([]);
});
