import { useListNotifications } from '@michi/api/notification';
import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { notificationOwner } from '../../shared/realtime/unread.ts';
import { pushPermission } from '../../shared/realtime/push/usePush.ts';
import { RuntimeSettingsContext, type RuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { DownloadSection } from './components/DownloadSection.tsx';
import { NotificationsSection } from './components/NotificationsSection.tsx';
import { LanguageSection, TimeZoneSection } from './components/PreferenceSections.tsx';
import { TermsSection } from './SettingsScreen.tsx';

const show = (section: ReactElement, environment: TestEnvironment = {}) =>
  renderInPortal(section, {
    path: paths.settings,
    namespaces: ['settings', 'push', 'university'],
    ...environment,
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const saved = 'Updated settings successfully';

const bodies = ({ requests }: Rendered, path: string): Promise<unknown[]> =>
  Promise.all(
    requests
      .filter(({ url, method }) => method !== 'GET' && new URL(url).pathname.endsWith(path))
      .map((request) => request.clone().json()),
  );

test('shows the default time zone as the product specification does, and its current time', async () => {
  await show(<TimeZoneSection />);
  expect(await screen.findByText('Japan (Tokyo) — JST')).toBeTruthy();
  expect(screen.getByText(/^It’s \d\d:\d\d there now$/)).toBeTruthy();
});

test('finds a time zone by its city, saves it, and undoes it on request', async () => {
  const rendered = await show(<TimeZoneSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.fill(field, 'new york');
  await userEvent.click(await screen.findByRole('option', { name: /^New York/ }));
  expect(await screen.findByText(saved)).toBeTruthy();
  expect(await bodies(rendered, '/auth/setting')).toEqual([{ timezone: 'America/New_York' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () => expect(await bodies(rendered, '/auth/setting')).toHaveLength(2));
  expect((await bodies(rendered, '/auth/setting'))[1]).toEqual({ timezone: 'JST' });
});

test('reloads the notifications, which contain times in the zone of the settings', async () => {
  const Notifications = () => <p>{useListNotifications(notificationOwner()).data?.totalRecords}</p>;
  const rendered = await show(
    <>
      <Notifications />
      <TimeZoneSection />
    </>,
  );
  const reads = () =>
    rendered.requests.filter(({ url }) => new URL(url).pathname.includes('/notification/user/')).length;
  await vi.waitFor(() => expect(reads()).toBe(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.fill(await screen.findByRole('combobox', { name: 'Time zone' }), 'new york');
  await userEvent.click(await screen.findByRole('option', { name: /^New York/ }));
  await vi.waitFor(() => expect(reads()).toBe(2));
});

test('changes the language here and in the settings', async () => {
  const rendered = await show(<LanguageSection />);
  await userEvent.click(screen.getByText('日本語'));
  expect(await screen.findByText('設定を更新しました。')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '言語' })).toBeTruthy();
  expect(session.language()).toBe('jp');
  expect(await bodies(rendered, '/auth/setting')).toEqual([{ language: 'jp' }]);
});

const choice = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

test('saves a choice of notifications at once, without changing the others', async () => {
  const rendered = await show(<NotificationsSection />);
  const news = await choice('News Email');
  expect(news.checked).toBe(false);
  await userEvent.click(news);
  expect((await choice('News Email')).checked).toBe(true);
  expect(await screen.findByText(saved)).toBeTruthy();
  expect(await bodies(rendered, '/users/notification-choices')).toEqual([
    {
      choices: [
        { kind: 'RESULT', isPushOn: true, isEmailOn: true },
        { kind: 'DEADLINE', isPushOn: true, isEmailOn: true },
        { kind: 'MESSAGE', isPushOn: true, isEmailOn: false },
        { kind: 'SEMINAR', isPushOn: false, isEmailOn: false },
        { kind: 'RECOMMENDATION', isPushOn: false, isEmailOn: false },
        { kind: 'NEWS', isPushOn: false, isEmailOn: true },
      ],
      isDigestOn: false,
      quietHours: null,
    },
  ]);
});

const firebase = { projectId: 'p', apiKey: 'k', appId: 'a', messagingSenderId: '1', vapidKey: 'v' };
const showInBrowser = (permission: NotificationPermission, settings: Partial<RuntimeSettings>) => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  pushPermission.refresh();
  return show(
    <RuntimeSettingsContext value={{ region: 'jp', services: {}, ...settings }}>
      <NotificationsSection />
    </RuntimeSettingsContext>,
  );
};
const pushSwitches = () => screen.findAllByRole<HTMLInputElement>('switch', { name: / Push message$/ });

test.each([
  [
    'this server sends no push messages',
    'granted',
    {},
    /^This site doesn’t send push messages, so they’re off here/,
  ],
  [
    'permission is denied',
    'denied',
    { firebase },
    /^Your browser blocks push messages from Michi, so they’re off here/,
  ],
] as const)(
  'shows push off and says why where %s; the choices stay',
  async (_, permission, settings, why) => {
    const rendered = await showInBrowser(permission, settings);
    const switches = await pushSwitches();
    expect(switches).toHaveLength(6);
    for (const each of switches) {
      expect(each).not.toBeChecked();
      expect(each).toBeDisabled();
      expect(each).toHaveAccessibleDescription(
        expect.stringMatching(/Your choices for other devices stay the same/),
      );
    }
    screen.getByText(why);
    await userEvent.click(await choice('News Email'));
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(await bodies(rendered, '/users/notification-choices')).toMatchObject([
      { choices: expect.arrayContaining([{ kind: 'RESULT', isPushOn: true, isEmailOn: true }]) },
    ]);
  },
);

test('shows push off in a browser without it', async () => {
  const manager = Object.getOwnPropertyDescriptor(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'PushManager');
  try {
    await showInBrowser('granted', { firebase });
    for (const each of await pushSwitches()) expect(each).toBeDisabled();
    screen.getByText(/^This browser doesn’t support push messages, so they’re off here/);
  } finally {
    if (manager !== undefined) Object.defineProperty(globalThis, 'PushManager', manager);
  }
});

test('lets push be chosen before the browser was asked', async () => {
  const rendered = await showInBrowser('default', { firebase });
  const result = await choice('Results and replies Push message');
  expect(result).toBeChecked();
  await userEvent.click(result);
  expect(await screen.findByText(saved)).toBeTruthy();
  expect(await bodies(rendered, '/users/notification-choices')).toMatchObject([
    { choices: expect.arrayContaining([{ kind: 'RESULT', isPushOn: false, isEmailOn: true }]) },
  ]);
  expect(screen.queryByText(/off here/)).toBeNull();
});

test('reverts a choice of notifications', async () => {
  await show(<NotificationsSection />);
  await userEvent.click(await choice('News Email'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await choice('News Email')).checked).toBe(false);
});

test('restores a choice when the server rejects it', async () => {
  await show(<NotificationsSection />, { overrides: { updateNotificationChoices: { status: 422 } } });
  await userEvent.click(await choice('News Email'));
  await vi.waitFor(async () => expect((await choice('News Email')).checked).toBe(false));
  expect(screen.queryByText(saved)).toBeNull();
});

test('saves quiet hours only once both times are complete', async () => {
  const rendered = await show(<NotificationsSection />);
  await userEvent.click(await choice('Quiet hours'));
  const from = await screen.findByLabelText('From');
  await userEvent.fill(from, '');
  await userEvent.click(screen.getByRole('heading'));
  expect(await screen.findByText('Enter a time such as 22:00')).toBeTruthy();
  expect(await bodies(rendered, '/users/notification-choices')).toHaveLength(1);
  await userEvent.fill(from, '23:30');
  await userEvent.click(screen.getByRole('heading'));
  await vi.waitFor(async () => expect(await bodies(rendered, '/users/notification-choices')).toHaveLength(2));
  const [first, second] = await bodies(rendered, '/users/notification-choices');
  expect(first).toMatchObject({ quietHours: { from: '22:00', to: '07:00' } });
  expect(second).toMatchObject({ quietHours: { from: '23:30', to: '07:00' } });
});

test('links to the terms, the privacy notice and the accessibility statement of visitors', async () => {
  await show(<TermsSection />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms of use', '/app/terms'],
    ['Privacy notice', '/app/privacy'],
    ['Accessibility', '/app/accessibility'],
  ]);
});

const archive = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': 'attachment; filename="michi-2026-11-20.zip"',
    },
  });

test('saves all of the data under the name the server gives', async () => {
  const links: { readonly name: string; readonly address: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push({ name: this.download, address: this.href });
  });
  await show(<DownloadSection />);
  const seen: Request[] = [];
  configureApi({
    fetch: async (request) => {
      seen.push(request);
      return archive(new Uint8Array([80, 75, 5, 6]));
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Saved as michi-2026-11-20.zip.')).toBeTruthy();
  click.mockRestore();
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer test');
  expect(links.map(({ name }) => name)).toEqual(['michi-2026-11-20.zip']);
  const file = await (await fetch(links[0]?.address ?? '')).arrayBuffer();
  expect([...new Uint8Array(file)]).toEqual([80, 75, 5, 6]);
});

test("requests the data at the user service's origin", async () => {
  await show(<DownloadSection />);
  const seen: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  configureApi({
    baseUrls: { user: 'https://users.example/v1' },
    fetch: async (request) => {
      seen.push(request.url);
      return archive(new Uint8Array([80, 75, 5, 6]));
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Saved as michi-2026-11-20.zip.')).toBeTruthy();
  click.mockRestore();
  expect(seen).toEqual(['https://users.example/v1/users/archive']);
});

test('reports that the data could not be loaded, and retries', async () => {
  const { respondWith } = await show(<DownloadSection />, { overrides: { getArchive: 'unavailable' } });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('We couldn’t download your data')).toBeTruthy();
  expect(click).not.toHaveBeenCalled();
  respondWith('populated');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved as michi.zip.')).toBeTruthy();
  click.mockRestore();
});
