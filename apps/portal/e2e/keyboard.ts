import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';

/** More presses of Tab than any screen needs. */
const MAX_STOPS = 120;

/**
 * Describes a fault of the focus: it is nowhere, not visible, or completely covered (WCAG 2.4.7 and 2.4.11). Null
 * without a fault.
 */
const faultOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'the focus is nowhere';
    const name = `<${focused.tagName.toLowerCase()}> ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''}`;
    // A native input is hidden below its tile, and the focus ring of a field is on its frame.
    const ancestors = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const isRinged = ancestors.some((element) => {
      if (element === null || element === undefined) return false;
      return [undefined, '::before', '::after', '::-webkit-slider-thumb'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    });
    if (!isRinged) return `${name} does not show that it has the focus`;
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    const points = [
      [left + width / 2, top + height / 2],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const topmost = document.elementFromPoint(x, y);
      return (
        topmost !== null && (focused.contains(topmost) || ancestors.some((each) => each?.contains(topmost)))
      );
    });
    return isSeen ? null : `${name} has the focus where it cannot be seen`;
  });

/** Presses a key until the target has the focus, and checks the focus at every stop. */
export const goTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await faultOfFocus(page), `stop ${stop + 1}, on ${page.url()}`).toBeNull();
  }
  throw new Error(`${MAX_STOPS} presses of ${key} do not lead to ${String(target)}`);
};

/** Goes to a control and presses it. */
export const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await goTo(page, target);
  await page.keyboard.press(key);
};

/** Goes to a field and types into it. */
export const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await goTo(page, field);
  await page.keyboard.insertText(text);
};

/** Passes over the navigation by the link that is the first stop of every screen. */
export const skipToContent = async (page: Page): Promise<void> => {
  // A page that was just loaded begins before its first stop. It renders again until it knows whose it is.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your account: / })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
};
