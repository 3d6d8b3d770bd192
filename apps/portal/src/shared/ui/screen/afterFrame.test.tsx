import { expect, onTestFinished, test, vi } from 'vitest';
import { afterFrame } from './afterFrame.ts';

/** Events, in order. */
const watchFrames = (): string[] => {
  const seen: string[] = [];
  requestAnimationFrame(() => seen.push('frame'));
  return seen;
};

test('does its work after the frame, not within it', async () => {
  const seen = watchFrames();
  afterFrame(() => seen.push('work'));
  queueMicrotask(() => seen.push('microtask'));
  await vi.waitFor(() => expect(seen).toContain('work'));
  expect(seen).toEqual(['microtask', 'frame', 'work']);
});

test('does nothing once it is taken back, before the frame or right after it', async () => {
  const seen = watchFrames();
  afterFrame(() => seen.push('work'))();
  const takeBack = afterFrame(() => seen.push('work'));
  requestAnimationFrame(takeBack);
  await new Promise((resolve) => afterFrame(() => afterFrame(() => resolve(undefined))));
  expect(seen).toEqual(['frame']);
});

test('does not wait for a frame where none will be painted', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await new Promise((resolve) => afterFrame(() => resolve(undefined)));
  expect(frames).not.toHaveBeenCalled();
});
