import { MAX_WAIT } from '@michi/config/timeouts';
import { afterEach, expect, vi } from 'vitest';
import { commands, utils } from 'vitest/browser';

/** A screen's story that shows it with its data, in either language. */
const SCREEN = /\/apps\/portal\/src\/.+\.stories\.tsx$/;
const STATE = /^(.+)--(?:.+-)?populated$/;

/**
 * Milliseconds until a screen must match its approved snapshot, since data arrive later. Before approving, the screen
 * must have settled.
 */
const PATIENCE = import.meta.env['SCREENSHOTS'] === 'none' ? 10_000 : MAX_WAIT;

const spoken = String(import.meta.env['ARIA_SNAPSHOTS']);

/**
 * The accessibility tree of the page as text. URLs of the page's own origin are written without it, since the port
 * varies between runs.
 */
const snapshot = () =>
  `${utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body)).replaceAll(location.origin, '')}\n`;

/**
 * Compares the ARIA snapshot of a screen (roles, names and states in order) with the approved one in the language of
 * the run.
 */
afterEach(async ({ task }) => {
  const id: unknown = Reflect.get(task.meta, 'storyId');
  if (!SCREEN.test(task.file.filepath) || typeof id !== 'string' || !STATE.test(id)) return;
  if (task.result?.state === 'fail') return;
  const path = `${spoken}/${document.documentElement.lang}/${id}.txt`;
  const approved = await commands.readFile(path).catch(() => undefined);
  await vi.waitUntil(() => snapshot() === approved, { timeout: PATIENCE }).catch(() => undefined);
  await expect(snapshot()).toMatchFileSnapshot(
    path,
    'To approve what a screen reader is told now: npm run baselines -- update screens',
  );
});
