import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tooltip } from './Tooltip.tsx';

test('shows on focus and hides on Escape', async () => {
  render(
    <Tooltip content="My QR code">
      <button type="button">QR</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain('My QR code'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
