import { createECDH, generateKeyPairSync } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect, test } from './server.ts';

const projectId = 'michi-end-to-end';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

// The keys are made up: the server sends no message here.
test.use({
  hasServiceWorker: true,
  serverSettings: {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'AIza-end-to-end',
    FIREBASE_APP_ID: '1:482915703364:web:5e1f0c',
    FIREBASE_MESSAGING_SENDER_ID: '482915703364',
    FIREBASE_VAPID_KEY: createECDH('prime256v1').generateKeys('base64url'),
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      project_id: projectId,
      client_email: `push@${projectId}.example`,
      private_key: privateKey,
    }),
  },
});

const token = 'token-of-this-browser';
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** Mocks Firebase and the push service of the browser: no test may depend on them. */
const mockFirebase = async (context: BrowserContext): Promise<void> => {
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers: cors,
      json: {
        fid: 'f0123456789abcdefghijk',
        refreshToken: 'refresh',
        authToken: { token: 'installation', expiresIn: '604800s' },
      },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ headers: cors, json: { token } }),
  );
  await context.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.michi.example/end-to-end',
      expirationTime: null,
      getKey: () => new Uint8Array(65).buffer,
    };
    Object.defineProperty(PushManager.prototype, 'subscribe', { value: async () => subscription });
  });
};

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/app/login');
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

/** Delivers push messages to the worker of a page, as the push service behind the browser would. */
const pushService = async (page: Page) => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

const message = (title: string, metadata: string, id?: string): string =>
  JSON.stringify({ from: '482915703364', data: { id, title, body: 'Respond by Saturday.', metadata } });
const linkMetadata = (link: string): string => JSON.stringify({ extraData: { linkMichi: link } });

/**
 * Has the worker count the notifications it has shown. A test waits for the count, since Chromium loses a notification
 * if `getNotifications` is called while it is being shown.
 */
const countShown = async (worker: Worker): Promise<() => Promise<unknown>> => {
  await worker.evaluate(`(() => {
    self.shownCount = 0;
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (...notification) => {
      await show(...notification);
      self.shownCount += 1;
    };
  })()`);
  return () => worker.evaluate('self.shownCount');
};

/** The titles of the notifications of the system that the worker has shown. */
const notificationTitles = (worker: Worker): Promise<unknown> =>
  worker.evaluate(`registration.getNotifications().then((all) => all.map(({ title }) => title))`);

/**
 * Clicks the only system notification. A scripted click may not open a window, unlike a user's: the requested address
 * is recorded instead.
 */
const clickNotification = (worker: Worker): Promise<unknown> =>
  worker.evaluate(`(async () => {
    const opened = [];
    clients.openWindow = async (address) => void opened.push(address);
    const [notification] = await registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    await new Promise((resolve) => {
      event.waitUntil = (work) => work.then(resolve, resolve);
      dispatchEvent(event);
    });
    return opened;
  })()`);

/** The worker of the portal. */
const workerOf = async (context: BrowserContext): Promise<Worker> => {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
};

/** The setting for push messages in this browser. */
const pushSetting = (page: Page) => page.getByRole('group', { name: 'Push messages in this browser' });

test('push messages are enabled by a tap, registered, shown and opened, and end with the session', async ({
  page,
  context,
}) => {
  await mockFirebase(context);
  await signIn(page);
  await page.goto('/student/settings#notifications');
  await expect(pushSetting(page)).toContainText('Off');

  await context.grantPermissions(['notifications']);
  const registration = page.waitForRequest((request) => request.url().endsWith('/api/notification/devices'));
  await pushSetting(page).getByRole('button', { name: 'Turn on' }).click();
  expect((await registration).postDataJSON()).toEqual({ deviceId: token, platform: 'web', appCode: 'michi' });
  await expect(pushSetting(page)).toContainText('On');
  expect(await page.evaluate(() => localStorage.getItem('FCM_TOKEN'))).toBe(JSON.stringify(token));

  // In the foreground: a toast, which links to its subject.
  const deliver = await pushService(page);
  await deliver(message('Isobe Market invited you to an interview', linkMetadata('/student/news')));
  const toast = page.getByRole('button', { name: /Isobe Market invited you to an interview/ });
  await expect(toast).toBeVisible();
  expect(await notificationTitles(await workerOf(context))).toEqual([]);
  await toast.click();
  await expect(page).toHaveURL('/student/news');

  // A link to another origin, metadata that is no JSON, and no message at all.
  await deliver(message('Elsewhere', linkMetadata('https://elsewhere.example/student')));
  await expect(page.getByText('Elsewhere', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Elsewhere/ })).toHaveCount(0);
  await deliver(message('Broken', '{extraData'));
  await expect(page.getByText('Broken', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Broken/ })).toHaveCount(0);
  await deliver('no JSON');
  await expect(page).toHaveURL('/student/news');

  // Signing out unregisters the browser.
  const removal = page.waitForRequest((request) => request.url().endsWith('/devices/unregister'));
  await page.goto('/app/signout');
  expect((await removal).postDataJSON()).toMatchObject({
    deviceId: token,
    platform: 'web',
    appCode: 'michi',
  });
  await expect(page).toHaveURL('/app/login');
  expect(await page.evaluate(() => localStorage.getItem('FCM_TOKEN'))).toBeNull();
});

test('in the background the worker shows a message, and a click opens its subject', async ({
  page,
  context,
}) => {
  await mockFirebase(context);
  await context.grantPermissions(['notifications']);
  const registration = page.waitForRequest((request) => request.url().endsWith('/api/notification/devices'));
  await signIn(page);
  await registration;
  const deliver = await pushService(page);
  const worker = await workerOf(context);
  const shownCount = await countShown(worker);

  // No page of Michi is open: the tap opens one.
  await page.goto('about:blank');
  await deliver(message('Isobe Market invited you to an interview', linkMetadata('/student/news')));
  await expect.poll(shownCount).toBe(1);
  expect(await notificationTitles(worker)).toEqual(['Isobe Market invited you to an interview']);
  expect(await clickNotification(worker)).toEqual(['/student/news']);
  await expect.poll(() => notificationTitles(worker)).toEqual([]);

  // A message that leads elsewhere is shown, and opens nothing. One that cannot be read is not shown.
  await deliver('no JSON');
  await deliver(message('Elsewhere', linkMetadata('https://elsewhere.example/student')));
  await expect.poll(shownCount).toBe(2);
  expect(await notificationTitles(worker)).toEqual(['Elsewhere']);
  expect(await clickNotification(worker)).toEqual([]);

  // A page of Michi is open at the click: it navigates itself. The message is delivered twice, and shown once.
  const post = message('A new post', linkMetadata('/student/news'), '0199a1c2-0000-7000-8000-0000000000a1');
  await deliver(post);
  await deliver(post);
  await expect.poll(shownCount).toBe(3);
  expect(await notificationTitles(worker)).toEqual(['A new post']);
  const isFollowing = page.waitForRequest((request) => request.url().endsWith('/notification/events'));
  await page.goto('/student/favorites');
  await isFollowing;
  expect(await clickNotification(worker)).toEqual([]);
  await expect(page).toHaveURL('/student/news');
  expect(await shownCount()).toBe(3);
});
