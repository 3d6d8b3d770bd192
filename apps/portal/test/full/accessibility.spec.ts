import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/navigation/paths.ts';
import { goWithin, logIn, untilSettled, walks, watchRequests, type Walk } from '../../e2e/screens.ts';
import { expect, test } from '../../e2e/server.ts';
import { lostIn, spaceOut } from './reflow.ts';

// The walks change nothing, so they may go side by side.
test.describe.configure({ mode: 'parallel' });

/** Violations of every axe rule, including target size (WCAG 2.5.8), which is off by default. */
const violationsOf = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** Records warnings and errors of a page; some screens show a server refusal. */
const watch = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isRefusal = /status of 4\d\d/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

/** A screen of 1280 px, at 200 % and at 400 %. */
const wide = { width: 1280, height: 800 };
const twice = { width: 640, height: 400 };
const fourTimes = { width: 320, height: 640 };

/**
 * In which theme a screen is judged at each width. Colours know no language: in Japanese axe looks once, where words that
 * are broken differently matter most.
 */
const themes = { en: ['light', 'dark'], jp: [null, 'dark'] } as const;

for (const language of ['en', 'jp'] as const) {
  for (const [who, walk] of Object.entries<Walk>(walks)) {
    test(`no screen of ${who} has an accessibility violation or loses anything when it is enlarged (${language})`, async ({
      page,
    }) => {
      const problems = watch(page);
      const underWay = watchRequests(page);
      const [first, second] = themes[language];
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: first ?? second });
      if (walk.email === null) {
        await page.addInitScript((code) => localStorage.setItem('LANGUAGE', JSON.stringify(code)), language);
        await page.goto(paths.root);
      } else await logIn(page, walk.email, language);

      const found: Record<string, readonly string[]> = {};
      const titles = new Map<string, string>();
      for (const address of walk.addresses) {
        await goWithin(page, address);
        await untilSettled(page, underWay);
        titles.set(address, await page.title());
        const faults = first === null ? [] : [...(await violationsOf(page))];
        await page.setViewportSize(twice);
        // Another width may be another view.
        await untilSettled(page, underWay);
        faults.push(...(await lostIn(page)));
        await page.setViewportSize(fourTimes);
        await page.emulateMedia({ colorScheme: second });
        await untilSettled(page, underWay);
        faults.push(...(await violationsOf(page)), ...(await lostIn(page)));
        await spaceOut(page, true);
        faults.push(...(await lostIn(page)));
        await spaceOut(page, false);
        await page.setViewportSize(wide);
        await page.emulateMedia({ colorScheme: first ?? second });
        if (faults.length > 0) found[address] = [...new Set(faults)];
      }
      expect(found).toEqual({});
      expect([...titles].filter(([, title]) => !/^\S.* · Michi$/.test(title))).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
}

test('every screen of the portal is walked through', () => {
  const walked = new Set(
    Object.values<Walk>(walks).flatMap(({ addresses }) => addresses.map((address) => address.split('?')[0])),
  );
  const redirects: readonly string[] = [paths.root, paths.student, paths.admin, paths.logout, paths.signOut];
  expect(Object.values(paths).filter((path) => !walked.has(path) && !redirects.includes(path))).toEqual([]);
});
