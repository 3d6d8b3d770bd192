import { getStudentJobSummary, getStudentJobSummaryQueryKey, type StudentJobSummary } from '@michi/api/job';
import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as DashboardScreen } from './DashboardScreen.tsx';
import { GivenSlowResponse, GivenWaiting } from './GivenDashboard.fixture.tsx';

const show = (
  environment: TestEnvironment = {},
  given: (dashboard: ReactElement) => ReactElement = (only) => only,
) =>
  renderInPortal(given(<DashboardScreen />), {
    path: paths.dashboard,
    namespaces: ['dashboard'],
    ...environment,
  });

/** Shows a summary that is otherwise than that of the contract's examples. */
const showChanged = (language: 'en' | 'jp', change: (summary: StudentJobSummary) => StudentJobSummary) =>
  show({ language }, (dashboard) => (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentJobSummary({ period: 'ONE_YEAR' });
        give(getStudentJobSummaryQueryKey({ period: 'ONE_YEAR' }), change(summary));
      }}
    >
      {dashboard}
    </GivenQueries>
  ));

/** A summary whose one step is its step about an interview, changed. */
const withInterview =
  (change: Pick<StudentJobSummary['nextSteps'][number], 'kind' | 'dueAt'>) =>
  (summary: StudentJobSummary): StudentJobSummary => ({
    ...summary,
    nextSteps: summary.nextSteps
      .filter(({ kind }) => kind === 'ANSWER_INTERVIEW')
      .map((step) => ({ ...step, ...change })),
  });

/** Each once: the first click of a page gives its window the focus, upon which all is asked again. */
const requestedPeriods = (requests: readonly Request[]) => [
  ...new Set(
    requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/dashboard/student-job-summary'))
      .map(({ searchParams }) => searchParams.get('period')),
  ),
];

afterEach(() => page.viewport(1280, 800));

test('says in a sentence what is due and when', async () => {
  await show();
  const moment = await screen.findByText('tomorrow at 17:00');
  expect(moment.parentElement?.textContent).toBe(
    'Good morning, Hana. 4 replies are due in the next 12 days, the first tomorrow at 17:00.',
  );
});

test('says it in Japanese as well', async () => {
  await show({ language: 'jp' });
  const moment = await screen.findByText('明日 17:00');
  expect(moment.parentElement?.textContent).toBe(
    '佐伯さん、おはようございます。12日以内に回答が必要なものが4件あります。最初の期限は明日 17:00です。',
  );
});

test.each([
  ['en', 'Good morning, Hana. 1 reply is overdue. You can still respond.', '1 needs your reply'],
  ['jp', '佐伯さん、おはようございます。回答期限を過ぎたものが1件あります。まだ回答できます。', null],
] as const)(
  'counts a response whose date has passed everywhere alike, in %s',
  async (language, sentence, note) => {
    await show({ language }, (dashboard) => <GivenSlowResponse>{dashboard}</GivenSlowResponse>);
    await expect.poll(() => document.body.textContent).toContain(sentence);
    const steps = await screen.findByRole('region', {
      name: language === 'en' ? 'Next steps' : '次にすること',
    });
    const addresses = within(steps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('?')[0]);
    expect(addresses).toEqual([paths.application, paths.interview]);
    if (note !== null) expect(document.body.textContent).toContain(note);
  },
);

test.each([
  ['en', 'INTERVIEW', 2, '2 in progress, next interview Tue 24 Nov'],
  ['en', 'INTERVIEW', 1, '1 in progress, interview Tue 24 Nov'],
  ['en', 'RESULT', 2, '2 in progress, next result by Tue 24 Nov'],
  ['en', 'RESULT', 1, '1 in progress, result by Tue 24 Nov'],
  ['jp', 'INTERVIEW', 2, '2件が進行中、次の面接は11/24（火）'],
  ['jp', 'RESULT', 2, '2件が進行中、結果は11/24（火）まで'],
] as const)(
  'says whether an interview or a result is next, in %s: %s of %i',
  async (language, nextKind, current, note) => {
    await showChanged(language, (summary) => ({
      ...summary,
      stops: summary.stops.map((stop) =>
        stop.stage === 'INTERVIEW_ACCEPTED'
          ? { ...stop, nextKind, nextAt: '2026-11-24T05:00:00.000Z', current }
          : stop,
      ),
    }));
    await screen.findAllByRole('listitem');
    await expect.poll(() => document.body.textContent, { timeout: 5_000 }).toContain(note);
  },
);

test.each([
  ['en', /^Applications that reached each stage/, 'Job or internship offered', '1 reply to you is late'],
  ['jp', /^各段階まで進んだ応募/, '内定・参加決定', '企業・大学からの連絡の遅れ 1件'],
] as const)(
  'names the last stop for jobs and internships, and marks a response that is late, in %s',
  async (language, reached, stop, late) => {
    await showChanged(language, withInterview({ kind: 'AWAIT_RESULT', dueAt: '2026-11-19T08:00:00.000Z' }));
    await expect.poll(() => document.body.textContent, { timeout: 5_000 }).toContain(late);
    // A counter beside the ribbon has the same name.
    const ribbon = within(screen.getByRole('list', { name: reached }));
    expect(ribbon.getByText(stop)).toBeTruthy();
  },
);

test.each([
  ['en', 'Next two weeks: interviews and deadlines', 'Interview with Isobe Market', 'From 14:00'],
  ['jp', '今後2週間の面接・締切', '面接：株式会社磯部マーケット', '14:00から'],
] as const)('has an interview among the days to come, in %s', async (language, title, text, from) => {
  await showChanged(language, withInterview({ kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-24T05:00:00.000Z' }));
  const list = await screen.findByRole('list', { name: title });
  expect([...list.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(['2026-11-24']);
  expect(within(list).getByRole('link', { name: text }).getAttribute('href')).toContain(
    '/applications/details?id=',
  );
  expect(list.textContent).toContain(from);
});

test('asks again for another period and keeps it in the address', async () => {
  const { address, requests } = await show();
  await userEvent.click(await screen.findByText('This month'));
  await expect
    .poll(() => screen.getByRole<HTMLInputElement>('radio', { name: 'This month' }).checked)
    .toBe(true);
  await expect.poll(address).toBe(`${paths.dashboard}?period=THIS_MONTH`);
  await expect.poll(() => requestedPeriods(requests)).toEqual(['ONE_YEAR', 'THIS_MONTH']);
});

test('begins with the period of the address; what makes no sense is a year', async () => {
  const { requests } = await show({ path: `${paths.dashboard}?period=SIX_MONTHS` });
  await expect.poll(() => requestedPeriods(requests)).toEqual(['SIX_MONTHS']);
});

test.each([390, 1280])('asks for the counters once, at %i px', async (width) => {
  await page.viewport(width, 800);
  const { requests } = await show();
  await screen.findByRole('region', { name: 'Public Jobs' });
  await screen.findByRole('heading', { name: 'News' });
  const counters = requests.filter(({ url }) => new URL(url).pathname.endsWith('/jobs/summary'));
  expect(counters).toHaveLength(1);
});

test('shows the same figures of the pipeline as a table', async () => {
  await show();
  const ribbon = await screen.findByRole('list', { name: /^Applications that reached each stage/ });
  const card = within(screen.getByRole('region', { name: 'Where you stand' }));
  const stops = within(ribbon).getAllByRole('listitem');
  const pictured = stops.map(({ textContent }) => textContent);
  expect(pictured[0]).toBe('Applied131 waiting for a reply');
  await userEvent.click(card.getByRole('button', { name: 'View as table' }));
  const rows = within(card.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(pictured);
});

test.each([
  ['en', '3 waiting for a reply'],
  ['jp', '3件が連絡待ち'],
] as const)(
  'counts who waits for a reply, and no result of a decided interview as expected, in %s',
  async (language, note) => {
    await showChanged(language, (summary) => ({
      ...summary,
      stops: summary.stops.map((stop) =>
        stop.stage === 'INTERVIEW_RESULT' ? { ...stop, current: 3, waiting: 3 } : stop,
      ),
    }));
    await expect.poll(() => document.body.textContent, { timeout: 5_000 }).toContain(note);
  },
);

test('gives a screen reader the months as a table beside the picture', async () => {
  await show();
  const card = within(
    await screen.findByRole('region', { name: 'Applications and interview requests by month' }),
  );
  const cells = (name: string) =>
    within(card.getByRole('rowheader', { name }).closest('tr') ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Mar 2026')).toEqual(['2', '1']);
  const before = card.getByRole('table').textContent;
  await userEvent.click(card.getByRole('button', { name: 'View as table' }));
  expect(card.getByRole('table').textContent).toBe(before);
});

test.each([
  [
    'en',
    'Applications and interview requests by month',
    ['Month', 'Applications', 'Interview requests (all rounds)'],
  ],
  ['jp', '月ごとの応募数と面接依頼数', ['月', '応募', '面接依頼（各回）']],
] as const)(
  'says that the interview requests of every round are counted, in %s',
  async (language, name, heads) => {
    await show({ language });
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
  },
);

test('leads from an owed response to its interview, the one owed first', async () => {
  await show();
  const owed = await screen.findByRole('link', {
    name: 'Respond to the interview request for Isobe Market\u00A0· Data analyst, retail planning',
  });
  const card = within(screen.getByRole('region', { name: 'Next steps' }));
  expect(card.getAllByRole('link').find((link) => link.textContent.startsWith('Respond'))).toBe(owed);
  expect(owed.getAttribute('href')).toBe(
    '/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002',
  );
});

test('has the whole application one tap away, beside each response that is owed', async () => {
  await show();
  const coming = within(
    await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' }),
  );
  const steps = within(screen.getByRole('region', { name: 'Next steps' }));
  const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const application = `${paths.application}?id=0199a1c2-0000-7000-8000-0000000a0002`;
  expect(
    addresses([
      steps.getByRole('link', { name: 'Isobe Market\u00A0· Data analyst, retail planning' }),
      coming.getByRole('link', { name: 'Respond to the interview request: Isobe Market' }),
    ]),
  ).toEqual([application, application]);
});

test.each([390, 1440])(
  'folds away no offer to decide on and none of twelve applications, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    await showChanged('en', (summary) => {
      const [offer] = summary.nextSteps.filter(({ kind }) => kind === 'DECIDE_OFFER');
      const numbered = Array.from({ length: 11 }, (_, index) => index);
      return {
        ...summary,
        waiting: [],
        nextSteps:
          offer === undefined
            ? []
            : [
                ...numbered.map((index) => ({
                  ...offer,
                  kind: index < 6 ? ('ANSWER_INTERVIEW' as const) : ('ATTEND_INTERVIEW' as const),
                  applicationId: `application${index}`,
                  dueAt: `2026-11-${21 + (index % 6)}T03:00:00.000Z`,
                })),
                { ...offer, applicationId: 'offer', dueAt: '2026-12-03T08:00:00.000Z' },
              ],
      };
    });
    await screen.findByRole('region', { name: 'Next steps' });
    await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' });
    const ids = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ href }) => new URL(href))
      .filter(({ pathname }) => pathname === paths.application)
      .map(({ searchParams }) => searchParams.get('id'));
    expect(new Set(ids)).toEqual(
      new Set([...Array.from({ length: 11 }, (_, index) => `application${index}`), 'offer']),
    );
  },
);

test.each([
  [
    'en',
    'Waiting for a reply',
    [
      'Minamo LogisticsDelivery plannerApplied 21 days ago',
      'Minamo LogisticsWarehouse systems engineerInterviewed 7 days ago',
      'Minamo LogisticsCustomer support, business clientsInterview passed 3 days ago',
    ],
  ],
  [
    'jp',
    '連絡待ちの応募',
    [
      'みなも物流株式会社配送計画スタッフ21日前に応募',
      'みなも物流株式会社倉庫システムエンジニア7日前に面接',
      'みなも物流株式会社法人カスタマーサポート3日前に面接を通過',
    ],
  ],
] as const)(
  'leads to each application that waits for others, and says since when, in %s',
  async (language, name, rows) => {
    await show({ language });
    const card = within(await screen.findByRole('region', { name }));
    const text = card
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    // In front is the monogram of the company.
    expect(text.map((row) => row.slice(1))).toEqual(rows);
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['4', '5', '6'].map((end) => `${paths.application}?id=0199a1c2-0000-7000-8000-0000000a000${end}`),
    );
  },
);

test.each([
  ['en', 'Applied 21 days ago · Reply expected by Mon 14 Dec'],
  ['jp', '21日前に応募・12/14（月）までに連絡予定'],
] as const)(
  'says until when a reply is expected to an application that waits, in %s',
  async (language, text) => {
    await showChanged(language, (summary) => ({
      ...summary,
      waiting: summary.waiting.slice(0, 1).map((one) => ({
        ...one,
        job: {
          ...one.job,
          application: one.job.application && {
            ...one.job.application,
            resultExpectedBy: '2026-12-14T08:00:00.000Z',
          },
        },
      })),
    }));
    await screen.findByRole('link', { name: /^(Minamo Logistics|みなも物流株式会社)$/ });
    expect(document.body.textContent.replaceAll('\u00A0', ' ')).toContain(text);
  },
);

test('has no card for applications that wait without any', async () => {
  await showChanged('en', (summary) => ({ ...summary, waiting: [] }));
  await screen.findByRole('region', { name: 'My Seminars' });
  expect(screen.queryByRole('region', { name: 'Waiting for a reply' })).toBeNull();
});

test.each([390, 1440])('shows ten applications that wait, and all on request, at %i px', async (width) => {
  await page.viewport(width, 800);
  await show({}, (dashboard) => <GivenWaiting count={34}>{dashboard}</GivenWaiting>);
  const card = within(await screen.findByRole('region', { name: 'Waiting for a reply' }));
  expect(card.getAllByRole('listitem')).toHaveLength(10);
  await page.getByRole('button', { name: 'Show all 34' }).click();
  expect(card.getAllByRole('listitem')).toHaveLength(34);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  expect(card.getAllByRole('listitem')).toHaveLength(10);
});

test('folds none of ten applications that wait', async () => {
  await show({}, (dashboard) => <GivenWaiting count={10}>{dashboard}</GivenWaiting>);
  const card = within(await screen.findByRole('region', { name: 'Waiting for a reply' }));
  expect(card.getAllByRole('link')).toHaveLength(10);
  expect(card.queryByRole('button')).toBeNull();
});

test.each([
  [
    'en',
    'Interviews and results after the next two weeks',
    'Later (December)',
    ['Interview with Isobe Market', 'Result expected: Isobe Market'],
  ],
  [
    'jp',
    '2週間より先の面接・結果連絡',
    'それ以降（12月）',
    ['面接：株式会社磯部マーケット', '結果連絡の予定：株式会社磯部マーケット'],
  ],
] as const)(
  'leads to an interview and a result after the next two weeks as well, in %s',
  async (language, name, month, links) => {
    await showChanged(language, (summary) => ({
      ...summary,
      nextSteps: summary.nextSteps
        .filter(({ kind }) => kind === 'DECIDE_OFFER')
        .flatMap((step) => [
          { ...step, kind: 'ATTEND_INTERVIEW' as const, dueAt: '2026-12-11T05:00:00.000Z' },
          { ...step, kind: 'AWAIT_RESULT' as const, dueAt: '2026-12-18T05:00:00.000Z' },
        ]),
    }));
    const list = await screen.findByRole('list', { name });
    within(list).getByText(month);
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(links);
  },
);

test('names an interview for which another time was requested at the time it still has', async () => {
  await showChanged('en', (summary) => {
    const changed = withInterview({ kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-24T05:00:00.000Z' })(summary);
    return {
      ...changed,
      nextSteps: changed.nextSteps.map((step) => ({
        ...step,
        job: {
          ...step.job,
          application: step.job.application && {
            ...step.job.application,
            interview: step.job.application.interview && {
              ...step.job.application.interview,
              status: 'RESCHEDULE_REQUESTED',
            },
          },
        },
      })),
    };
  });
  const list = within(await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' }));
  list.getByRole('link', { name: 'Interview with Isobe Market (another time requested)' });
});

test.each([
  ['TAKE_SEAT', '2026-11-20T23:30:00.000Z', 'Respond about the seat on hold at'],
  ['ANSWER_INVITATION', '2026-12-02T14:59:00.000Z', 'Respond to the invitation from'],
  ['TAKE_SEAT', '2026-11-19T23:30:00.000Z', null],
] as const)(
  'counts the %s of a seminar until %s among the replies due, as long as one can be given',
  async (kind, dueAt, name) => {
    const period = 'ONE_YEAR';
    await show({}, (dashboard) => (
      <GivenQueries
        fill={async (give) => {
          const summary = await getStudentSeminarSummary({ period });
          give(getStudentSeminarSummaryQueryKey({ period }), {
            ...summary,
            nextSteps: summary.nextSteps.map((step) => ({ ...step, kind, dueAt })),
          });
        }}
      >
        {dashboard}
      </GivenQueries>
    ));
    const owed = name === null ? 3 : 4;
    await screen.findByText(`${owed} replies are due`);
    const links = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('link');
    const ofSeminar = links.filter((link) => link.getAttribute('href')?.includes('/seminar/'));
    expect(ofSeminar.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(
      name === null
        ? []
        : [
            `Respond ${name} Yukari Robotics · Testing robots, an evening talk`.replace(
              'Respond Respond',
              'Respond',
            ),
          ],
    );
  },
);

test('lists the deadlines of the coming two weeks by day', async () => {
  await show();
  const list = await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' });
  expect([...list.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
    '2026-11-21',
    '2026-11-24',
    '2026-11-25',
    '2026-11-30',
    '2026-12-02',
  ]);
  expect(within(list).getByText('Respond to the interview request: Isobe Market')).toBeTruthy();
});

test.each([
  ['en', 'See calendar'],
  ['jp', 'カレンダーを見る'],
] as const)(
  'leads to the calendar, which has seminars, appointments and courses as well (%s)',
  async (language, name) => {
    await show({ language });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(paths.calendar);
  },
);

test.each([
  ['en', 'Next two weeks: interviews and deadlines', /^(Result|Reply) expected: /],
  ['jp', '今後2週間の面接・締切', /^(結果)?連絡の予定：/],
] as const)('gives an expected result its day alone (%s)', async (language, title, name) => {
  await showChanged(language, (summary) => ({
    ...summary,
    nextSteps: summary.nextSteps
      .slice(0, 1)
      .map((step) => ({ ...step, kind: 'AWAIT_RESULT' as const, dueAt: '2026-11-25T05:09:00.000Z' })),
  }));
  const list = await screen.findByRole('list', { name: title });
  within(list).getByRole('link', { name });
  expect(list.textContent).not.toMatch(/\d:\d\d/);
});

test('leads from each counter to its tab', async () => {
  await show();
  const list = within(await screen.findByRole('list', { name: 'Public Jobs' }));
  expect(list.getByRole('link', { name: 'Applied Jobs' }).getAttribute('href')).toBe(
    '/student/job/public-jobs?tab=1',
  );
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[1])).toEqual([
    undefined,
    ...[1, 2, 3, 4, 5, 6, 7].map((tab) => `tab=${tab}`),
  ]);
});

test('says that it could not be loaded, and loads when asked again', async () => {
  const { respondWith } = await show({ overrides: { getStudentJobSummary: { status: 403 } } });
  await screen.findByRole('heading', { name: 'We couldn’t load your progress' });
  respondWith('populated');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' });
});

test('puts the next steps first on a phone, and fits its width', async () => {
  await page.viewport(360, 800);
  await show();
  await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' });
  const steps = screen.getByRole('heading', { name: 'Next steps' });
  const pipeline = screen.getByRole('heading', { name: 'Where you stand' });
  expect(steps.compareDocumentPosition(pipeline) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'Good morning, Hana' });
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('changes the period on a phone as well', async () => {
  await page.viewport(360, 800);
  const { address } = await show();
  await userEvent.click(await screen.findByRole('button', { name: '1 year, change the period' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'This week' }));
  await expect.poll(address).toBe(`${paths.dashboard}?period=THIS_WEEK`);
});

test('lists the seminar counts and the next seminars, each with its link', async () => {
  const { requests } = await show();
  const card = within(await screen.findByRole('region', { name: 'My Seminars' }));
  expect(await card.findByText('2 applied · 1 attended · 1 cancelled')).toBeTruthy();
  expect(card.getByRole('link', { name: 'A morning with delivery robots' }).getAttribute('href')).toMatch(
    /^\/student\/seminar\/public-seminar\/description\?id=/,
  );
  expect(card.getByText('Sat 28 Nov, 10:00 JST · You have a seat')).toBeTruthy();
  expect(requests.some(({ url }) => url.endsWith('/dashboard/student-seminars?period=ONE_YEAR'))).toBe(true);
});

test('says until when a seat of a seminar is on hold', async () => {
  const period = 'ONE_YEAR';
  await show({}, (dashboard) => (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentSeminarSummary({ period });
        give(getStudentSeminarSummaryQueryKey({ period }), {
          ...summary,
          upcoming: summary.upcoming.map((seminar) => ({
            ...seminar,
            application: seminar.application && {
              ...seminar.application,
              status: 'SEAT_HELD',
              seatHeldUntil: '2026-11-20T23:30:00.000Z',
            },
          })),
        });
      }}
    >
      {dashboard}
    </GivenQueries>
  ));
  const card = within(await screen.findByRole('region', { name: 'My Seminars' }));
  expect(await card.findAllByText(/A seat is on hold for you until Sat 21 Nov, 08:30 JST$/)).not.toEqual([]);
});

test('does without the seminars where they cannot be loaded', async () => {
  await show({ overrides: { getStudentSeminarSummary: { status: 422 } } });
  await screen.findByRole('region', { name: 'Where you stand' });
  await expect.poll(() => screen.queryByRole('region', { name: 'My Seminars' })).toBeNull();
});
