import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { paths } from '../src/shared/navigation/paths.ts';
import { logIn, noteShapes } from './screens.ts';
import { expect, test } from './server.ts';

const signIn = async (page: Page, origin = ''): Promise<void> => {
  await page.goto(`${origin}/app/login?next=/student/job/public-jobs`);
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  // A busy server answers with a retry hint.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/app/login')
      await page.locator('[type=submit]').click({ timeout: 10_000 });
    await expect(page).toHaveURL(({ pathname }) => pathname === '/student/job/public-jobs', {
      timeout: 20_000,
    });
  }).toPass({ timeout: 180_000 });
};

/** A list and the job beside it. */
const jobIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /engineer/i })
    .first();

/** Waits until the portal's worker answers for this page. */
const workerOf = (page: Page): Promise<unknown> =>
  page
    .evaluate(`new Promise((resolve) => {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    if (serviceWorker.controller !== null) resolve();
  })`)
    .then(() => undefined);

/** Files that this page has loaded and the worker has not cached. */
const uncachedFiles = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const missing = [];
    for (const { pathname } of loaded)
      if (pathname.startsWith('/assets/') && (await caches.match(pathname)) === undefined) missing.push(pathname);
    return missing;
  })()`);

/** All cached responses of the portal, as text. */
const storedQueries = async (page: Page): Promise<string> => {
  const stored: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('michi-answers');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains('answers')) { database.close(); return resolve('[]'); }
      const reading = database.transaction('answers').objectStore('answers').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => { database.close(); resolve(JSON.stringify(reading.result)); };
    };
  })`);
  return String(stored);
};

/** The first script of the release that a balancer shows as deployed next. */
const nextRelease = 'assets/index-next.js';

/** A balancer in front of the server which can simulate a new deployment: the same files under another name. */
const startBalancer = async (
  origin: string,
): Promise<{ readonly url: string; readonly deployNext: () => void; readonly close: () => void }> => {
  const worker = await (await fetch(new URL('/app-sw.js', origin))).text();
  const [release] = /assets\/index-[\w-]+\.js/.exec(worker) ?? [];
  if (release === undefined) throw new Error('The worker names no release');
  let isNext = false;
  const balancer = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {
        host: _host,
        connection: _connection,
        'accept-encoding': _encoding,
        ...headers
      } = request.headers;
      const given = Object.entries(headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      const requested = request.url ?? '/';
      fetch(new URL(requested.replace(nextRelease, release), origin), {
        method: request.method ?? 'GET',
        headers: given,
        redirect: 'manual',
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
        .then(async (upstream) => {
          const {
            'content-encoding': _coding,
            'content-length': _length,
            ...responseHeaders
          } = Object.fromEntries(upstream.headers);
          let body = Buffer.from(await upstream.arrayBuffer());
          const isWorker = requested === '/app-sw.js';
          if (isNext && (isWorker || responseHeaders['content-type']?.startsWith('text/html') === true))
            body = Buffer.from(String(body).replaceAll(release, nextRelease));
          response.writeHead(upstream.status, responseHeaders).end(body);
        })
        .catch(() => response.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return {
    url: `http://localhost:${address.port}`,
    deployNext: () => {
      isNext = true;
    },
    close: () => {
      balancer.closeAllConnections();
      balancer.close();
    },
  };
};

test('the portal can be installed in both languages, with icons of the sizes it names', async ({ page }) => {
  await page.goto('/app/login');
  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.en.webmanifest']);
  for (const [path, lang] of [
    ['/manifest.en.webmanifest', 'en'],
    ['/manifest.jp.webmanifest', 'ja'],
  ] as const) {
    const upstream = await page.request.get(path);
    expect(upstream.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
    });
    const manifest = await upstream.json();
    expect(manifest).toMatchObject({ lang, short_name: 'Michi', display: 'standalone' });
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([
        src,
        200,
        expect.stringContaining(type),
      ]);
      expect(icon.headers()['cache-control']).toBe('no-cache');
    }
  }
});

test.describe(() => {
  test.use({ hasServiceWorker: true });

  test('screens that were read open offline with the age of their data, and are removed with the session', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const job = jobIn(page);
    const title = (await job.innerText()).trim();
    await job.click();
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await workerOf(page);
    await expect.poll(() => uncachedFiles(page), { timeout: 180_000 }).toEqual([]);
    // The list and the job beside it.
    await expect.poll(async () => (await storedQueries(page)).split(title).length).toBeGreaterThan(2);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You’re offline')).toBeVisible();
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(job).toBeVisible();
    await expect(page.getByText(/Last updated \d\d?:\d\d/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toBeHidden();
    await page.goto('/app/signout');
    await expect(page).toHaveURL('/app/login');
    expect(await storedQueries(page)).toBe('[]');
    const files: unknown = await page.evaluate(`(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  })()`);
    expect(files).toContain('/student');
    expect(String(files)).not.toContain('/api/');
    // A response contains the address of its request, including the search text.
    const addresses: unknown = await page.evaluate(`(async () => {
    const cache = await caches.open('michi-pages');
    const cached = await Promise.all((await cache.keys()).map((key) => cache.match(key, { ignoreVary: true })));
    return cached.map((response) => response?.url);
  })()`);
    expect(String(addresses)).not.toContain('?');
  });

  test(
    'soon after a first login, what is next can be read offline: dashboard, applications, calendar, also after a reload',
    { tag: '@journey' },
    async ({ page, context }) => {
      await logIn(page, 'hana@michi.example');
      const application = page.locator(`main a[href^="${paths.application}"]`).first();
      const id =
        new URL((await application.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';
      await workerOf(page);
      for (const saved of [new RegExp(`show\\W+${id}`), /users\W+calendar/])
        await expect.poll(() => storedQueries(page), { timeout: 180_000 }).toMatch(saved);
      await context.setOffline(true);
      await application.click();
      await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
      await page.goto(paths.calendar);
      await expect(page.getByText('You’re offline')).toBeVisible();
      await expect(
        page
          .getByRole('cell')
          .getByRole('button', { name: /^Deadline: / })
          .first(),
      ).toBeVisible();
      for (const address of [paths.dashboard, paths.login]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
      }
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );

  test('a visitor who has opened the login page reads it offline too', async ({ page, context }) => {
    await page.goto(paths.login);
    await workerOf(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[name=email]')).toBeVisible();
  });

  test("a page is served from the cache at once, and the network's version replaces it for the next time", async ({
    page,
  }) => {
    await signIn(page);
    await workerOf(page);
    const cachedPage = (): Promise<string> =>
      page
        .evaluate(
          `caches.match('/student/job/public-jobs', { ignoreVary: true }).then((found) => found?.text() ?? '')`,
        )
        .then(String);
    await expect.poll(cachedPage, { timeout: 180_000 }).toContain('</head>');
    await page.evaluate(`(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const found = await cache.match('/student/job/public-jobs', { ignoreVary: true });
        if (found === undefined) continue;
        const marked = (await found.text()).replace('</head>', '<meta name="kept"></head>');
        await cache.put('/student/job/public-jobs', new Response(marked, { headers: found.headers }));
      }
    })()`);
    await page.reload();
    await expect(page.locator('meta[name=kept]')).toBeAttached();
    await expect(jobIn(page)).toBeVisible();
    await expect.poll(cachedPage).not.toContain('<meta name="kept">');
    await page.reload();
    await expect(jobIn(page)).toBeVisible();
    await expect(page.locator('meta[name=kept]')).not.toBeAttached();
  });

  test(
    'the next visit renders the cached data at once, before the service has responded',
    { tag: '@journey' },
    async ({ page }) => {
      // On a wide screen the job beside the list has its own skeleton.
      await page.setViewportSize({ width: 412, height: 823 });
      await signIn(page);
      const title = (await jobIn(page).innerText()).trim();
      await workerOf(page);
      await expect.poll(() => storedQueries(page), { timeout: 180_000 }).toContain(title);
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/job/jobs/all*', async (route) => {
        await isReleased;
        await route.continue();
      });
      await noteShapes(page);
      await page.reload();
      await expect(jobIn(page)).toHaveText(title);
      await expect(page.locator('html')).not.toHaveAttribute('data-shapes');
      release();
    },
  );

  test('a new version is announced, and takes over when the student says so', async ({ page, server }) => {
    const { url, deployNext, close } = await startBalancer(server.url);
    try {
      // The stream of events never ends, and would never come through.
      await page.route('**/notification/events', (route) => route.abort());
      await signIn(page, url);
      await workerOf(page);
      const notice = page.getByText('A new version of Michi is ready.', { exact: true });
      expect(await notice.count()).toBe(0);
      await page.evaluate(`globalThis.isOldPage = true`);
      deployNext();
      await page.evaluate(`navigator.serviceWorker.getRegistration().then((found) => found.update())`);
      await expect(notice.first()).toBeVisible();
      expect(await page.evaluate(`globalThis.isOldPage`)).toBe(true);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect
        .poll(() => page.evaluate(`globalThis.isOldPage === undefined`).catch(() => false))
        .toBe(true);
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    } finally {
      close();
    }
  });

  test('a page of another release is loaded from the network, and the cached one is used for at most one visit', async ({
    page,
    server,
  }) => {
    const { url, deployNext, close } = await startBalancer(server.url);
    try {
      await page.route('**/notification/events', (route) => route.abort());
      await signIn(page, url);
      await workerOf(page);
      const cachedPage = (): Promise<string> =>
        page
          .evaluate(
            `caches.match('/student/job/public-jobs', { ignoreVary: true }).then((found) => found?.text() ?? '')`,
          )
          .then(String);
      await expect.poll(cachedPage, { timeout: 180_000 }).toContain('</head>');
      const next = page.locator(`script[src="/${nextRelease}"]`);
      deployNext();
      await page.reload();
      await expect(jobIn(page)).toBeVisible();
      await expect(next).not.toBeAttached();
      await expect.poll(cachedPage).toContain(nextRelease);
      await page.reload();
      await expect(next).toBeAttached();
      await expect(jobIn(page)).toBeVisible();
    } finally {
      close();
    }
  });
});

test('without storage the portal works, and a screen whose files a deployment removed opens after a reload', async ({
  page,
  context,
}) => {
  await context.addInitScript(`for (const name of ['indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`);
  await signIn(page);
  await expect(jobIn(page)).toBeVisible();
  await context.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await context.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible();
});

test('text typed in a tab whose files a deployment removed is restored after the reload', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/student/profile/edit?section=certifications');
  const title = page
    .getByRole('main')
    .getByRole('textbox', { name: /^Certification name/ })
    .last();
  await page.getByRole('button', { name: 'Add a certification' }).click();
  await title.fill('A deployment');
  await context.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Chat' }).first().click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await context.unroute('**/assets/*');
  await page.getByRole('button', { name: 'Refresh' }).click();

  // The same in the middle of a message. The dialogs of a screen are in its files.
  const thread = page.getByRole('region', { name: 'Conversations' }).getByRole('link').first();
  await thread.click();
  const message = page.getByRole('textbox', { name: /^Message to/ });
  await message.fill('Half a sentence');
  await context.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Search this conversation' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
  await context.unroute('**/assets/*');
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('Half a sentence');

  await page.goto('/student/profile/edit?section=certifications');
  await expect(page.getByText('You have unsaved changes from last time.')).toBeVisible();
  await expect(title).toHaveValue('A deployment');
});
