import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { inTheme } from './otherTheme.ts';
import { checkBaselineMachine } from './baselineMachine.ts';

/** A component's stories: the folder has the name the system exports it by. Foundations are pages, no components. */
const COMPONENT = /\/packages\/design-system\/src\/(?!foundations\/)([^/]+)\/[^/]+\.stories\.tsx$/;

/** Margin around the content, for the focus ring and the shadow. */
const MARGIN = 8;

/** Content for screen readers only: an element one pixel wide. */
const isDot = (element: Element) => element.clientWidth === 1 && element.clientHeight === 1;

/**
 * The rendered part of the window, since a menu or a dialog is outside the story's own element. Content for screen
 * readers only is ignored.
 */
function drawnPart() {
  const elements = [...document.body.querySelectorAll('*')];
  const dots = elements.filter(isDot);
  const drawn = elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !dots.some((dot) => dot.contains(element)))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const boxes = drawn.length > 0 ? drawn : [new DOMRect(0, 0, MARGIN, MARGIN)];
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) - MARGIN));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) - MARGIN));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + MARGIN));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + MARGIN));
  return { x, y, width: right - x, height: bottom - y };
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** The area of the content once it is stable: floating elements are positioned a frame after they appear. */
async function stillPart() {
  let last = '';
  let part = drawnPart();
  while (JSON.stringify(part) !== last) {
    last = JSON.stringify(part);
    await nextFrame();
    await nextFrame();
    part = drawnPart();
  }
  return part;
}

/**
 * Compares a component's story, after its test, with its approved screenshot; the first of a component also in the
 * dark theme, where only colours differ. The result is attached to the test, where `scripts/run/screenshots.mjs`
 * collects it.
 */
afterEach(async ({ task }) => {
  const [, component] = COMPONENT.exec(task.file.filepath) ?? [];
  const id: unknown = Reflect.get(task.meta, 'storyId');
  if (component === undefined || typeof id !== 'string' || task.result?.state === 'fail') return;
  const reason = await checkBaselineMachine();
  if (reason !== undefined) {
    Object.assign(task.meta, { pictures: { reason, names: [] } });
    return;
  }
  const advice = `To approve what it shows now: npm run baselines -- update ${component}\n`;
  const themes = task.file.tasks[0]?.id === task.id ? (['light', 'dark'] as const) : (['light'] as const);
  const names: string[] = [];
  await document.fonts.ready;
  for (const theme of themes) {
    const name = `${component}/${id.slice(id.lastIndexOf('--') + 2)}-${theme}`;
    await inTheme(theme, async () => {
      const screenshotOptions = { clip: await stillPart() };
      await expect(page, advice).toMatchScreenshot(name, { screenshotOptions });
    });
    names.push(name);
  }
  Object.assign(task.meta, { pictures: { names } });
});
