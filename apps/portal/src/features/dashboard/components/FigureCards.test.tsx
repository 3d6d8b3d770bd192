import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderDashboard, renderSummary, withInterview } from '../renderDashboard.fixture.tsx';

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
    await renderSummary(language, (summary) => ({
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
    await renderSummary(language, withInterview({ kind: 'AWAIT_RESULT', dueAt: '2026-11-19T08:00:00.000Z' }));
    await expect.poll(() => document.body.textContent, { timeout: 5_000 }).toContain(late);
    // A counter beside the ribbon has the same name.
    const ribbon = within(screen.getByRole('list', { name: reached }));
    expect(ribbon.getByText(stop)).toBeTruthy();
  },
);

test.each([
  ['en', '3 waiting for a reply'],
  ['jp', '3件が連絡待ち'],
] as const)(
  'counts who waits for a reply, and no result of a decided interview as expected, in %s',
  async (language, note) => {
    await renderSummary(language, (summary) => ({
      ...summary,
      stops: summary.stops.map((stop) =>
        stop.stage === 'INTERVIEW_RESULT' ? { ...stop, current: 3, waiting: 3 } : stop,
      ),
    }));
    await expect.poll(() => document.body.textContent, { timeout: 5_000 }).toContain(note);
  },
);

test('gives a screen reader the months as a table beside the picture', async () => {
  await renderDashboard();
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
    await renderDashboard({ language });
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(heads);
  },
);
