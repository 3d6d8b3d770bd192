import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeList } from './CodeList.tsx';

afterEach(() => vi.restoreAllMocks());

const list = (
  <CodeList
    label="Recovery codes"
    codes={['k7m2q-9xw4t', 'p3r8z-h5n6c']}
    copyLabel="Copy"
    copiedLabel="Copied"
    failedLabel="Not copied"
    actions={<button type="button">Download</button>}
  />
);

test('lists the codes under their name and copies all, one to a line', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(list);
  expect(screen.getByRole('group', { name: 'Recovery codes' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'k7m2q-9xw4t',
    'p3r8z-h5n6c',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Copy Recovery codes' }));
  expect(write.mock.calls).toEqual([['k7m2q-9xw4t\np3r8z-h5n6c']]);
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('no code breaks over two lines on a phone', async () => {
  await page.viewport(360, 740);
  render(list);
  for (const code of screen.getAllByRole('listitem')) {
    expect(code.getBoundingClientRect().height).toBeLessThan(40);
  }
});
