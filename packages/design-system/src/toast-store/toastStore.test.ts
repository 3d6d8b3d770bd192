import { expect, test, vi } from 'vitest';
import { createToastStore } from './toastStore.ts';

test('keeps toasts in the order in which they were added and dismisses one by its id', () => {
  const store = createToastStore();
  const first = store.add({ kind: 'notice', message: 'first' });
  store.add({ kind: 'notice', message: 'second' });
  store.dismiss(first);
  expect(store.current().map((toast) => (toast.kind === 'notice' ? toast.message : ''))).toEqual(['second']);
});

test('notifies listeners until they unsubscribe, with a new list at each change', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const before = store.current();
  const stop = store.subscribe(listener);
  store.add({ kind: 'notice', message: 'saved' });
  expect(store.current()).not.toBe(before);
  stop();
  store.clear();
  expect(listener).toHaveBeenCalledOnce();
});
