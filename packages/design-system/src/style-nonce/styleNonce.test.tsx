import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../select/Select.tsx';
import { setStyleNonce } from './styleNonce.ts';

test('every style element created while a list is open has the nonce of the page', async () => {
  const before = new Set(document.querySelectorAll('style'));
  setStyleNonce('bm9uY2U=');
  render(<Select label="Work style" options={[{ value: 'any', label: 'Any' }]} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Work style' }));
  const made = () => [...document.querySelectorAll('style')].filter((style) => !before.has(style));
  // One of the list's own, and one that prevents the page from scrolling.
  await waitFor(() => expect(made().length).toBeGreaterThanOrEqual(2));
  expect(made().map(({ nonce }) => nonce)).toEqual(made().map(() => 'bm9uY2U='));
});
