import { render, screen } from '@testing-library/react';
import { Video } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EventCalendar, type CalendarItem, type EventCalendarProps } from './EventCalendar.tsx';

const item = (id: string, startsAt: string, endsAt: string | null, day: string): CalendarItem => ({
  id,
  title: id,
  kind: 'Interview',
  icon: Video,
  tone: 'brand',
  time: '09:00',
  day,
  startsAt,
  endsAt,
  isAllDay: false,
});
const show = async (props: Partial<EventCalendarProps>) => {
  await page.viewport(1280, 900);
  const onOpen = vi.fn<(id: string) => void>();
  render(
    <EventCalendar
      view="month"
      day="2026-11-20"
      timeZone="Asia/Tokyo"
      lang="en-GB"
      firstDay={1}
      now={() => new Date('2026-11-20T03:00:00Z')}
      items={[]}
      onOpen={onOpen}
      allDayLabel="All day"
      weekLabel="Week"
      {...props}
    />,
  );
  return onOpen;
};
const box = (name: RegExp) => screen.getByRole('button', { name }).getBoundingClientRect();

test('puts each event into the cell of its day as a button, named by kind, time and title', async () => {
  const onOpen = await show({
    items: [
      { ...item('Isobe', '2026-11-27T14:59:00Z', null, '2026-11-27'), waiting: 'waiting for your answer' },
    ],
  });
  const button = await screen.findByRole('button', {
    name: /^Interview: 09:00 Isobe ?, waiting for your answer$/,
  });
  expect(button.closest('[role="cell"]')?.textContent).toContain('27');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('Isobe');
});

test('names each row of a month in the language of the reader', async () => {
  await show({ weekLabel: '週' });
  expect(await screen.findByRole('row', { name: '週 47' })).toBeTruthy();
});

test.each(['month', 'week'] as const)('names a public holiday on its day of a %s', async (view) => {
  await show({ view, day: '2026-11-27', holidays: new Map([['2026-11-23', 'Labour Thanksgiving Day']]) });
  const name = await screen.findByText('Labour Thanksgiving Day');
  expect(name.closest('[role="cell"], [role="columnheader"]')?.textContent).toContain('23');
});

test('shows for each day of an event over three days what applies to that day', async () => {
  const fair = {
    ...item('Fair', '2026-11-17T01:00:00Z', '2026-11-19T08:00:00Z', '2026-11-17'),
    time: 'never said',
    partTimes: { first: 'From 10:00', between: 'All day', last: 'Until 17:00' },
  };
  await show({ view: 'week', items: [fair] });
  const parts = await screen.findAllByRole('button', { name: /Fair/ });
  expect(parts.map(({ textContent }) => textContent.replace(/^.*Fair/, ''))).toEqual([
    'From 10:00',
    'All day',
    'Until 17:00',
  ]);
});

test.each([
  ['en-GB', '1 Nov', '1 Dec', '20'],
  ['ja', '11月1日', '12月1日', '20'],
])('names the month where it begins, in %s', async (language, ...names) => {
  await show({ lang: language, day: '2026-11-20' });
  const numbers = [...document.querySelectorAll('[role=cell] [aria-hidden=true]')].map(
    ({ textContent }) => textContent,
  );
  expect(numbers).toEqual(expect.arrayContaining(names));
});

test('keeps nine o’clock at its place in a week in which the clocks of New York change', async () => {
  await show({
    view: 'week',
    day: '2026-11-01',
    firstDay: 0,
    timeZone: 'America/New_York',
    items: [
      item('On the day', '2026-11-01T14:00:00Z', '2026-11-01T15:00:00Z', '2026-11-01'),
      item('After it', '2026-11-02T14:00:00Z', '2026-11-02T15:00:00Z', '2026-11-02'),
    ],
  });
  await screen.findByRole('button', { name: /On the day/ });
  expect(Math.round(box(/On the day/).top)).toBe(Math.round(box(/After it/).top));
});

test('shows a moment of a week among the whole days', async () => {
  await show({
    view: 'week',
    items: [item('Deadline', '2026-11-20T08:00:00Z', null, '2026-11-20')],
  });
  const button = await screen.findByRole('button', { name: /Deadline/ });
  expect(button.closest('[role="row"]')?.textContent).toContain('All day');
});
