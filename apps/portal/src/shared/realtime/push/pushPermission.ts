import { afterFrame } from '../../ui/screen/afterFrame.ts';

let known: NotificationPermission | undefined;
const listeners = new Set<() => void>();

/** The permission, cached: right after a navigation, reading it takes up to 13 ms in Chromium. */
const read = (): NotificationPermission => (known ??= Notification.permission);

/** Reads the permission again and notifies the listeners. */
const refresh = (): NotificationPermission => {
  const permission = Notification.permission;
  if (permission !== known) {
    known = permission;
    for (const listener of listeners) listener();
  }
  return permission;
};

/**
 * Notifies of every change, also in the browser's settings and, after the next frame, of changes while nobody listened.
 * @returns a function that unsubscribes
 */
const subscribe = (listener: () => void): (() => void) => {
  const end = new AbortController();
  listeners.add(listener);
  const takeBack = afterFrame(refresh);
  navigator.permissions.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', refresh, { signal: end.signal }),
    // Such browsers report no changes; they are detected when the window regains focus.
    () => undefined,
  );
  addEventListener('focus', refresh, { signal: end.signal });
  return () => {
    listeners.delete(listener);
    takeBack();
    end.abort();
  };
};

/** The browser's permission for push messages. Use it only if push is supported. */
export const pushPermission = { read, refresh, subscribe };
