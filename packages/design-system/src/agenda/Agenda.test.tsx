import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Agenda } from './Agenda.tsx';

test('renders every day as a machine-readable date, with its events', () => {
  render(
    <Agenda
      label="Coming two weeks"
      days={[
        {
          date: '2026-11-20',
          weekday: 'Today',
          day: '20',
          today: true,
          items: [{ id: 'a', title: 'Seminar' }],
        },
        {
          date: '2026-12-03',
          weekday: 'Thu',
          day: '3',
          title: 'December',
          items: [{ id: 'b', title: 'Answer Komorebi', note: 'Due 12:00', link: <a href="#answer" /> }],
        },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Coming two weeks' });
  expect([...list.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '2026-11-20',
    '2026-12-03',
  ]);
  expect(list.querySelector('[aria-current="date"]')?.textContent).toBe('Today 20Seminar');
  expect(within(list).getByRole('link', { name: 'Answer Komorebi' })).toBeTruthy();
  expect(within(list).getByText('December')).toBeTruthy();
});
