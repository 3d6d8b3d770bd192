import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TimeGrid, type TimeGridDay } from './TimeGrid.tsx';

const day = (date: string, hours: readonly number[]): TimeGridDay => ({
  date,
  label: date,
  options: hours.map((hour) => ({
    value: `${date}T${hour}`,
    from: (hour - 9) * 4,
    text: `${hour}:00`,
    label: `${date}, ${hour}:00–${hour + 1}:00`,
  })),
  blocks: [{ id: 'seminar', from: 12, to: 16, label: 'Seminar', note: '12:00–13:00' }],
});
const days = [day('2026-11-30', [9, 10, 11]), day('2026-12-01', []), day('2026-12-02', [10, 14])];

const show = (value: readonly string[] = []) => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<TimeGrid label="Times" days={days} length={40} value={value} onValueChange={onValueChange} />);
  return onValueChange;
};
const time = (name: string) => screen.getByRole('button', { name });

test('reports the time that is chosen, and marks those that are', async () => {
  const onValueChange = show(['2026-11-30T10']);
  expect(time('2026-11-30, 10:00–11:00').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(time('2026-12-02, 14:00–15:00'));
  expect(onValueChange).toHaveBeenCalledWith('2026-12-02T14');
  cleanup();
});

test('is one tab stop, in which arrow keys move by time and to the nearest time of another day', async () => {
  show();
  await userEvent.tab();
  expect(document.activeElement).toBe(time('2026-11-30, 9:00–10:00'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(time('2026-11-30, 11:00–12:00'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(time('2026-12-02, 10:00–11:00'));
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement).toBe(time('2026-11-30, 11:00–12:00'));
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(document.activeElement).toBe(time('2026-11-30, 9:00–10:00'));
  cleanup();
});

test('reads what is taken out in its day', () => {
  show();
  expect(screen.getByRole('group', { name: '2026-12-01' }).textContent).toContain('Seminar12:00–13:00');
  cleanup();
});

test('gives events that overlap one place, by their beginning', () => {
  const at = (id: string, from: number, to: number) => ({ id, from, to, label: id, note: `${from}–${to}` });
  const blocks = [at('second', 6, 10), at('apart', 10, 12), at('first', -2, 8)];
  render(
    <TimeGrid
      label="Times"
      days={[{ date: '2026-11-30', label: 'Monday', options: [], blocks }]}
      length={40}
      value={[]}
      onValueChange={() => undefined}
    />,
  );
  const [, ...places] = screen
    .getByRole('group', { name: 'Monday' })
    .querySelectorAll<HTMLElement>('div[style]');
  expect(places.map(({ style, textContent }) => [style.gridRow, textContent])).toEqual([
    ['1 / 11', 'first-2–8second6–10'],
    ['11 / 13', 'apart10–12'],
  ]);
  cleanup();
});
