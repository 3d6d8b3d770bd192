import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';
import { renderDashboard } from '../renderDashboard.fixture.tsx';

test('lists the seminar counts and the next seminars, each with its link', async () => {
  const { requests } = await renderDashboard();
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
  await renderDashboard({}, (dashboard) => (
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
  await renderDashboard({ overrides: { getStudentSeminarSummary: { status: 422 } } });
  await screen.findByRole('region', { name: 'Where you stand' });
  await expect.poll(() => screen.queryByRole('region', { name: 'My Seminars' })).toBeNull();
});
