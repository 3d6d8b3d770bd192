import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SmallMonth, type SmallMonthDay } from './SmallMonth.tsx';

const first = Date.parse('2026-11-02T00:00:00Z');
const weeks = [0, 1, 2].map((row) =>
  [0, 1, 2, 3, 4, 5, 6].map((column): SmallMonthDay => {
    const date = new Date(first + (row * 7 + column) * 86_400_000).toISOString().slice(0, 10);
    return {
      date,
      number: String(Number(date.slice(8))),
      label: `Day ${date}`,
      isToday: date === '2026-11-10',
    };
  }),
);
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (long) => ({
    short: long.slice(0, 1),
    long,
  }),
);
const show = (picks = false) => {
  const onChoose = vi.fn<(date: string) => void>();
  render(
    <SmallMonth
      label="November 2026"
      weekdays={weekdays}
      weeks={weeks}
      value="2026-11-12"
      picks={picks}
      onValueChange={onChoose}
    />,
  );
  return onChoose;
};
const dayOf = (date: string) => screen.getByRole('button', { name: `Day ${date}` });

test('marks today and the selected day, and reports clicks', async () => {
  const onChoose = show();
  expect(dayOf('2026-11-10').getAttribute('aria-current')).toBe('date');
  expect(dayOf('2026-11-12').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(dayOf('2026-11-13'));
  expect(onChoose).toHaveBeenCalledWith('2026-11-13');
});

const styles = (date: string) => {
  const { backgroundColor, boxShadow } = getComputedStyle(dayOf(date));
  return { isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)', isRinged: boxShadow !== 'none' };
};

test('fills today in a calendar, and the chosen day where one is picked; the other is ringed', () => {
  show();
  expect(styles('2026-11-10')).toEqual({ isFilled: true, isRinged: false });
  expect(styles('2026-11-12')).toEqual({ isFilled: false, isRinged: true });
  cleanup();
  show(true);
  expect(styles('2026-11-10')).toEqual({ isFilled: false, isRinged: true });
  expect(styles('2026-11-12')).toEqual({ isFilled: true, isRinged: false });
});

test('is one stop of the Tab key, with the arrow keys from day to day', async () => {
  const onChoose = show();
  await userEvent.tab();
  expect(document.activeElement).toBe(dayOf('2026-11-12'));
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(dayOf('2026-11-20'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(dayOf('2026-11-16'));
  await userEvent.keyboard('{End}{ArrowRight}{ArrowUp}');
  expect(document.activeElement).toBe(dayOf('2026-11-15'));
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('2026-11-15');
});
