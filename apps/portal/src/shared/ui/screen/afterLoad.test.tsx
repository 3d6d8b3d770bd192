import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { afterFrame, useIsLoaded } from './afterLoad.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Records the next frame; tests add their own events. */
const recordEvents = (): string[] => {
  const events: string[] = [];
  requestAnimationFrame(() => events.push('frame'));
  return events;
};

test('calls back after the frame, not within it', async () => {
  const events = recordEvents();
  afterFrame(() => events.push('work'));
  queueMicrotask(() => events.push('microtask'));
  await vi.waitFor(() => expect(events).toContain('work'));
  expect(events).toEqual(['microtask', 'frame', 'work']);
});

test('can be cancelled before the frame and right after it', async () => {
  const events = recordEvents();
  afterFrame(() => events.push('work'))();
  const cancel = afterFrame(() => events.push('work'));
  requestAnimationFrame(cancel);
  await new Promise((resolve) => afterFrame(() => afterFrame(() => resolve(undefined))));
  expect(events).toEqual(['frame']);
});

test('does not wait for a frame in a hidden tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  await new Promise((resolve) => afterFrame(() => resolve(undefined)));
  expect(frames).not.toHaveBeenCalled();
});

const LoadStatus = () => <p role="status">{useIsLoaded() ? 'loaded' : 'waiting'}</p>;
const statusText = () => screen.getByRole('status').textContent;

test('the first tap is handled before deferred parts load', async () => {
  const idle: (() => void)[] = [];
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 })),
  );
  render(<LoadStatus />);
  dispatchEvent(new PointerEvent('pointerdown'));
  await Promise.resolve();
  expect([statusText(), idle.length]).toEqual(['waiting', 1]);
  for (const callback of idle) callback();
  await expect.poll(statusText).toBe('loaded');
});

test('urgent parts load on an idle page without a tap', async () => {
  const idle = vi.spyOn(globalThis, 'requestIdleCallback');
  const Pending = () => <p role="status">{useIsLoaded(true) ? 'loaded' : 'waiting'}</p>;
  render(<Pending />);
  await expect.poll(statusText).toBe('loaded');
  expect(idle).toHaveBeenCalledOnce();
});

test('deferred parts load at once offline', async () => {
  render(<LoadStatus />);
  expect(statusText()).toBe('waiting');
  dispatchEvent(new Event('offline'));
  await expect.poll(statusText).toBe('loaded');
});
