import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { type Days, DaysChip } from './FilterRow.tsx';

const onValueChange = vi.fn<(days: Days) => void>();

const show = (value: Days) =>
  renderInPortal(<DaysChip label="Dates" value={value} onValueChange={onValueChange} />);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('accepts a first and a last day, in either order', async () => {
  await show({ from: null, to: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  await userEvent.fill(dialog.getByLabelText(/^From/), '2026-12-10');
  await userEvent.fill(dialog.getByLabelText(/^Until/), '2026-12-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Show results' }));
  await expect.poll(() => onValueChange.mock.calls).toEqual([[{ from: '2026-12-01', to: '2026-12-10' }]]);
});

test('says the days that are set, and clears them', async () => {
  await show({ from: '2026-12-10', to: null });
  (await screen.findByRole('button', { name: /10 Dec/ })).click();
  const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
  dialog.getByRole('button', { name: 'Clear' }).click();
  expect(onValueChange.mock.calls).toEqual([[{ from: null, to: null }]]);
});
