import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RangeField } from './RangeField.tsx';

const onValueChange = vi.fn<(value: number | null) => void>();

function Example({ start }: { readonly start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <RangeField
      label="Salary"
      stops={[
        { value: 100, count: 1 },
        { value: 200, count: 4 },
        { value: 300, count: 2 },
      ]}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
      describe={(amount) => (amount === null ? 'Any' : `From ${amount}`)}
      ends={['100', '300']}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Salary' });

test('announces its value as text', () => {
  render(<Example start={200} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('From 200');
});

test('moves from stop to stop by the keyboard, and back to no limit', async () => {
  onValueChange.mockClear();
  render(<Example start={null} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('Any');
  await userEvent.tab();
  expect(document.activeElement).toBe(slider());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Home}{End}');
  expect(onValueChange.mock.calls).toEqual([[200], [300], [null], [300]]);
});

test('a value between two stops is shown at the lower one', () => {
  render(<Example start={250} />);
  expect(slider()).toHaveProperty('valueAsNumber', 1);
});

test('is at least 24 px high, to be hit by a finger', () => {
  render(<Example start={200} />);
  expect(slider().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
