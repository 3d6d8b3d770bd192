import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { GivenSlowResponse } from './GivenDashboard.fixture.tsx';
import { renderDashboard, renderSummary } from './renderDashboard.fixture.tsx';

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
  await renderDashboard();
  const moment = await screen.findByText('tomorrow at 17:00');
  expect(moment.parentElement?.textContent).toBe(
    'Good morning, Hana. 4 replies are due in the next 12 days. The first is due tomorrow at 17:00.',
  );
});

test('says it in Japanese as well', async () => {
  await renderDashboard({ language: 'jp' });
  const moment = await screen.findByText('明日 17:00');
  expect(moment.parentElement?.textContent).toBe(
    '佐伯さん、おはようございます。12日以内に4件の回答が必要です。最初の期限は明日 17:00です。',
  );
});

test.each([
  [
    'en',
    'Write your answers to Yukari Robotics first, then to Isobe Market.',
    /^Write for Yukari Robotics/,
    '3 answers to write, up to 1,000 characters',
  ],
  [
    'jp',
    '設問への回答は、ゆかりロボティクス株式会社、',
    /^回答を書く/,
    'あと3件の回答を書く（合計1,000文字以内）',
  ],
] as const)(
  'says how much there is to write, what comes first, and leads to the page for applying, in %s',
  async (language, plan, name, title) => {
    await renderDashboard({
      language,
      overrides: { getStudentJobSummary: { status: 200, example: 'writing' } },
    });
    await screen.findByText(title, { exact: false });
    expect(document.body.textContent).toContain(plan);
    const steps = within(
      screen.getByRole('region', { name: language === 'en' ? 'Next steps' : '次にすること' }),
    );
    expect(steps.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(
      '/student/job/public-jobs/apply?id=0199a1c2-0000-7000-8000-000000000148',
    );
  },
);

test.each([
  ['en', 'Good morning, Hana. 1 reply is overdue. You can still respond.', '1 needs your reply'],
  ['jp', '佐伯さん、おはようございます。回答期限を過ぎたものが1件あります。まだ回答できます。', null],
] as const)(
  'counts a response whose date has passed everywhere alike, in %s',
  async (language, sentence, note) => {
    await renderDashboard({ language }, (dashboard) => <GivenSlowResponse>{dashboard}</GivenSlowResponse>);
    await expect.poll(() => document.body.textContent).toContain(sentence);
    const steps = await screen.findByRole('region', {
      name: language === 'en' ? 'Next steps' : '次にすること',
    });
    const addresses = within(steps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('?')[0]);
    expect(addresses).toEqual([paths.interview]);
    if (note !== null) expect(document.body.textContent).toContain(note);
  },
);

test('asks again for another period and keeps it in the address', async () => {
  const { address, requests } = await renderDashboard();
  await userEvent.click(await screen.findByText('This month'));
  await expect
    .poll(() => screen.getByRole<HTMLInputElement>('radio', { name: 'This month' }).checked)
    .toBe(true);
  await expect.poll(address).toBe(`${paths.dashboard}?period=THIS_MONTH`);
  await expect.poll(() => requestedPeriods(requests)).toEqual(['ONE_YEAR', 'THIS_MONTH']);
});

test('begins with the period of the address; what makes no sense is a year', async () => {
  const { requests } = await renderDashboard({ path: `${paths.dashboard}?period=SIX_MONTHS` });
  await expect.poll(() => requestedPeriods(requests)).toEqual(['SIX_MONTHS']);
});

test.each([390, 1280])('asks for the counters once, at %i px', async (width) => {
  await page.viewport(width, 800);
  const { requests } = await renderDashboard();
  await screen.findByRole('region', { name: 'Public Jobs' });
  await screen.findByRole('heading', { name: 'News' });
  const counters = requests.filter(({ url }) => new URL(url).pathname.endsWith('/jobs/summary'));
  expect(counters).toHaveLength(1);
});

test('leads from an owed response to its interview, the one owed first', async () => {
  await renderDashboard();
  const owed = await screen.findByRole('link', {
    name: 'Respond to the interview request for Isobe Market\u00A0· Data analyst, retail planning',
  });
  const card = within(screen.getByRole('region', { name: 'Next steps' }));
  expect(card.getAllByRole('link').find((link) => link.textContent.startsWith('Respond'))).toBe(owed);
  expect(owed.getAttribute('href')).toBe(
    '/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002',
  );
});

test('a next step leads to one place, and its day to the whole application', async () => {
  await renderDashboard();
  const coming = within(
    await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' }),
  );
  expect(
    coming.getByRole('link', { name: 'Respond to the interview request: Isobe Market' }).getAttribute('href'),
  ).toBe(`${paths.application}?id=0199a1c2-0000-7000-8000-0000000a0002`);
  const rows = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('link').length)).toEqual(rows.map(() => 1));
});

test.each([390, 1440])(
  'folds away no offer to decide on and none of twelve applications, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    await renderSummary('en', (summary) => {
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
  ['TAKE_SEAT', '2026-11-20T23:30:00.000Z', 'Respond about the seat on hold at'],
  ['ANSWER_INVITATION', '2026-12-02T14:59:00.000Z', 'Respond to the invitation from'],
  ['TAKE_SEAT', '2026-11-19T23:30:00.000Z', null],
] as const)(
  'counts the %s of a seminar until %s among the replies due, as long as one can be given',
  async (kind, dueAt, name) => {
    const period = 'ONE_YEAR';
    await renderDashboard({}, (dashboard) => (
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

test('leads from each counter to its tab', async () => {
  await renderDashboard();
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
  const { respondWith } = await renderDashboard({ overrides: { getStudentJobSummary: { status: 403 } } });
  await screen.findByRole('heading', { name: 'We couldn’t load your progress' });
  respondWith('populated');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' });
});

test('puts the next steps first on a phone, and fits its width', async () => {
  await page.viewport(360, 800);
  await renderDashboard();
  await screen.findByRole('list', { name: 'Next two weeks: interviews and deadlines' });
  const steps = screen.getByRole('heading', { name: 'Next steps' });
  const pipeline = screen.getByRole('heading', { name: 'Where you stand' });
  expect(steps.compareDocumentPosition(pipeline) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'Good morning, Hana' });
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('changes the period on a phone as well', async () => {
  await page.viewport(360, 800);
  const { address } = await renderDashboard();
  await userEvent.click(await screen.findByRole('button', { name: '1 year, change the period' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'This week' }));
  await expect.poll(address).toBe(`${paths.dashboard}?period=THIS_WEEK`);
});
