import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Pagination } from './Pagination.tsx';

const labels = { label: 'Pages of jobs', previousLabel: 'Previous page', nextLabel: 'Next page' };

test('steps forward and back', async () => {
  const onPageChange = vi.fn();
  render(<Pagination {...labels} page={3} pageCount={7} status="Page 3 of 7" onPageChange={onPageChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange.mock.calls).toEqual([[4], [2]]);
});

test('does nothing beyond either end and keeps the focus there', async () => {
  const onPageChange = vi.fn();
  render(<Pagination {...labels} page={1} pageCount={1} status="Page 1 of 1" onPageChange={onPageChange} />);
  for (const name of ['Previous page', 'Next page']) {
    const step = screen.getByRole('button', { name });
    step.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(step);
    expect(step.getAttribute('aria-disabled')).toBe('true');
  }
  expect(onPageChange).not.toHaveBeenCalled();
});
