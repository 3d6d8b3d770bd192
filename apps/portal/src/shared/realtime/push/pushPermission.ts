import { afterFrame } from '../../ui/screen/afterFrame.ts';

let known: NotificationPermission | undefined;
const listeners = new Set<() => void>();

/**
 * Whether this browser may show push messages, as it said last. Its answer comes from another process, for which the page
 * stands still: right after a change of address up to 13 ms of Chromium's. So it is asked once, and not by every screen that is drawn.
 */
const read = (): NotificationPermission => (known ??= Notification.permission);

/** Asks the browser anew, and tells those who listen. */
const refresh = (): NotificationPermission => {
  const permission = Notification.permission;
  if (permission !== known) {
    known = permission;
    for (const listener of listeners) listener();
  }
  return permission;
};

/**
 * Tells of every change, also of one made in the browser's settings, and of what changed while nobody listened once the
 * next frame is painted.
 * @returns ends it
 */
const subscribe = (listener: () => void): (() => void) => {
  const end = new AbortController();
  listeners.add(listener);
  const takeBack = afterFrame(refresh);
  navigator.permissions.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', refresh, { signal: end.signal }),
    // A browser that does not tell changes: then they are seen when its window is next looked at.
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
