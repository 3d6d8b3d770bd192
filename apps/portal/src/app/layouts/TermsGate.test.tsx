import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { TermsGate } from './TermsGate.tsx';

afterEach(cleanup);

const notAccepted = { getProfile: { status: 200, example: 'termsNotAccepted' } } as const;

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(
    <TermsGate>
      <p>The portal</p>
    </TermsGate>,
    { path: '/student/dashboard', namespaces: ['app'], ...environment },
  );

test('lets who has accepted the terms go on', async () => {
  await open();
  expect(await screen.findByText('The portal')).toBeTruthy();
});

test.each([
  ['en', 'Review our terms', 'Agree and continue'],
  ['jp', '利用規約の確認', '同意して続ける'],
] as const)(
  'asks other users for their consent first, and continues after it (%s)',
  async (language, title, agree) => {
    const { requests } = await open({ language, overrides: notAccepted });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByText('The portal')).toBeNull();
    expect(document.querySelector('a[href="/app/terms"]')).not.toBeNull();
    expect(document.querySelector('a[href="/app/privacy"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: agree }));
    expect(await screen.findByText('The portal')).toBeTruthy();
    const sent = requests.find(({ url }) => url.endsWith('/auth/accept-terms'));
    expect(await sent?.json()).toEqual({ termsVersion: '2026-11-25' });
  },
);

test('has signing out as the other choice', async () => {
  const { address } = await open({ overrides: notAccepted });
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Out' }));
  await vi.waitFor(() => expect(address()).toBe('/app/signout'));
});

test('stays, and says why, when the consent could not be recorded', async () => {
  await open({ overrides: { ...notAccepted, acceptTerms: 'unavailable' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Agree and continue' }));
  expect(await screen.findByText(/^Something went wrong/)).toBeTruthy();
  expect(screen.queryByText('The portal')).toBeNull();
});
