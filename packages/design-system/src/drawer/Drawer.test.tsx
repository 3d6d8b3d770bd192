import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Drawer } from './Drawer.tsx';

test('opens from its button with a name and closes with Escape', async () => {
  render(
    <Drawer trigger={<button type="button">Menu</button>} title="Michi" closeLabel="Close">
      <a href="#jobs">Jobs</a>
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Michi' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
