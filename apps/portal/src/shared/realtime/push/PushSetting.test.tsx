import { session } from '@michi/api/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { logger } from '../../settings/logger.ts';
import { RuntimeSettingsContext, type RuntimeSettings } from '../../settings/RuntimeSettings.ts';
import { renderInPortal, type TestEnvironment } from '../../test/renderInPortal.tsx';
import { PushSetting } from './PushSetting.tsx';

const firebase = { projectId: 'p', apiKey: 'k', appId: 'a', messagingSenderId: '1', vapidKey: 'v' };

const show = async (settings: Partial<RuntimeSettings>, environment: TestEnvironment = {}) => {
  await renderInPortal(
    <RuntimeSettingsContext value={{ region: 'jp', services: {}, ...settings }}>
      <PushSetting />
    </RuntimeSettingsContext>,
    { namespaces: ['push'], ...environment },
  );
};

/** The browser's permission before and after the prompt. */
const setBrowserPermission = (before: NotificationPermission, after: NotificationPermission = before) => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(before);
  const ask = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission.mockReturnValue(after);
    return after;
  });
  return ask;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows that push is not configured, and requests no permission', async () => {
  const ask = setBrowserPermission('default');
  await show({});
  expect(await screen.findByText('Not available')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('requests permission only after a click, and explains how to change a denial', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const ask = setBrowserPermission('default', 'denied');
  await show({ firebase });
  expect(await screen.findByText('Off')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Blocked')).toBeTruthy();
  expect(screen.getByText(/open the site settings next to the address bar/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(log.mock.calls).toEqual([['Notification permission denied']]);
});

test('stays off when the question is closed without an answer', async () => {
  const ask = setBrowserPermission('default');
  await show({ firebase });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  expect(await screen.findByText('Off')).toBeTruthy();
});

test('is on where the browser is registered, in Japanese too', async () => {
  setBrowserPermission('granted');
  await show({ firebase }, { language: 'jp' });
  expect(await screen.findByText('設定が完了していません')).toBeTruthy();
  session.set('FCM_TOKEN', 'token');
  expect(await screen.findByText('オン')).toBeTruthy();
});
