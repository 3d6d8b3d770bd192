import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { inTheme } from './otherTheme.ts';
import { lookAtMachine } from './takenWith.ts';

/** A component's stories: the folder has the name the system exports it by. Foundations are pages, no components. */
const COMPONENT = /\/packages\/design-system\/src\/(?!foundations\/)([^/]+)\/[^/]+\.stories\.tsx$/;

/** Room around what is drawn, for the focus ring and the shadow. */
const MARGIN = 8;

/** The part of the window that something is drawn in: a menu or a dialog stands outside the story's own place. */
function drawnPart() {
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) - MARGIN));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) - MARGIN));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + MARGIN));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + MARGIN));
  return { x, y, width: right - x, height: bottom - y };
}

const COMPARED = ['light', 'dark'] as const;

/**
 * Compares a component's story, as its test has left it, with its approved pictures in both themes. What came of it
 * is kept at the test, where `scripts/run/pictures.mjs` gathers it.
 */
afterEach(async ({ task }) => {
  const [, component] = COMPONENT.exec(task.file.filepath) ?? [];
  const id: unknown = Reflect.get(task.meta, 'storyId');
  if (component === undefined || typeof id !== 'string' || task.result?.state === 'fail') return;
  const reason = await lookAtMachine();
  const name = `${component}/${id.slice(id.lastIndexOf('--') + 2)}`;
  if (reason === undefined) {
    const advice = `To approve what it shows now: npm run baselines -- update ${component}\n`;
    await document.fonts.ready;
    const screenshotOptions = { clip: drawnPart() };
    for (const theme of COMPARED) {
      await inTheme(theme, () =>
        expect(page, advice).toMatchScreenshot(`${name}-${theme}`, { screenshotOptions }),
      );
    }
  }
  Object.assign(task.meta, { pictures: { name, reason } });
});
