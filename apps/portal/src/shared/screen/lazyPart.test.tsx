import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createLazyPart } from './lazyPart.tsx';

afterEach(cleanup);

const Here = () => <input aria-label="Name" />;

test('draws a part that was fetched ahead at once', async () => {
  const { Component, preload, isAtHand } = createLazyPart(() => Promise.resolve(Here));
  expect(isAtHand()).toBe(false);
  await preload();
  expect(isAtHand()).toBe(true);
  render(
    <Suspense fallback="Loading">
      <Component />
    </Suspense>,
  );
  expect(screen.getByRole('textbox')).toBeTruthy();
});

test('waits for one that is not there yet, and loses nothing of it when it is drawn again', async () => {
  const { Component } = createLazyPart(() => Promise.resolve(Here));
  const page = (key: string) => (
    <Suspense fallback="Loading">
      <p>{key}</p>
      <Component />
    </Suspense>
  );
  const { rerender } = render(page('first'));
  const field = await screen.findByRole('textbox');
  rerender(page('second'));
  expect(screen.getByRole('textbox')).toBe(field);
});

test('fetches once what is asked for twice, and again what has failed', async () => {
  const fetchAll = vi.fn().mockRejectedValueOnce(new Error('No network')).mockResolvedValue(Here);
  const { preload, isAtHand } = createLazyPart(fetchAll);
  await expect(Promise.all([preload(), preload()])).rejects.toThrow('No network');
  expect([fetchAll.mock.calls.length, isAtHand()]).toEqual([1, false]);
  await Promise.all([preload(), preload()]);
  expect([fetchAll.mock.calls.length, isAtHand()]).toEqual([2, true]);
});
