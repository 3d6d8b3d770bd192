import { getShowCompanyQueryKey, showCompany, type CompanyDetail } from '@michi/api/company';
import { getShowJobQueryKey, showJob, type JobDetail } from '@michi/api/job';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';
import { ApplyPage } from '../ApplyPage.tsx';
import { exampleJobId } from '../JobProviders.fixture.tsx';
import { examplePath, renderJob, renderJobs } from '../renderJobs.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** Renders the job of a company with this response record, or something else about it. */
const showWithRecord = (
  responseRecord: CompanyDetail['responseRecord'],
  change: (detail: JobDetail) => JobDetail = (detail) => detail,
  instead?: ReactElement,
) =>
  renderJobs({ path: examplePath }, (jobs) => (
    <GivenQueries
      fill={async (give) => {
        const detail = change(await showJob(exampleJobId));
        const { id } = detail.job.company;
        give(getShowJobQueryKey(exampleJobId), detail);
        give(getShowCompanyQueryKey(id), { ...(await showCompany(id)), responseRecord });
      }}
    >
      {instead ?? jobs}
    </GivenQueries>
  ));

describe('the deadline of a job', () => {
  it.each([
    ['en' as const, 'Tomorrow', 'Apply by Sat 21 Nov, 17:00 JST'],
    ['jp' as const, '明日まで', '応募締切 11/21（土）17:00（日本時間）'],
  ])('says its hour once when it is near (%s)', async (language, left, deadline) => {
    const at = '2026-11-21T08:00:00.000Z';
    await renderJob(
      (detail) => ({
        ...detail,
        job: { ...detail.job, application: null, applyBy: at, entryDeadline: at, universityDeadline: null },
      }),
      { language },
    );
    const stack = (await screen.findByText(deadline)).parentElement;
    expect(stack?.textContent).toBe(`${left}${deadline}`);
  });
});

it('of a company that asks questions says how many, and leads to them', async () => {
  await renderJob();
  expect(
    await screen.findByText('The company asks 3 questions: up to 400 characters to write in total.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View and answer the questions' }).getAttribute('href')).toContain(
    `/student/job/public-jobs/apply?id=${exampleJobId}`,
  );
});

describe('the response record of the company', () => {
  it.each([
    [
      'en' as const,
      'Results within 10 days (according to the posting)',
      /· Replied to 34 of 40 applications$/,
    ],
    ['jp' as const, '各選考の結果は10日以内に連絡（募集要項）', /・応募40件中34件に連絡済み$/],
  ])(
    'is shown in applications with the company, and the only reply time names its source (%s)',
    async (language, replyTime, record) => {
      await renderJob((detail) => detail, { language });
      await screen.findByText(replyTime);
      await screen.findByText(record);
    },
  );

  const unpromised = (responseDays: number | null) => (detail: JobDetail) => ({
    ...detail,
    terms: { ...detail.terms, resultWithinDays: null },
    job: { ...detail.job, company: { ...detail.job.company, responseDays } },
  });

  it('shows the statement of the company if too few have applied', async () => {
    await showWithRecord(null, unpromised(4));
    await screen.findByText('Aims to reply within 4 days');
    expect(screen.queryByText(/Replied to/)).toBeNull();
  });

  it('is not awaited where the posting states a reply time', async () => {
    await renderJob((detail) => detail, { overrides: { showCompany: 'slow' } });
    await screen.findByRole('heading', { name: 'Robotics test engineer' });
    expect(screen.getByText('Results within 10 days (according to the posting)')).toBeTruthy();
    expect(screen.queryByText(/Replied to/)).toBeNull();
  });

  it('keeps the place of a reply time that nobody states', async () => {
    await showWithRecord({ applications: 6, answered: 0, medianDays: null }, unpromised(null));
    await screen.findByText('No reply time stated');
    await screen.findByText(/Replied to 0 of 6/);
  });

  it.each([
    [
      'the result days of the job',
      10,
      4,
      { applications: 40, answered: 34, medianDays: 9 },
      /^Expect the result within 10 days, by Mon 30 Nov\./,
    ],
    [
      'the days the company states',
      null,
      4,
      { applications: 40, answered: 34, medianDays: 9 },
      /^The company aims to reply within 4 days\./,
    ],
    [
      'the count',
      null,
      null,
      { applications: 40, answered: 34, medianDays: 9 },
      /^The company usually replies within 9 days\./,
    ],
    [
      'only the count',
      null,
      null,
      { applications: 6, answered: 0, medianDays: null },
      /^You’ll see every update here\.$/,
    ],
  ])('is shown with %s before applying', async (_what, resultWithinDays, responseDays, record, sentence) => {
    const change = (detail: JobDetail): JobDetail => ({
      ...detail,
      terms: { ...detail.terms, resultWithinDays },
      job: { ...detail.job, company: { ...detail.job.company, responseDays } },
    });
    const days = (text: string | null | undefined) => text?.match(/within (\d+)/)?.[1];
    await showWithRecord(record, change);
    const rowText = (await screen.findByText(/^(?:Results|Aims|Usually|No reply time)/)).textContent;
    cleanup();
    await showWithRecord(record, change, <ApplyPage ResumePages={() => null} />);
    // One reply time, on the page of the job and on that for applying.
    expect(days((await screen.findByText(sentence)).textContent)).toBe(days(rowText));
  });
});

describe('a posting', () => {
  const path = examplePath;

  it('can be applied for at the foot of a phone, and at its head where there is room', async () => {
    await renderJobs({ path });
    const terms = await screen.findByText('Terms of employment');
    const isBeforeTerms = () =>
      (screen
        .getByText('Terms of employment')
        .compareDocumentPosition(screen.getByRole('link', { name: 'Apply' })) &
        Node.DOCUMENT_POSITION_PRECEDING) !==
      0;
    expect(isBeforeTerms()).toBe(false);
    terms.scrollIntoView();
    const { top, bottom } = screen.getByRole('link', { name: 'Apply' }).getBoundingClientRect();
    expect([top > 600, bottom < 844]).toEqual([true, true]);
    await page.viewport(1440, 900);
    await expect.poll(isBeforeTerms).toBe(true);
  });

  it('that seems wrong is reported with a reason', async () => {
    // The tests have no frame, whose foot leaves room for what stands there on a phone.
    await page.viewport(1440, 900);
    const { requests } = await renderJobs({ path });
    await userEvent.click(await screen.findByRole('button', { name: 'Report this posting' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('link', { name: 'Choose what’s wrong' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Others' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('link', { name: 'Tell us a little more' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'It’s no longer open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thanks for telling us. We’ll look into it.')).toBeTruthy();
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(await sent[0]?.json()).toEqual({ reason: 'NO_LONGER_OPEN' });
  });

  it('asks the service for the link to pass on', async () => {
    const { requests } = await renderJobs({ path });
    await userEvent.click(await screen.findByRole('button', { name: 'Share Robotics test engineer' }));
    await waitFor(() =>
      expect(requests.some(({ url }) => url.endsWith(`/jobs/share/${exampleJobId}`))).toBe(true),
    );
  });
});
