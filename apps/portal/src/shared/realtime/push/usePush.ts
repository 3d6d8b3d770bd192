import { afterFrame } from '../../ui/screen/afterLoad.ts';
import { session } from '@michi/api/session';
import { useContext, useState, useSyncExternalStore } from 'react';
import { ClockContext } from '../../format/useFormat.ts';
import { logger } from '../../settings/logger.ts';
import { useRuntimeSettings, type FirebaseSettings } from '../../settings/RuntimeSettings.ts';
import { registerPush, tokenAge, tokenLifeMilliseconds } from './registerPush.ts';

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

/**
 * State of push messages (specs/COVERAGE.md, section 4, "Push permission"): `absent` if the deployment sends none,
 * `unsupported` by the browser, `failed` if permitted but not registered.
 */
export type PushState = 'absent' | 'unsupported' | 'default' | 'asking' | 'granted' | 'failed' | 'denied';

/** The states in which this browser gets no push messages and the page can't change that. */
export const unavailableStates = ['absent', 'unsupported', 'denied'] as const satisfies readonly PushState[];

/** Whether the browser supports push messages; insecure pages do not. */
const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscribeToNothing = (): (() => void) => () => undefined;
const noPermission = (): null => null;

const hasToken = (): boolean => session.get('FCM_TOKEN') !== null;

/** State of push messages, and a function that requests permission; call it only in a click. */
export const usePush = (): { readonly state: PushState; readonly ask: () => void } => {
  const { firebase } = useRuntimeSettings();
  const now = useContext(ClockContext);
  const isSupported = isPushSupported();
  const isOffered = firebase !== undefined && isSupported;
  const permission = useSyncExternalStore(
    isOffered ? pushPermission.subscribe : subscribeToNothing,
    isOffered ? pushPermission.read : noPermission,
  );
  const [isAsking, setAsking] = useState(false);
  const isRegistered = useSyncExternalStore(session.subscribe, hasToken);

  const state = (): PushState => {
    if (firebase === undefined) return 'absent';
    if (!isSupported) return 'unsupported';
    if (isAsking) return 'asking';
    if (permission === 'denied') return 'denied';
    if (permission !== 'granted') return 'default';
    return isRegistered ? 'granted' : 'failed';
  };

  const request = async (): Promise<void> => {
    if (firebase === undefined) return;
    const given = await Notification.requestPermission();
    pushPermission.refresh();
    if (given === 'denied') logger.error('Notification permission denied');
    if (given !== 'granted') return;
    await registerPush(firebase, now);
  };

  return {
    state: state(),
    ask: () => {
      setAsking(true);
      request()
        .catch((cause: unknown) => logger.error('Failed to register for notifications', cause))
        .finally(() => setAsking(false));
    },
  };
};

/** Remaining validity of this browser's registration in ms; 0 without one. */
export const registrationLeft = (now: Date): number =>
  session.get('FCM_TOKEN') === null ? 0 : tokenAge.left(now);

/** Registers this browser every 7 days (specs/COVERAGE.md, section 9) if push messages are permitted. Does not prompt. */
export const keepRegistered = (
  firebase: FirebaseSettings,
  now: () => Date,
  signal: AbortSignal,
  register: typeof registerPush = registerPush,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async (): Promise<void> => {
    if (signal.aborted || !isPushSupported() || pushPermission.refresh() !== 'granted') return;
    const left = registrationLeft(now());
    // A failure is retried at the next visit.
    if (left === 0) await register(firebase, now);
    if (!signal.aborted) timer = setTimeout(() => void renew(), left === 0 ? tokenLifeMilliseconds : left);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  void renew();
};
