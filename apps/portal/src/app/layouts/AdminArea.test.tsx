import { act, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { AdminLayout } from './AdminArea.tsx';

// Nothing is awaited between a touch and what it shows: whatever had to be fetched first would not be there.
const touch = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('an admin on a phone reaches it without a network', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 800));
  await renderInPortal(<AdminLayout />, { path: '/admin/users', namespaces: ['app'], isStudent: false });
  touch('Sign Out');
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});
