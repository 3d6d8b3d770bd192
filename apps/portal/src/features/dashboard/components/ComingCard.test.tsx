import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/navigation/paths.ts';
import { renderDashboard, renderSummary, withInterview } from '../renderDashboard.fixture.tsx';

test.each([
  ['en', 'Next two weeks: interviews and deadlines', 'Interview with Isobe Market', 'From 14:00'],
  ['jp', '今後2週間の面接・締切', '面接：株式会社磯部マーケット', '14:00から'],
] as const)('has an interview among the days to come, in %s', async (language, title, text, from) => {
  await renderSummary(
    language,
    withInterview({ kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-24T05:00:00.000Z' }),
  );
  const list = await screen.findByRole('list', { name: title });
  expect([...list.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(['2026-11-24']);
  expect(within(list).getByRole('link', { name: text }).getAttribute('href')).toContain(
    '/applications/details?id=',
  );
  expect(list.textContent).toContain(from);
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
    await renderSummary(language, (summary) => ({
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
  await renderSummary('en', (summary) => {
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

test('lists the deadlines of the coming two weeks by day', async () => {
  await renderDashboard();
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
    await renderDashboard({ language });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(paths.calendar);
  },
);

test.each([
  ['en', 'Next two weeks: interviews and deadlines', /^(Result|Reply) expected: /],
  ['jp', '今後2週間の面接・締切', /^(結果)?連絡の予定：/],
] as const)('gives an expected result its day alone (%s)', async (language, title, name) => {
  await renderSummary(language, (summary) => ({
    ...summary,
    nextSteps: summary.nextSteps
      .slice(0, 1)
      .map((step) => ({ ...step, kind: 'AWAIT_RESULT' as const, dueAt: '2026-11-25T05:09:00.000Z' })),
  }));
  const list = await screen.findByRole('list', { name: title });
  within(list).getByRole('link', { name });
  expect(list.textContent).not.toMatch(/\d:\d\d/);
});
