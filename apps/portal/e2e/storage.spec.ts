import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

/** A browser whose storage cannot be relied on. */
interface Fault {
  readonly name: string;
  /** Makes it so before the first script of every page. */
  readonly install: (page: Page) => Promise<unknown>;
  /** Whether it stores the portal's values anyway. */
  readonly keeps: boolean;
  /** One of each kind is in every run. */
}

/** Every key contains garbage until the portal writes or removes it, including keys that appear later. */
const rubbish = (
  page: Page,
  texts: Readonly<Record<'token' | 'draft' | 'other', string>>,
): Promise<unknown> =>
  page.addInitScript(({ token, draft, other }) => {
    const mark = (key: string) => `touched ${key}`;
    const rubbishUnder = (key: string) => {
      if (key.startsWith('DRAFT:')) return draft;
      return key.startsWith('AUTH') ? token : other;
    };
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const storage = globalThis[name];
      const own = {
        getItem: (key: string) =>
          storage.getItem(mark(key)) === null ? rubbishUnder(key) : storage.getItem(key),
        setItem: (key: string, value: string) => {
          storage.setItem(mark(key), '');
          storage.setItem(key, value);
        },
        removeItem: (key: string) => {
          storage.setItem(mark(key), '');
          storage.removeItem(key);
        },
      };
      Object.defineProperty(globalThis, name, {
        value: new Proxy(storage, {
          get: (target, property): unknown => Reflect.get(property in own ? own : target, property),
        }),
      });
    }
  }, texts);

const faults: readonly Fault[] = [
  {
    name: 'full of texts that are no JSON',
    install: (page) => rubbish(page, { token: '{"half', draft: '{"half', other: '{"half' }),
    keeps: true,
  },
  {
    name: 'full of what somebody else stored',
    install: (page) =>
      rubbish(page, { token: '"no token"', draft: '{"note":["a"],"count":-1}', other: '"日本\\u0000"' }),
    keeps: true,
  },
  {
    name: 'denied, with everything that goes with it',
    install: (page) =>
      page.addInitScript(() => {
        const denied = () => new DOMException('denied', 'SecurityError');
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(globalThis, name, {
            get() {
              throw denied();
            },
          });
        Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.reject(denied()) } });
      }),
    keeps: false,
  },
  {
    name: 'without room, in a browser without databases and locks',
    install: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
        Object.defineProperty(navigator, 'locks', { value: undefined });
      }),
    keeps: false,
  },
];

for (const { name, install, keeps } of faults) {
  test(`a student finds a job, applies, writes, and chooses language and theme with a storage ${name}`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      // A token that is none is refused.
      const isRefusal = message.text().includes('status of 401');
      if (message.type() === 'error' && !isRefusal) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await install(page);

    await page.goto('/app/login');
    await page.getByLabel('Email').fill('hana@michi.example');
    await page.getByLabel('Password').fill('michi-demo-2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();

    // By link: typing an address would load another page, without this page's session.
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'My Jobs' }).click();
    await navigation.getByRole('link', { name: 'Public Jobs' }).click();
    await page.getByRole('button', { name: 'All filters' }).click();
    const filters = page.getByRole('dialog', { name: 'All filters' });
    await filters.getByText('Only jobs I can apply for').click();
    await filters.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
    await expect(page).toHaveURL(/canApply=true/);
    // The previous list is shown until the filtered one is rendered.
    await expect(page.getByRole('main').getByText('Not for you')).toHaveCount(0);
    const fresh = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /favorites$/ }) })
      .filter({ hasNotText: /Applied|Interview|Offer|Unlucky|Withdrawn|Recommended/ })
      .first();
    await fresh.getByRole('link').first().click();
    await expect(page).toHaveURL(/details\?/);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    const note = page.getByLabel('Message to the company');
    await expect(note).toHaveValue('');
    await note.fill('配送ロボットの研究をしています。😀');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Your application was sent.', { exact: true }).first()).toBeVisible();

    await navigation.getByRole('link', { name: 'Chat' }).click();
    await page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('link', { name: /^Class of \d{4}: job hunting together$/ })
      .click();
    const field = page.getByRole('textbox', { name: /^Message to/ });
    const text = `My storage is ${name}`;
    await field.fill(text);
    await field.press('Enter');
    const messages = page.getByRole('region', { name: 'Messages', exact: true });
    await expect(messages.getByText(text, { exact: true })).toHaveCount(1);
    await expect(messages.getByText(/^(Sending|Waiting)$/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('menuitemradio', { name: '日本語' }).click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ja');
    await expect(html).toHaveClass(/michi-dark/);
    await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
    if (keeps) {
      await page.reload();
      await expect(page.getByRole('button', { name: 'ログアウト' })).toBeVisible();
      await expect(html).toHaveAttribute('lang', 'ja');
      await expect(html).toHaveClass(/michi-dark/);
    }
    // The next to sign in as this student is met in English again.
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/auth/setting'));
    await page.getByRole('button', { name: /日本語/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    expect((await saved).status()).toBe(200);
    expect(problems).toEqual([]);
  });
}

const draft = 'Only Hana may read this';
const editAbout = '/student/profile/edit?section=about&answer=new';

const logIn = async (page: Page, name: 'hana' | 'alex'): Promise<void> => {
  await page.getByLabel('Email').fill(`${name}@michi.example`);
  await page.getByLabel('Password', { exact: true }).fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
};

const signIn = async (page: Page, name: 'hana' | 'alex'): Promise<void> => {
  await page.goto('/app/login');
  await logIn(page, name);
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
};

const signOut = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/app/login');
};

/** The name of a version about oneself: its form stores a draft at each keystroke. */
const about = (page: Page) => page.getByRole('main').getByRole('textbox').first();

/** Everything a page's browser keeps: keys with their texts, answers with their questions, and cached pages. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(`(async () => {
    const answers = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('michi-answers');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const { result } = opening;
        if (!result.objectStoreNames.contains('answers')) return resolve([]);
        const all = result.transaction('answers').objectStore('answers').getAll();
        all.onsuccess = () => resolve(all.result);
      };
    });
    const cached = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, answers, cached, history.state]);
  })()`);

/** The keys of both storages of a page. */
const storedKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());

/** Settings of the device, without personal data. */
const ofDevice = [
  'LANGUAGE',
  'LANGUAGE_NOT_CHOSEN',
  'LIST_VIEW',
  'PUSH_CARD_HIDDEN',
  // Who comments on an answer of another.
  'READER_NAME',
  // How far each screen of the tab was scrolled, by React Router's random keys.
  'SCROLL_POSITIONS',
  'SIDEBAR_MINIMISED',
  'SIGNED_OUT',
  'SIGNED_OUT_KNOWN',
  'THEME',
];

test('text typed by one student in one tab is not available to the next, who signs in in another', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'hana');
  const hana: unknown = await first.evaluate(() => JSON.parse(localStorage.getItem('USER_ID') ?? 'null'));
  const second = await context.newPage();
  await second.goto(editAbout);
  await about(second).fill(draft);
  expect(await everythingStored(second)).toContain(draft);

  await signOut(first);
  // The other tab leaves without any action in it, and does not remember where it was.
  await expect(second).toHaveURL('/app/login');
  expect(await everythingStored(second)).not.toContain(draft);

  await logIn(first, 'alex');
  await expect(first.getByRole('heading', { name: 'My Progress' })).toBeVisible();
  await expect(second).toHaveURL('/student/dashboard');
  await second.goto(editAbout);
  await expect(about(second)).not.toHaveValue(draft);
  for (const tab of [first, second]) {
    const stored = await everythingStored(tab);
    expect(stored).not.toContain(draft);
    expect(stored).not.toContain(String(hana));
  }
});

test('a tab that shows one student when another signs in reloads for the other', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'hana');
  const second = await context.newPage();
  await second.goto(`${editAbout}&next=/student/news`);
  await about(second).fill(draft);
  const hana = await first.evaluate(() => ({ ...localStorage }));
  await first.evaluate(() => localStorage.clear());
  await expect(second).toHaveURL(/\/app\/login/);
  await signIn(first, 'alex');
  await expect(second).toHaveURL('/student/dashboard');

  // All at once, as in a tab that was suspended meanwhile.
  await second.goto('/student/profile');
  await first.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, hana);
  await expect(second).toHaveURL('/student/dashboard');
  await expect(second.getByRole('heading', { name: 'My Progress' })).toBeVisible();
});

test("an expired session keeps its student's drafts for them, and for nobody else", async ({ page }) => {
  const endByItself = async () => {
    await page.evaluate(() => {
      for (const key of ['AUTH', 'AUTH_REFRESH']) localStorage.setItem(key, '"ended"');
    });
    await page.reload();
    await expect(page).toHaveURL(/\/app\/login\?next=/);
  };
  await signIn(page, 'hana');
  await page.goto(editAbout);
  await about(page).fill(draft);
  await endByItself();
  await logIn(page, 'hana');
  await expect(page).toHaveURL(editAbout);
  await expect(about(page)).toHaveValue(draft);

  await endByItself();
  await logIn(page, 'alex');
  await expect(page).toHaveURL('/student/dashboard');
  expect(await everythingStored(page)).not.toContain(draft);
  await page.goto(editAbout);
  await expect(about(page)).not.toHaveValue(draft);
  await signOut(page);
  await logIn(page, 'hana');
  await page.goto(editAbout);
  await expect(about(page)).not.toHaveValue(draft);
});

test(
  'after signing out, no key of a student is left, whichever screens were visited',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, 'hana');
    const ofUsers = async () => (await storedKeys(page)).filter((key) => !ofDevice.includes(key));
    for (const screen of [
      'job/public-jobs',
      'seminar/public-seminar',
      'career-office/booking',
      'chat',
      'courses',
      'calendar',
      'favorites',
      'notification',
      'help-and-feedback?tab=1',
      'timesheet',
      'profile',
      'profile/resume',
      'settings',
    ]) {
      await page.goto(`/student/${screen}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const field = page.getByRole('main').getByRole('textbox').first();
      if (await field.isEditable({ timeout: 1_000 }).catch(() => false)) await field.fill(draft);
    }
    await page.goto('/student/chat');
    await page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('link', { name: /^Class of \d{4}: job hunting together$/ })
      .click();
    await page.getByRole('textbox', { name: /^Message to/ }).fill(draft);
    // It gets no answer, and waits.
    await page.route('**/api/chat/chats', (route) => route.abort());
    await page.getByRole('textbox', { name: /^Message to/ }).press('Enter');
    await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByText(draft)).toBeVisible();
    await page.getByRole('textbox', { name: /^Message to/ }).fill(draft);
    for (const prefix of ['MUTATION:', 'DRAFT:'])
      await expect.poll(async () => (await ofUsers()).some((key) => key.startsWith(prefix))).toBe(true);

    await signOut(page);
    await expect.poll(ofUsers).toEqual([]);
    expect(await everythingStored(page)).not.toContain(draft);
  },
);
