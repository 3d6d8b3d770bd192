import { MAX_WAIT } from '@michi/config/timeouts';
import { afterEach, expect, vi } from 'vitest';
import { commands, utils } from 'vitest/browser';

/** A screen's story that shows it with its data, in either language. */
const SCREEN = /\/apps\/portal\/src\/.+\.stories\.tsx$/;
const STATE = /^(.+)--(?:.+-)?populated$/;

/**
 * Milliseconds a screen has to say what was approved: what it looks up after it has come is not there at once. To be approved
 * anew it is looked at once that must have come.
 */
const PATIENCE = import.meta.env['SCREENSHOTS'] === 'none' ? 10_000 : MAX_WAIT;

const spoken = String(import.meta.env['ARIA_SNAPSHOTS']);

/**
 * The accessibility tree of the page as text. URLs of the page's own origin are written without it: its
 * port is whichever was free when the run began.
 */
const told = () =>
  `${utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body)).replaceAll(location.origin, '')}\n`;

/**
 * Compares the ARIA snapshot of a screen, its roles, names and states in their order, with what was approved
 * of it in the language of the run.
 */
afterEach(async ({ task }) => {
  const id: unknown = Reflect.get(task.meta, 'storyId');
  if (!SCREEN.test(task.file.filepath) || typeof id !== 'string' || !STATE.test(id)) return;
  if (task.result?.state === 'fail') return;
  const path = `${spoken}/${document.documentElement.lang}/${id}.txt`;
  const approved = await commands.readFile(path).catch(() => undefined);
  await vi.waitUntil(() => told() === approved, { timeout: PATIENCE }).catch(() => undefined);
  await expect(told()).toMatchFileSnapshot(
    path,
    'To approve what a screen reader is told now: npm run baselines -- update screens',
  );
});
