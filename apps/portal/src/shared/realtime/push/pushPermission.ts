import { afterFrame } from '../../ui/screen/afterFrame.ts';

let known: NotificationPermission | undefined;
const listeners = new Set<() => void>();

/**
 * The browser's permission for push messages, cached. Reading it is a synchronous call to another process: right after
 * a navigation up to 13 ms in Chromium. So it is read once, and not by every rendered screen.
 */
const read = (): NotificationPermission => (known ??= Notification.permission);

/** Reads the permission again, and notifies listeners. */
const refresh = (): NotificationPermission => {
  const permission = Notification.permission;
  if (permission !== known) {
    known = permission;
    for (const listener of listeners) listener();
  }
  return permission;
};

/**
 * Notifies of every change, including those in the browser's settings, and once the next frame is painted of changes
 * while nobody listened.
 * @returns a function that unsubscribes
 */
const subscribe = (listener: () => void): (() => void) => {
  const end = new AbortController();
  listeners.add(listener);
  const takeBack = afterFrame(refresh);
  navigator.permissions.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', refresh, { signal: end.signal }),
    // A browser that reports no changes: they are detected when its window regains focus.
    () => undefined,
  );
  addEventListener('focus', refresh, { signal: end.signal });
  return () => {
    listeners.delete(listener);
    takeBack();
    end.abort();
  };
};

/** The browser's permission for push messages; only where it has them. */
export const pushPermission = { read, refresh, subscribe };
