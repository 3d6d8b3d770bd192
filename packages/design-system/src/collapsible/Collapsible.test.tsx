import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Collapsible } from './Collapsible.tsx';

test('opens, says so and closes again', async () => {
  const onOpenChange = vi.fn();
  render(
    <Collapsible title="Benefits" level={3} onOpenChange={onOpenChange}>
      Housing allowance
    </Collapsible>,
  );
  const button = screen.getByRole('button', { name: 'Benefits' });
  expect(screen.getByRole('heading', { level: 3 }).contains(button)).toBe(true);
  expect(screen.getByText('Housing allowance').checkVisibility()).toBe(false);
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Housing allowance').checkVisibility()).toBe(true);
  await userEvent.click(button);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('moves only when the reader unfolds it, not on the first render', async () => {
  render(
    <Collapsible title="Details" defaultOpen>
      <p>Contents</p>
    </Collapsible>,
  );
  const movements = () => screen.getByText('Contents').parentElement?.getAnimations().length;
  expect(movements()).toBe(0);
  const button = screen.getByRole('button');
  button.click();
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  button.click();
  await waitFor(() => expect(movements()).toBe(1));
});
