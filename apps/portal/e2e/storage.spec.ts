import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

/** A browser whose storage cannot be relied on. */
interface Fault {
  readonly name: string;
  /** Makes it so before the first script of every page. */
  readonly install: (page: Page) => Promise<unknown>;
  /** Whether it keeps what the portal stores all the same. */
  readonly keeps: boolean;
}

/** Under every key stands rubbish until the portal itself writes or removes it: also under keys that are still to come. */
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
    const troubles: string[] = [];
    page.on('console', (message) => {
      // A token that is none is refused.
      const isRefusal = message.text().includes('status of 401');
      if (message.type() === 'error' && !isRefusal) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    await install(page);

    await page.goto('/app/login');
    await page.getByLabel('Email').fill('hana@michi.example');
    await page.getByLabel('Password').fill('michi-demo-2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();

    // Without an address typed anew: that would be another page, which knows nothing of this one's session.
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'My Jobs' }).click();
    await navigation.getByRole('link', { name: 'Public Jobs' }).click();
    await page.getByRole('button', { name: 'All filters' }).click();
    const filters = page.getByRole('dialog', { name: 'All filters' });
    await filters.getByText('Only jobs I can apply to').click();
    await filters.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
    await expect(page).toHaveURL(/canApply=true/);
    const fresh = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /favorites$/ }) })
      .filter({ hasNotText: /Applied|Interview|Offer|Unlucky|Withdrawn|Recommended/ })
      .first();
    await fresh.getByRole('link').first().click();
    await expect(page).toHaveURL(/details\?/);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const note = dialog.getByLabel('A word to the company');
    await expect(note).toHaveValue('');
    await note.fill('配送ロボットの研究をしています。😀');
    await dialog.getByRole('button', { name: 'Send application' }).click();
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
    expect(troubles).toEqual([]);
  });
}
