import { manifest } from '@michi/api/manifest';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import problemEn from '../../server/src/platform/problem/en.json' with { type: 'json' };
import problemJp from '../../server/src/platform/problem/jp.json' with { type: 'json' };
import interviewsEn from '../src/features/interviews/locales/en.json' with { type: 'json' };
import interviewsJp from '../src/features/interviews/locales/jp.json' with { type: 'json' };
import jobsEn from '../src/features/jobs/locales/en.json' with { type: 'json' };
import jobsJp from '../src/features/jobs/locales/jp.json' with { type: 'json' };
import offersEn from '../src/features/offers/locales/en.json' with { type: 'json' };
import offersJp from '../src/features/offers/locales/jp.json' with { type: 'json' };
import timesheetEn from '../src/features/timesheet/locales/en.json' with { type: 'json' };
import timesheetJp from '../src/features/timesheet/locales/jp.json' with { type: 'json' };
import labelsEn from '../src/shared/i18n/labels/locales/en.json' with { type: 'json' };
import labelsJp from '../src/shared/i18n/labels/locales/jp.json' with { type: 'json' };
import { expect, test, type RunningServer } from './server.ts';

const translations = {
  en: {
    problem: problemEn,
    interviews: interviewsEn,
    jobs: jobsEn,
    labels: labelsEn,
    offers: offersEn,
    timesheet: timesheetEn,
  },
  jp: {
    problem: problemJp,
    interviews: interviewsJp,
    jobs: jobsJp,
    labels: labelsJp,
    offers: offersJp,
    timesheet: timesheetJp,
  },
} as const;

type Language = keyof typeof translations;

/** A sentence of a locale file with its values in their places. */
const fillIn = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{\{?(\w+)\}?\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const DAY = 24 * 60 * 60 * 1000;

/** A day counted from now, `YYYY-MM-DD`. */
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Records warnings and errors of a page; server refusals are ignored, which a test provokes or a busy machine causes. */
const watch = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isRefusal = /status of (4\d\d|503)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

interface Student {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const bodyOf = async (response: APIResponse): Promise<unknown> => {
  expect(response.status(), await response.text()).toBeLessThan(300);
  return response.json();
};

/** A new student. */
const register = async (request: APIRequestContext, email: string, language: Language): Promise<Student> => {
  const password = 'blue-ridge-2027';
  const response = await request.post('/api/user/auth/register', {
    data: {
      familyName: 'Story',
      firstName: 'Sora',
      phone: '090-1234-5678',
      termsVersion: '2026-11-25',
      appName: 'michi',
      email,
      password,
      language,
    },
  });
  const { data } = manifest.user.registerStudent.responses[201].schema.parse(await bodyOf(response));
  return { email, password, token: data.token };
};

const signIn = async (
  page: Page,
  { email, password }: Pick<Student, 'email' | 'password'>,
  language: Language,
) => {
  await page.addInitScript((code) => localStorage.setItem('LANGUAGE', JSON.stringify(code)), language);
  await page.goto('/app/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

const hana = { email: 'hana@michi.example', password: 'michi-demo-2026' } as const;

/** Records a result as if the accepted interview had just been held. */
const recordResult = async (server: RunningServer, named: readonly string[], outcome: string) => {
  await server.operate('demo', 'hold-interview', ...named);
  await server.operate('pipeline', 'record-result', ...named, '--outcome', outcome);
};

const idIn = (text: string): string => /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(text)?.[0] ?? '';

/** The id in the address of an opened job, interview or letter. */
const openedId = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

const showJob = async (request: APIRequestContext, { token }: Pick<Student, 'token'>, id: string) => {
  const response = await request.get(`/api/job/jobs/show/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return manifest.job.showJob.responses[200].schema.parse(await bodyOf(response)).data.job;
};

const nameIn = (language: Language, name: string, nameJp: string | null): string =>
  language === 'jp' ? (nameJp ?? name) : name;

const openJobs = '/student/job/public-jobs?canApply=true&employmentStatus=PERMANENT';
const appliedJobs = '/student/job/public-jobs?tab=1';

/** Leads a new application of a student to an offer. @returns the offer and its company */
const offerTo = async (
  request: APIRequestContext,
  server: RunningServer,
  student: Student,
  language: Language,
  index: number,
) => {
  const headers = { Authorization: `Bearer ${student.token}` };
  const listed = await request.get('/api/job/jobs/all', {
    headers,
    params: { audience: 'PUBLIC', canApply: true, employmentStatus: 'PERMANENT', sort: 'SALARY' },
  });
  const { data } = manifest.job.listJobs.responses[200].schema.parse(await bodyOf(listed));
  const job = data.data[index];
  if (job === undefined) throw new Error('The demo has no such job');
  const applied = await request.post(`/api/job/jobs/students/action/${job.id}`, {
    headers,
    data: { action: 'apply' },
  });
  await bodyOf(applied);
  const named = ['--student', student.email, '--job', job.code];
  const requested = await server.operate(
    'pipeline',
    'request-interview',
    ...named,
    '--starts-at',
    `${dayAhead(7)}T10:00`,
  );
  const accepted = await request.put(`/api/job/interviews/${idIn(requested)}`, {
    headers,
    data: { action: 'accept' },
  });
  await bodyOf(accepted);
  await recordResult(server, named, 'selected');
  const sent = await server.operate('pipeline', 'send-offer', ...named, ...terms());
  return { id: idIn(sent), company: nameIn(language, job.company.name, job.company.nameJp) };
};

const terms = () => ['--expires-at', `${dayAhead(14)}T17:00`, '--joining-date', dayAhead(120)];

for (const language of ['jp', 'en'] as const) {
  const { problem, interviews, jobs, labels, offers, timesheet } = translations[language];

  test(
    `a public job is found, applied to, and ends in the one accepted offer (${language})`,
    { tag: language === 'jp' ? ['@journey'] : [] },
    async ({ page, request, server }) => {
      const problems = watch(page);
      const student = await register(request, `pipeline.${language}@michi.example`, language);
      await signIn(page, student, language);

      await test.step('find a job and apply', async () => {
        await page.goto(openJobs);
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
        await expect(page).toHaveURL(/public-jobs\/details\?.*id=/);
        await page.getByRole('link', { name: jobs.detail.apply, exact: true }).click();
        await page.getByLabel(jobs.apply.note).fill('配送ロボットの研究をしています。😀');
        await page.getByRole('button', { name: jobs.apply.send.apply, exact: true }).click();
        await expectText(page, labels.stage.APPLIED);
        await expect(page.getByRole('link', { name: jobs.detail.apply, exact: true })).toHaveCount(0);
      });

      const job = await showJob(request, student, openedId(page));
      const company = nameIn(language, job.company.name, job.company.nameJp);
      const named = ['--student', student.email, '--job', job.code];

      await test.step('find it among the applications by its code and whose turn it is', async () => {
        const opened = page.url();
        const found = page.getByRole('main').getByRole('link', {
          name: nameIn(language, job.title, job.titleJp),
          exact: true,
        });
        await page.goto(`${appliedJobs}&search=${encodeURIComponent(job.code)}&turn=COMPANY`);
        await expect(found.first()).toBeVisible();
        await page.goto(`${appliedJobs}&search=${encodeURIComponent(job.code)}&turn=STUDENT`);
        await expect(page.getByRole('heading', { name: jobs.empty.noMatch })).toBeVisible();
        await expect(found).toHaveCount(0);
        await page.goto(opened);
      });

      await test.step('accept an interview request', async () => {
        const starts = ['--starts-at', `${dayAhead(7)}T14:00`, '--link', 'https://meet.michi.example/story'];
        await server.operate('pipeline', 'request-interview', ...named, ...starts);
        await page.reload();
        await page.getByRole('link', { name: labels.application.answerInterview }).click();
        await expect(page).toHaveURL(/\/student\/job\/interview\/details\?id=/);
        await expectText(page, labels.application.interview.REQUESTED);
        await page.getByRole('button', { name: interviews.answer.accept, exact: true }).click();
        await expect(page.getByRole('link', { name: labels.next.prepare })).toBeVisible();
        await expectText(page, labels.application.interview.ACCEPTED);
        await expect(page.getByRole('button', { name: interviews.answer.accept, exact: true })).toHaveCount(
          0,
        );
      });

      await test.step('read the result, and be led to the offer', async () => {
        await recordResult(server, named, 'selected');
        await page.reload();
        await expectText(page, interviews.result.selected);
        await server.operate('pipeline', 'send-offer', ...named, ...terms());
        await page.reload();
        await page.getByRole('link', { name: interviews.result.seeOffer.JOB }).click();
        await expect(page).toHaveURL(/\/student\/job\/offer-letter\?id=/);
      });
      const letter = page.url();

      await test.step('accept it through an explicit confirmation, and get a receipt', async () => {
        await page.getByRole('button', { name: offers.answer.accept, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: offers.accept.confirm.JOB, exact: true }).click();
        await expect(dialog.getByText(offers.accept.needed).first()).toBeVisible();
        await dialog.getByLabel(fillIn(offers.accept.confirmed.JOB, { company })).check();
        await dialog.getByRole('button', { name: offers.accept.confirm.JOB, exact: true }).click();
        await expectText(page, fillIn(offers.accept.done, { company }));
        await expect(page.getByRole('heading', { name: offers.answer.heading.JOB.ACCEPTED })).toBeVisible();
        await expectText(page, offers.receipt.keep.JOB);
        await page.reload();
        await expectText(page, offers.receipt.keep.JOB);
      });

      await test.step('a second offer is shown, but cannot be accepted', async () => {
        const second = await offerTo(request, server, student, language, 0);
        await page.goto(`/student/job/offer-letter?id=${second.id}`);
        await expectText(page, fillIn(offers.another.title, { company }));
        await expect(page.getByRole('button', { name: offers.answer.deny, exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: offers.answer.accept, exact: true })).toHaveCount(0);
        const refused = await request.post('/api/job/job-offers/updateStatus', {
          headers: { Authorization: `Bearer ${student.token}` },
          data: { jobOfferId: second.id, action: 'accept-offer' },
        });
        expect(refused.status()).toBe(409);
        await page.getByRole('link', { name: offers.another.see }).click();
        await expect(page).toHaveURL(letter);
        await expect(page.getByRole('heading', { name: offers.answer.heading.JOB.ACCEPTED })).toBeVisible();
      });

      expect(problems).toEqual([]);
    },
  );

  test(`of two offers accepted at the same instant one is, and the other browser is told why (${language})`, async ({
    browser,
    request,
    server,
  }) => {
    const student = await register(request, `two.offers.${language}@michi.example`, language);
    const letters = [
      await offerTo(request, server, student, language, 0),
      await offerTo(request, server, student, language, 1),
    ];
    const sides = [];
    for (const letter of letters) {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      const problems = watch(page);
      await signIn(page, student, language);
      await page.goto(`/student/job/offer-letter?id=${letter.id}`);
      await page.getByRole('button', { name: offers.answer.accept, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(fillIn(offers.accept.confirmed.JOB, { company: letter.company })).check();
      sides.push({ ...letter, context, page, dialog, troubles: problems });
    }
    await Promise.all(
      sides.map(async ({ dialog }) =>
        dialog.getByRole('button', { name: offers.accept.confirm.JOB, exact: true }).click(),
      ),
    );
    const haveWon = await Promise.all(
      sides.map(async ({ page, dialog }) => {
        const receipt = page.getByText(offers.receipt.keep.JOB);
        const refusal = dialog.getByRole('link', { name: offers.another.see });
        await expect(receipt.or(refusal)).toBeVisible();
        return receipt.isVisible();
      }),
    );
    expect(haveWon.filter(Boolean)).toHaveLength(1);
    const winner = sides.find((_, index) => haveWon[index] === true);
    const loser = sides.find((_, index) => haveWon[index] === false);
    if (winner === undefined || loser === undefined) throw new Error('Nobody won, or everybody');

    const why = fillIn(problem.situations.anotherOfferAccepted, { company: winner.company });
    await expect(loser.dialog.getByText(why)).toBeVisible();
    await loser.dialog.getByRole('link', { name: offers.another.see }).click();
    await expect(loser.page).toHaveURL(`/student/job/offer-letter?id=${winner.id}`);
    await expectText(loser.page, offers.receipt.keep.JOB);
    await loser.page.goto(`/student/job/offer-letter?id=${loser.id}`);
    await expectText(loser.page, fillIn(offers.another.title, { company: winner.company }));
    await expect(loser.page.getByText(offers.receipt.keep.JOB)).toHaveCount(0);
    expect(sides.flatMap(({ troubles: problems }) => problems)).toEqual([]);
    await Promise.all(sides.map(async ({ context }) => context.close()));
  });

  test(`an interview of the university is moved to another time, and its failure is read (${language})`, async ({
    page,
    request,
    server,
  }) => {
    const problems = watch(page);
    await signIn(page, hana, language);
    const loggedIn = await request.post('/api/user/auth/login', { data: { ...hana, appName: 'michi' } });
    const { token } = manifest.user.logIn.responses[200].schema.parse(await bodyOf(loggedIn)).data;

    await test.step('apply to a job of the university', async () => {
      const stages = Object.values(labels.stage).join('|');
      await page.goto('/student/job/university-jobs?canApply=true');
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({
          has: page.getByRole('button', { name: new RegExp(fillIn(labels.favorite.add, { title: '.+' })) }),
        })
        .filter({ hasNotText: new RegExp(stages) })
        .first();
      await row.getByRole('link').first().click();
      await expect(page).toHaveURL(/university-jobs\/details\?.*id=/);
      await page.getByRole('link', { name: jobs.detail.apply, exact: true }).click();
      await page.getByRole('button', { name: jobs.apply.send.apply, exact: true }).click();
      await expectText(page, labels.stage.APPLIED);
    });

    const job = await showJob(request, { token }, openedId(page));
    const named = ['--student', hana.email, '--job', job.code];

    await test.step('request another time', async () => {
      const starts = ['--starts-at', `${dayAhead(6)}T11:00`, '--address', 'Career Office'];
      await server.operate('pipeline', 'request-interview', ...named, '--by', 'university', ...starts);
      await page.reload();
      await page.getByRole('link', { name: labels.application.answerInterview }).click();
      await expect(page).toHaveURL(/\/student\/job\/interview\/details\?id=/);
      await expect(page.getByRole('link', { name: interviews.back.internalRequests })).toBeVisible();
      await page.getByRole('button', { name: interviews.answer.reschedule, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(3);
      await dialog.getByText(labels.declineReason.CLASS_OR_EXAM, { exact: true }).click();
      await dialog.getByRole('button', { name: interviews.reschedule.send, exact: true }).click();
      await expectText(page, interviews.wish.title);
      await expectText(page, fillIn(interviews.wish.reason, { reason: labels.declineReason.CLASS_OR_EXAM }));
    });

    await test.step('see the new time confirmed', async () => {
      const confirmed = await server.operate('pipeline', 'confirm-time', ...named, '--candidate', '1');
      const [, time = 'none'] = /(\d{2}:\d{2}) JST/.exec(confirmed) ?? [];
      await page.reload();
      await expectText(page, labels.application.interview.ACCEPTED);
      await expectText(page, time);
      // The request for another time stays in the history.
      await expect(page.getByText(interviews.wish.times)).toHaveCount(0);
    });

    await test.step('read the outcome', async () => {
      await recordResult(server, named, 'failed');
      await page.reload();
      await expectText(page, interviews.result.failed);
      await expectText(page, interviews.outcome.FAILED);
      await expectText(page, interviews.result.failedNext);
      await page.getByRole('link', { name: interviews.timeline.seeJob, exact: true }).click();
      await expect(page).toHaveURL(/university-jobs\/details\?.*id=/);
      await expectText(page, labels.stage.UNLUCKY);
    });

    expect(problems).toEqual([]);
  });

  test(`a month of hours is typed, saved, submitted and locked (${language})`, async ({ page }) => {
    const problems = watch(page);
    await signIn(page, hana, language);
    const { hours, submit, week } = timesheet;
    // The two languages share Hana, so each uses another month.
    const today = new Date(Date.now() + 9 * 60 * 60 * 1000);
    const begins = new Date(
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + (language === 'jp' ? 1 : 2), 1),
    );
    await page.goto(`/student/timesheet?month=${begins.toISOString().slice(0, 7)}`);
    /** The second Monday of the month. */
    const monday = 1 + ((8 - begins.getUTCDay()) % 7) + 7;
    const field = (label: string, date: number) => page.getByRole('textbox', { name: label }).nth(date - 1);
    const days = [monday, monday + 1, monday + 2, monday + 3, monday + 4];
    const total = `${hours.monthTotal} 45:00`;

    await test.step('fill a week by keyboard and save', async () => {
      await field(hours.start, monday).focus();
      for (const typed of ['930', '1930', '60']) {
        await page.keyboard.type(typed);
        for (const _ of days.slice(1)) {
          await page.keyboard.press('Enter');
          await page.keyboard.press('Control+d');
        }
        for (const _ of days.slice(1)) await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowRight');
      }
      await expect(field(hours.comments, monday)).toBeFocused();
      await page.keyboard.type('研究開発');
      await expect(page.getByText(total)).toBeVisible();
      await page.keyboard.press('Control+s');
      await expectText(page, hours.saved);
      await expectText(page, timesheet.allSaved);
      await page.reload();
      for (const date of days) {
        await expect(field(hours.start, date)).toHaveValue('09:30');
        await expect(field(hours.finish, date)).toHaveValue('19:30');
        await expect(field(hours.breakMinutes, date)).toHaveValue('60');
      }
      await expect(field(hours.comments, monday)).toHaveValue('研究開発');
      await expect(page.getByText(total)).toBeVisible();
    });

    await test.step('submit all weeks', async () => {
      await page.getByRole('button', { name: submit.all, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(submit.locks)).toBeVisible();
      await dialog.getByRole('button', { name: submit.confirmAll, exact: true }).click();
      await expectText(page, submit.done);
    });

    await test.step('find it locked', async () => {
      await page.reload();
      await expectText(page, submit.done);
      await expect(page.getByRole('button', { name: submit.all, exact: true })).toHaveCount(0);
      await expect(page.getByText(week.status.DRAFT, { exact: true })).toHaveCount(0);
      for (const date of days) await expect(field(hours.start, date)).not.toBeEditable();
      await expect(page.getByText(total)).toBeVisible();
    });

    expect(problems).toEqual([]);
  });
}
