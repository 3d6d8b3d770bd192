import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { posts, renderSeminar } from '../renderSeminars.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('taking it back', () => {
  it('of a seat that nobody waits for mentions no waiting list', async () => {
    await renderSeminar('registered');
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel my seat' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your seat?' });
    expect(dialog.textContent).toContain('Your seat becomes free for other students.');
    expect(dialog.textContent).not.toMatch(/waiting list|end of the list/);
  });

  it.each([
    ['registered', 'menuitem', 'Cancel my seat', 'Cancel your seat?'],
    ['waiting', 'menuitem', 'Leave waiting list', 'Leave the waiting list?'],
    ['invited', 'button', 'Decline invitation', 'Decline this invitation?'],
    ['seatHeld', 'button', 'Decline the seat', 'Decline this seat?'],
  ] as const)(
    'of a student who is %s requires one of the three reasons',
    async (example, role, name, title) => {
      const { requests } = await renderSeminar(example);
      await screen.findByRole('heading', { level: 1 });
      if (role === 'menuitem') await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole(role, { name }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(dialog.getAllByRole('radio')).toHaveLength(3);
      expect(dialog.queryByRole('textbox')).toBeNull();
      await userEvent.click(dialog.getByRole('radio', { name: "Schedule Doesn't match" }));
      await userEvent.click(dialog.getByRole('button', { name }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
      const [sent] = posts(requests);
      expect(new URL(sent?.url ?? '').pathname).toMatch(/\/seminar-application\/cancel\/[0-9a-f-]{36}$/);
      expect(await sent?.json()).toEqual({ reason: 'SCHEDULE_MISMATCH' });
    },
  );
});
