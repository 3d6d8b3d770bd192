import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsLoaded } from './useIsLoaded.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Told = () => <p role="status">{useIsLoaded() ? 'there is room' : 'the screen comes first'}</p>;
const told = () => screen.getByRole('status').textContent;

test('the response to the first tap comes before deferred work', async () => {
  const idle: (() => void)[] = [];
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 50 })),
  );
  render(<Told />);
  dispatchEvent(new PointerEvent('pointerdown'));
  await Promise.resolve();
  expect([told(), idle.length]).toEqual(['the screen comes first', 1]);
  for (const callback of idle) callback();
  await expect.poll(told).toBe('there is room');
});

test('what waits to be sent needs no tap, only an idle page', async () => {
  const idle = vi.spyOn(globalThis, 'requestIdleCallback');
  const Pending = () => <p role="status">{useIsLoaded(true) ? 'there is room' : 'the screen comes first'}</p>;
  render(<Pending />);
  await expect.poll(told).toBe('there is room');
  expect(idle).toHaveBeenCalledOnce();
});

test('without a network nothing is waited for', async () => {
  render(<Told />);
  expect(told()).toBe('the screen comes first');
  dispatchEvent(new Event('offline'));
  await expect.poll(told).toBe('there is room');
});
