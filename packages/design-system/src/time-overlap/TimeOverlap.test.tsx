import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TimeOverlap, type TimeSpan } from './TimeOverlap.tsx';

const at = (time: string) => Date.parse(`2026-11-27T${time}:00Z`);
const span = (id: string, from: string, to: string): TimeSpan => ({
  id,
  from: at(from),
  to: at(to),
  label: id,
  note: `${from}–${to}`,
});
const formatTime = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const edges = (element: Element | null) => {
  const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 };
  return { left: Math.round(left), right: Math.round(right) };
};

test('draws what overlaps on one axis, and marks exactly the time they share', () => {
  const { container } = render(
    <TimeOverlap
      own={span('own', '17:30', '18:15')}
      others={[span('other', '18:00', '19:30')]}
      formatTime={formatTime}
    />,
  );
  const own = edges(screen.getByText('own').parentElement);
  const other = edges(screen.getByText('other').parentElement);
  const tick = (time: string) => edges(screen.getByText(time)).left;
  expect(other.left).toBe(tick('18:00'));
  expect(own.right).toBeGreaterThan(other.left);
  const band = [...container.querySelectorAll('span')].map(edges).find(({ right }) => right === own.right);
  expect(band).toEqual({ left: other.left, right: own.right });
});

test('names few hours of a long day', () => {
  render(
    <TimeOverlap
      own={span('own', '17:30', '18:15')}
      others={[span('other', '08:00', '20:00')]}
      formatTime={formatTime}
    />,
  );
  expect(screen.getAllByText(/^\d\d:00$/).map(({ textContent }) => textContent)).toEqual([
    '07:00',
    '10:00',
    '13:00',
    '16:00',
    '19:00',
  ]);
});
