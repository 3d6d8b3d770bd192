import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { ExampleJob, JobTabProvider } from './JobProviders.fixture.tsx';
import { JobCard, JobRow } from './components/JobEntries.tsx';
import { examplePath, renderJobs } from './renderJobs.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const kawasaki = '0199a1c2-0000-7000-8000-0000000c0014';

const lists = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/jobs/all'));

/** How many rows the list has. */
const countRows = () => screen.queryAllByText(/^Posted /).length;

describe('the list', () => {
  it('shows the main facts of each job, and distinguishes full from closed', async () => {
    await renderJobs();
    const row = (await screen.findByText('Robotics test engineer')).closest('li');
    expect(row?.textContent).toContain('Yukari Robotics');
    expect(row?.textContent).toContain('Kawasaki\u00A0· ¥248,000 / month\u00A0· Hybrid');
    expect(row?.textContent).toContain('5 days left');
    expect(screen.getByText('Data analyst, retail planning').closest('li')?.textContent).toContain(
      'Full: all 4 positions are filled',
    );
  });

  it('asks the server for what the address says', async () => {
    const { requests } = await renderJobs({
      path: `/student/job/public-jobs?search=${encodeURIComponent('東京')}&locationId=${kawasaki}&canApply=true&sort=DEADLINE&page=2`,
    });
    await waitFor(() => expect(lists(requests)).not.toHaveLength(0));
    const query = lists(requests)[0]?.searchParams;
    expect(query?.get('search')).toBe('東京');
    expect(query?.getAll('locationId')).toEqual([kawasaki]);
    expect(query?.get('canApply')).toBe('true');
    expect(query?.get('sort')).toBe('DEADLINE');
    expect(query?.get('page')).toBe('2');
  });

  it('writes a search into the address, from page 1', async () => {
    const { address } = await renderJobs({ path: '/student/job/public-jobs?page=3' });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), 'robot{Enter}');
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs?search=robot'));
  });

  it.each([
    ['en' as const, '¥10,000 / day\u00A0· Four weeks, Monday to Thursday'],
    ['jp' as const, '日給1万円・4週間（月〜木）'],
  ])('says its pay and period in both views of the list (%s)', async (language, text) => {
    await renderInPortal(
      <ExampleJob>
        {(job) => (
          <ul>
            <JobRow job={job} to="/" isOpen={false} isBeside={false} note={undefined} />
            <JobCard job={job} to="/" note={undefined} />
          </ul>
        )}
      </ExampleJob>,
      { namespaces: ['jobs'], language, overrides: { showJob: { status: 200, example: 'internship' } } },
    );
    await waitFor(() => expect(document.querySelectorAll('ul > li')).toHaveLength(2));
    for (const item of document.querySelectorAll('ul > li')) expect(item.textContent).toContain(text);
  });
});

describe('a job', () => {
  const open = (environment: TestEnvironment = {}) =>
    renderJobs({ path: `${examplePath}&search=robot`, ...environment });

  it('is a page on a phone, with a link back to the same list', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Robotics test engineer' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to jobs' });
    expect(back.getAttribute('href')).toBe('/student/job/public-jobs?search=robot');
  });

  it('requests no list if it is a page', async () => {
    const { requests } = await open();
    await screen.findByRole('heading', { name: 'Terms of employment' });
    const requested = requests.map(({ url }) => new URL(url).pathname);
    expect(requested.filter((path) => /\/jobs\/(all|summary)$/.test(path))).toEqual([]);
  });

  it('is shown beside the list if there is room', async () => {
    await page.viewport(1440, 900);
    const { requests } = await open();
    await waitFor(() => expect(lists(requests)).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 2, name: 'Robotics test engineer' })).toBeTruthy();
    expect(await screen.findByText('Data analyst, retail planning')).toBeTruthy();
  });

  it('that is not there says so', async () => {
    await open({ overrides: { showJob: { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this job' })).toBeTruthy();
  });
});

describe('the tabs', () => {
  const requested = (requests: readonly Request[], end: string) =>
    requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith(end));

  it('show the rows a window has room for before the others', async () => {
    await renderJobs();
    await screen.findByText('Robotics test engineer');
    const all = countRows();
    const tabs = within(screen.getByRole('navigation', { name: 'Jobs by status' }));
    const applied = tabs.getByRole('link', { name: /^Applied Jobs/ });
    await userEvent.click(applied);
    await waitFor(() => expect([applied.ariaCurrent, countRows() > 0]).toEqual(['page', true]));
    // There is room for one.
    await page.viewport(390, 100);
    const drawn: number[] = [];
    const watch = new MutationObserver(() => drawn.push(countRows()));
    watch.observe(document.body, { childList: true, subtree: true });
    tabs.getByRole('link', { name: /^All Jobs/ }).click();
    await waitFor(() => expect(countRows()).toBe(all));
    watch.disconnect();
    expect(all).toBeGreaterThan(1);
    expect(drawn).toContain(1);
  });

  it('are those of the product, each with its number', async () => {
    await renderJobs();
    const tabs = within(await screen.findByRole('navigation', { name: 'Jobs by status' }));
    await waitFor(() =>
      expect(tabs.getByRole('link', { name: /^Interview Requests/ }).textContent).toMatch(/\d+$/),
    );
    expect(tabs.getAllByRole('link').map((link) => link.textContent.replace(/\d+$/, ''))).toEqual([
      'All Jobs',
      'Applied Jobs',
      'Recommendations',
      'Interview Requests',
      'Accepted Interviews',
      'Interview Results',
      'Job Offer',
      'Unlucky',
    ]);
  });

  it('of the university keep internal and company interviews apart', async () => {
    await renderJobs({ path: '/student/job/university-jobs?tab=3' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Jobs by status' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent.replace(/[\d,]+$/, ''))).toEqual([
      'All Jobs',
      'Applied Jobs',
      'Recommendations',
      'Internal Interview Requests',
      'Internal Interviews',
      'Company Interview Requests',
      'Accepted University Interviews',
      'University Interview Results',
      'Job Offer',
      'Unlucky',
    ]);
  });

  it.each([
    [3, 'INTERVIEW_REQUESTED', 'UNIVERSITY'],
    [4, 'INTERVIEW_ACCEPTED', 'UNIVERSITY'],
    [5, 'INTERVIEW_REQUESTED', 'COMPANY'],
    [6, 'INTERVIEW_ACCEPTED', 'COMPANY'],
    [7, 'INTERVIEW_RESULT UNLUCKY', null],
  ] as const)(
    'of the university ask under number %i for one page of %s, interviewed by %s',
    async (tab, stage, interviewer) => {
      const { requests } = await renderJobs({ path: `/student/job/university-jobs?tab=${tab}&page=2` });
      await waitFor(() => expect(requested(requests, '/applications/student')).not.toHaveLength(0));
      const query = requested(requests, '/applications/student')[0]?.searchParams;
      expect(query?.getAll('stage').join(' ')).toBe(stage);
      expect(query?.get('decidedByInterview')).toBe(tab === 7 ? 'true' : null);
      expect(query?.get('interviewer')).toBe(interviewer);
      expect([query?.get('page'), query?.get('size')]).toEqual(['2', '20']);
    },
  );

  it('are searched, filtered and ordered by the service, as the address says', async () => {
    const { address, requests } = await renderJobs({ path: '/student/job/public-jobs?tab=1&page=3' });
    const last = () => requested(requests, '/applications/student').at(-1)?.searchParams;
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search your applications' }),
      'robot{Enter}',
    );
    await expect.poll(address).toBe('/student/job/public-jobs?tab=1&search=robot');
    await userEvent.click(screen.getByRole('button', { name: 'Whose turn' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Your turn' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stage' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Offer received' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remote' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Latest change first' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Soonest reply deadline first' }));
    await expect
      .poll(address)
      .toBe(
        '/student/job/public-jobs?tab=1&search=robot&workStyle=REMOTE&stage=OFFERED&turn=STUDENT&order=ANSWER_BY',
      );
    await waitFor(() =>
      expect(Object.fromEntries(last() ?? [])).toEqual({
        audience: 'PUBLIC',
        search: 'robot',
        stage: 'OFFERED',
        turn: 'STUDENT',
        workStyle: 'REMOTE',
        sort: 'ANSWER_BY',
        page: '1',
        size: '20',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expect.poll(address).toBe('/student/job/public-jobs?tab=1&search=robot&order=ANSWER_BY');
  });

  it('of one stage offer no choice of stages', async () => {
    await renderJobs({ path: '/student/job/public-jobs?tab=3' });
    expect(await screen.findByRole('button', { name: 'Whose turn' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stage' })).toBeNull();
  });

  it.each([
    ['PUBLIC', '/student/job/public-jobs?tab=3', 'COMPANY'],
    ['UNIVERSITY', '/student/job/university-jobs?tab=3', 'UNIVERSITY'],
  ] as const)(
    'of interviews have rows that link to the interview (%s)',
    async (audience, path, interviewer) => {
      await renderJobs({ path }, (jobs) => (
        <JobTabProvider audience={audience} tab={3} change={{ interviewer }}>
          {jobs}
        </JobTabProvider>
      ));
      const row = await screen.findByRole('link', { name: 'Data analyst, retail planning' });
      expect(row.getAttribute('href')).toMatch(/^\/student\/job\/interview\/details\?id=/);
    },
  );

  it('lead from an offer to its letter', async () => {
    await renderJobs({ path: '/student/job/public-jobs?tab=6' }, (list) => (
      <JobTabProvider audience="PUBLIC" tab={6}>
        {list}
      </JobTabProvider>
    ));
    await waitFor(() =>
      expect(document.querySelector('a[href^="/student/job/offer-letter?id="]')).toBeTruthy(),
    );
  });

  it.each([
    [1, 'No Applied Jobs Found'],
    [2, 'Recommendations not found'],
    [4, 'Accepted Interviews not found'],
    [6, 'No Job Offers Found'],
  ])('report an unknown number %i', async (tab, text) => {
    await renderJobs({ scenario: 'empty', path: `/student/job/public-jobs?tab=${tab}` });
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  });

  it('say who recommends a job and why', async () => {
    const { requests } = await renderJobs({ path: '/student/job/public-jobs?tab=2' });
    expect(await screen.findByText('Recommended by Yuko Asai')).toBeTruthy();
    expect(screen.getByText(/^They look for people who ask good questions/)).toBeTruthy();
    expect(requests.some(({ url }) => url.includes('/jobs/recommendation/university'))).toBe(true);
  });

  it('search, filter and order recommendations on the server, by what the address says', async () => {
    const { address, requests } = await renderJobs({
      path: '/student/job/public-jobs?tab=2&order=ANSWER_BY&turn=STUDENT&page=3',
    });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search your recommendations' }),
      'robot{Enter}',
    );
    await waitFor(() => expect(address()).toContain('search=robot'));
    await userEvent.click(screen.getByRole('button', { name: 'Remote' }));
    await waitFor(() =>
      expect(
        requests.some(({ url }) =>
          url.endsWith(
            '/jobs/recommendation/university?audience=PUBLIC&search=robot&workStyle=REMOTE&sort=ANSWER_BY&page=1&size=20',
          ),
        ),
      ).toBe(true),
    );
    expect(screen.queryByRole('button', { name: /^Turn|^Whose turn/ })).toBeNull();
  });

  it('leave recommendations out for a student without a university, and keep the numbers of the others', async () => {
    await renderJobs({ overrides: { getProfile: { status: 200, example: 'noUniversity' } } });
    const interviews = await screen.findByRole('link', { name: /^Interview Requests/ });
    expect(interviews.getAttribute('href')).toContain('tab=3');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Recommendations/ })).toBeNull());
    cleanup();
    await renderJobs();
    expect(await screen.findByRole('link', { name: /^Recommendations/ })).toBeTruthy();
  });

  it('lead a student without a university from recommendations to all jobs, and request none', async () => {
    const { address, requests } = await renderJobs({
      path: '/student/job/public-jobs?tab=2',
      overrides: {
        getProfile: { status: 200, example: 'noUniversity' },
        listRecommendations: { status: 403 },
      },
    });
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs'));
    expect(await screen.findByText('Robotics test engineer')).toBeTruthy();
    expect(requests.filter(({ url }) => url.includes('/jobs/recommendation/university'))).toEqual([]);
  });
});

describe('for you', () => {
  it('gives the reasons of each job and the rule below', async () => {
    const { address } = await renderJobs();
    await userEvent.click(await screen.findByRole('button', { name: 'For you' }));
    await waitFor(() => expect(address()).toBe('/student/job/public-jobs?forYou=true'));
    expect(await screen.findByText('Your field')).toBeTruthy();
    expect(screen.getByText('Your graduation year')).toBeTruthy();
    expect(screen.getByText(/We look at your fields of interest/)).toBeTruthy();
  });
});
