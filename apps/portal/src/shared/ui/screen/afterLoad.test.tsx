import { expect, onTestFinished, test, vi, afterEach } from 'vitest';
import { afterFrame, useIsLoaded } from './afterLoad.ts';
import { cleanup, render, screen } from '@testing-library/react';

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

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LoadStatus = () => <p role="status">{useIsLoaded() ? 'there is room' : 'the screen comes first'}</p>;
const statusText = () => screen.getByRole('status').textContent;

test('the response to the first tap comes before deferred work', async () => {
  const idle: (() => void)[] = [];
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 })),
  );
  render(<LoadStatus />);
  dispatchEvent(new PointerEvent('pointerdown'));
  await Promise.resolve();
  expect([statusText(), idle.length]).toEqual(['the screen comes first', 1]);
  for (const callback of idle) callback();
  await expect.poll(statusText).toBe('there is room');
});

test('what waits to be sent needs no tap, only an idle page', async () => {
  const idle = vi.spyOn(globalThis, 'requestIdleCallback');
  const Pending = () => <p role="status">{useIsLoaded(true) ? 'there is room' : 'the screen comes first'}</p>;
  render(<Pending />);
  await expect.poll(statusText).toBe('there is room');
  expect(idle).toHaveBeenCalledOnce();
});

test('without a network nothing is waited for', async () => {
  render(<LoadStatus />);
  expect(statusText()).toBe('the screen comes first');
  dispatchEvent(new Event('offline'));
  await expect.poll(statusText).toBe('there is room');
});
