import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  BRIEF_DURATION,
  createToastStore,
  MAX_TOASTS,
  TOAST_DURATION,
  ToastProvider,
  type ToastStore,
} from './Toast.tsx';

const labels = {
  notices: 'Notices ({hotkey})',
  pushes: 'New messages',
  brief: 'Short notices',
  close: 'Close',
};

function show(store: ToastStore, duration: number = Infinity) {
  return render(<ToastProvider store={store} labels={labels} duration={duration} />);
}

const shownTexts = () =>
  screen.queryAllByText(/^notice \d$/u, { selector: 'li *' }).map((node) => node.textContent);

test('follows the numbers of the product spec', () => {
  expect([MAX_TOASTS, TOAST_DURATION, BRIEF_DURATION]).toEqual([3, 5000, 1500]);
});

test('shows three at once; the fourth appears when one disappears', async () => {
  const store = createToastStore();
  show(store);
  act(() => {
    for (const number of [1, 2, 3, 4]) store.add({ kind: 'notice', message: `notice ${number}` });
  });
  expect(shownTexts()).toEqual(['notice 1', 'notice 2', 'notice 3']);
  const [cross] = screen.getAllByRole('button', { name: 'Close' });
  if (cross === undefined) throw new Error('no cross');
  await userEvent.click(cross);
  await waitFor(() => expect(shownTexts()).toEqual(['notice 2', 'notice 3', 'notice 4']));
});

test('hides automatically after its duration', async () => {
  const store = createToastStore();
  show(store, 30);
  act(() => void store.add({ kind: 'notice', message: 'notice 1' }));
  await waitFor(() => expect(store.current()).toEqual([]));
  await waitFor(() => expect(shownTexts()).toEqual([]));
});

test('a lasting one stays until it is closed, beside its action', async () => {
  const store = createToastStore();
  show(store, 30);
  act(() => {
    const action = { label: 'Reload', onAction: () => undefined };
    store.add({ kind: 'notice', message: 'notice 1', action, isLasting: true });
    store.add({ kind: 'notice', message: 'notice 2' });
  });
  await waitFor(() => expect(shownTexts()).toEqual(['notice 1']));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(store.current()).toEqual([]));
});

test('runs its undo action and closes', async () => {
  const store = createToastStore();
  const onAction = vi.fn();
  show(store);
  act(
    () =>
      void store.add({
        kind: 'notice',
        message: 'Removed from favorites',
        action: { label: 'Undo', onAction },
      }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(store.current()).toEqual([]));
});

test('a push message is shown at the top right and opens its subject', async () => {
  const store = createToastStore();
  const onOpen = vi.fn();
  show(store);
  act(
    () => void store.add({ kind: 'push', title: 'A second interview', text: 'Answer by Sat 21 Nov', onOpen }),
  );
  const button = screen.getByRole('button', { name: /A second interview/u });
  const box = button.getBoundingClientRect();
  expect(box.top).toBeLessThan(innerHeight / 2);
  expect(box.left).toBeGreaterThan(innerWidth / 2);
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(store.current()).toEqual([]);
});

test('notices are at the bottom left, push messages and brief ones at the top right', () => {
  const store = createToastStore();
  show(store);
  act(() => {
    store.add({ kind: 'notice', message: 'Removed' });
    store.add({ kind: 'push', title: 'A second interview' });
    for (const number of [1, 2, 3, 4]) store.add({ kind: 'brief', message: `Copied ${number}` });
  });
  const boxOf = (text: string) => screen.getByText(text, { selector: 'li *' }).getBoundingClientRect();
  const notice = boxOf('Removed');
  expect([notice.bottom > innerHeight / 2, notice.right < innerWidth / 2]).toEqual([true, true]);
  for (const text of ['A second interview', 'Copied 1', 'Copied 2', 'Copied 3']) {
    const { top, left } = boxOf(text);
    expect([text, top < innerHeight / 2, left > innerWidth / 2]).toEqual([text, true, true]);
  }
  expect(boxOf('Copied 1').top).toBeGreaterThan(boxOf('A second interview').bottom);
  expect(screen.queryByText('Copied 4')).toBeNull();
});

test('an error interrupts a screen reader, a success waits', async () => {
  const store = createToastStore();
  show(store);
  act(() => {
    store.add({ kind: 'notice', tone: 'error', message: 'notice 1' });
    store.add({ kind: 'notice', tone: 'success', message: 'notice 2' });
  });
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live]')].map((node) => node.getAttribute('aria-live')),
    ).toEqual(expect.arrayContaining(['assertive', 'polite'])),
  );
});
