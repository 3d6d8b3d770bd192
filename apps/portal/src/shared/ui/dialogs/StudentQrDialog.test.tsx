import { cleanup, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetEntriesOfOthers } from '../../session/forget.ts';
import { ClockContext } from '../../format/useFormat.ts';
import { renderInPortal, type TestEnvironment } from '../../test/renderInPortal.tsx';
import { StudentQrDialog } from './StudentQrDialog.tsx';

const picture = () => screen.findByRole('img', { name: 'QR code that identifies you' });
const show = (environment: TestEnvironment = {}, at = '2026-11-20T03:01:00Z') =>
  renderInPortal(
    <ClockContext value={() => new Date(at)}>
      <StudentQrDialog onClose={() => undefined} />
    </ClockContext>,
    environment,
  );

beforeEach(() => forgetEntriesOfOthers(null));
afterEach(() => onlineManager.setOnline(true));

it('is large and white on the narrowest phone, and says until when it is good', async () => {
  await page.viewport(360, 640);
  await show();
  const code = await picture();
  expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(280);
  expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(screen.getByText(/^Valid until 12:05/)).toBeTruthy();
});

it('stays visible offline while it is valid', async () => {
  await show();
  await picture();
  onlineManager.setOnline(false);
  globalThis.dispatchEvent(new Event('focus'));
  expect(await picture()).toBeTruthy();
});

it('is restored after an offline reload, with the remaining time, and never once expired', async () => {
  await show();
  await picture();
  cleanup();
  onlineManager.setOnline(false);
  await show();
  expect(await picture()).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('4:00 left');
  cleanup();
  await show({}, '2026-11-20T03:05:00Z');
  expect(await screen.findByText('No code yet')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR code that identifies you' })).toBeNull();
});

it('is forgotten at sign-out', async () => {
  await show();
  await picture();
  cleanup();
  forgetEntriesOfOthers(null);
  onlineManager.setOnline(false);
  await show();
  expect(await screen.findByText('No code yet')).toBeTruthy();
});

it('shows that it has expired, and loads a new one on request', async () => {
  const { requests } = await show({}, '2026-11-20T03:05:00Z');
  expect(await screen.findByText('This code has expired')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR code that identifies you' })).toBeNull();
  const before = requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Get a new code' }));
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
});

it('reports that there is neither a code nor a network', async () => {
  onlineManager.setOnline(false);
  await show();
  expect(await screen.findByText('No code yet')).toBeTruthy();
});

it('says why it could not be had', async () => {
  await show({ overrides: { getStudentQr: { status: 403 } } });
  expect(await screen.findByText('We couldn’t get your code')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Get a new code' })).toBeTruthy();
});
