import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChoiceTiles } from './ChoiceTiles.tsx';

const tiles = [
  { value: '9:00', label: '09:00' },
  { value: '10:00', label: '10:00', note: 'Taken', disabled: true },
  { value: '11:00', label: '11:00' },
] as const;

test('takes one Tab stop, and its arrow keys skip disabled options', async () => {
  const choose = vi.fn();
  render(<ChoiceTiles label="Time" options={tiles} value="9:00" onValueChange={choose} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '09:00' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(choose.mock.calls).toEqual([['11:00']]);
});

test('is a radio group named by its label and described by its error', () => {
  render(
    <ChoiceTiles
      label="Time"
      requirement="Required"
      error="Choose a time"
      options={tiles}
      value={null}
      onValueChange={() => undefined}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Time', description: 'Required Choose a time' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '10:00 Taken' }).disabled).toBe(true);
});
