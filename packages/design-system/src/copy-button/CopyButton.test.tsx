import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CopyButton } from './CopyButton.tsx';

const labels = {
  copyLabel: 'Copy',
  copiedLabel: 'Copied',
  failedLabel: 'Not copied. Select the text and copy it.',
  context: 'the key',
};
afterEach(() => vi.restoreAllMocks());

test('copies the text and announces it, on each click', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton {...labels} text="JBSW" />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy the key' }));
  const button = await screen.findByRole('button', { name: 'Copied the key' });
  expect(write.mock.calls).toEqual([['JBSW']]);
  const spoken = screen.getByRole('status').firstElementChild;
  expect(spoken?.textContent).toBe('Copied');
  await userEvent.click(button);
  // A new element, or a screen reader says nothing.
  await vi.waitFor(() => expect(screen.getByRole('status').firstElementChild).not.toBe(spoken));
});

test('says what to do if the browser refuses, and retries', async () => {
  vi.spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
    .mockResolvedValueOnce();
  render(<CopyButton {...labels} text="JBSW" />);
  await userEvent.click(screen.getByRole('button'));
  expect((await screen.findByText(labels.failedLabel)).getBoundingClientRect().width).toBeGreaterThan(50);
  await userEvent.click(screen.getByRole('button', { name: 'Copy the key' }));
  await screen.findByRole('button', { name: 'Copied the key' });
});

test('another text has not been copied yet', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { rerender } = render(<CopyButton {...labels} text="JBSW" />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Copied the key' });
  rerender(<CopyButton {...labels} text="Y3DP" />);
  expect(screen.getByRole('button', { name: 'Copy the key' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});
