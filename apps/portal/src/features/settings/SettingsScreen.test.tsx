import { screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { RuntimeSettingsContext, defaultSettings } from '../../shared/settings/RuntimeSettings.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { sectionIds } from './sections.ts';
import { Component as SettingsScreen } from './SettingsScreen.tsx';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<SettingsScreen />, {
    path: paths.settings,
    namespaces: ['settings', 'push', 'university'],
    ...environment,
  });

beforeEach(() => forgetEntriesOfOthers(null));
afterEach(() => page.viewport(1280, 800));

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('names its sections as the product spec does', async () => {
  await show();
  expect(headings()).toEqual(
    expect.arrayContaining([
      'Manage Account',
      'Change Password',
      'Time Zone',
      'Language',
      'Terms & Conditions',
      'Leave For A While',
      'Delete Account',
    ]),
  );
  const list = within(screen.getByRole('navigation', { name: 'Settings sections' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(headings());
});

test('scrolls to the section of the address and focuses it', async () => {
  await show({ path: `${paths.settings}#delete-account` });
  const section = screen.getByRole('region', { name: 'Delete Account' });
  await vi.waitFor(() => expect(document.activeElement).toBe(section));
});

test('offers no language where the deployment has one only', async () => {
  await renderInPortal(
    <RuntimeSettingsContext value={{ ...defaultSettings, region: 'us' }}>
      <SettingsScreen />
    </RuntimeSettingsContext>,
    { path: paths.settings, namespaces: ['settings', 'push', 'university'] },
  );
  expect(headings()).not.toContain('Language');
  expect(headings()).toContain('Time Zone');
});

test('offers an admin no choice of notifications, which go to students alone', async () => {
  await show({ path: paths.adminSettings, isStudent: false });
  expect(headings()).not.toContain('Notifications');
  expect(headings()).toContain('Time Zone');
  expect(screen.getByText('Your account, language and data.')).toBeTruthy();
});

test('is a list on a phone that links to each section and back', async () => {
  await page.viewport(360, 800);
  await show();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Change Password' }));
  const section = await screen.findByRole('region', { name: 'Change Password' });
  expect(headings()).toEqual(['Change Password']);
  await vi.waitFor(() => expect(document.activeElement).toBe(section));
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Change Password');
  await userEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(await screen.findByRole('link', { name: 'Change Password' })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test.each(sectionIds)('fits a phone: %s', async (id) => {
  await page.viewport(360, 800);
  await show({ path: `${paths.settings}#${id}`, language: 'jp' });
  await vi.waitFor(() => expect(screen.queryByText('設定を読み込んでいます')).toBeNull());
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('reports which part could not be loaded, and retries on request', async () => {
  const { respondWith } = await show({ overrides: { listSessions: { status: 403 } } });
  const section = within(screen.getByRole('region', { name: 'Active sessions' }));
  const retry = await section.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  await userEvent.click(retry);
  expect(await section.findByText('Chrome on Android')).toBeTruthy();
});

test('shows who the student is and how they log in', async () => {
  await show();
  const section = within(screen.getByRole('region', { name: 'Manage Account' }));
  const row = async (name: string) => (await section.findByRole('group', { name })).textContent;
  expect(await row('Email')).toBe('EmailVerifiedhana@michi.example');
  await vi.waitFor(async () => expect(await row('Name')).toBe('NameHana Saeki'));
  expect(await row('Member since')).toBe('Member sinceWednesday 8 April 2026');
  expect(await row('Password')).toBe('PasswordSetLast changed Tuesday 2 June 2026');
});
