import type { Page } from '@playwright/test';

/**
 * Content lost on a screen: a page wider than its window, and text that is cut off without a way to read the rest.
 * Elements that scroll horizontally are allowed: tables and calendars need two dimensions (WCAG 1.4.10), and tabs or
 * chips only scroll in one.
 */
export const lostIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);

    /** A table or calendar, or a strip of one line. */
    const mayScroll = (element: Element) =>
      element.clientHeight < 80 ||
      element.querySelector('table, [role=table], [role=grid], img, pre') !== null;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

    /** Whether a box is cut by one around it, and which. */
    const cutBy = (box: DOMRect, from: Element): Element | null => {
      for (let around: Element | null = from; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // For a screen reader alone.
        if (frame.width <= 1) return null;
        const isOut = box.right > frame.right + 1 || box.left < frame.left - 1;
        const isBelow = box.bottom > frame.bottom + 2;
        if (/hidden|clip/.test(overflowX) && isOut) return around;
        if (/hidden|clip/.test(overflowY) && isBelow) return around;
        if (/auto|scroll/.test(`${overflowX}${overflowY}`)) {
          if (isOut && !mayScroll(around)) lost.push(`${name(around)} scrolls sideways`);
          return null;
        }
        if (position === 'fixed') return null;
      }
      return box.right > clientWidth + 1 || box.left < -1 ? document.documentElement : null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (parent === null || (text.textContent ?? '').trim() === '') continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const cutter = cutBy(range.getBoundingClientRect(), parent);
      if (cutter === null) continue;
      const unfolds =
        cutter.id !== '' && document.querySelector(`[aria-expanded][aria-controls="${cutter.id}"]`);
      const hasWay =
        Boolean(unfolds) ||
        parent.closest('a[href], button, [title]') !== null ||
        parent.closest('li, article, [role=listitem], [role=row]')?.querySelector('a[href], button') != null;
      if (!hasWay) lost.push(`“${text.textContent}” is cut by ${name(cutter)}`);
    }
    return [...new Set(lost)];
  });

/** Spaces all text as a reader may (WCAG 1.4.12), or takes that back. */
export const spaceOut = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    if (!isOn) {
      document.adoptedStyleSheets = [];
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);
