import { session } from '@michi/api/session';
import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { ClockContext } from '../format/useFormat.ts';
import { logger } from '../log/logger.ts';
import { useRuntimeSettings } from '../settings/RuntimeSettings.ts';

/**
 * How push messages stand in this browser (product spec, section 4, "Push permission"): `absent` where this deployment
 * sends none, `unsupported` where the browser takes none, `granted` when it gets them, `failed` when it may and could not
 * be registered.
 */
export type PushState = 'absent' | 'unsupported' | 'default' | 'asking' | 'granted' | 'failed' | 'denied';

/** Whether the browser has what push messages need; without a secure address it hides that. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The browser's own word, and every change of it, also one made in the browser's settings. */
const usePermission = (isSupported: boolean): readonly [NotificationPermission | null, () => void] => {
  const [permission, setPermission] = useState(() => (isSupported ? Notification.permission : null));
  const take = useCallback(() => setPermission(Notification.permission), []);
  useEffect(() => {
    if (!isSupported) return;
    const end = new AbortController();
    navigator.permissions.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', take, { signal: end.signal }),
      // A browser that does not tell changes: then they are seen at the next visit.
      () => undefined,
    );
    addEventListener('focus', take, { signal: end.signal });
    return () => end.abort();
  }, [isSupported, take]);
  return [permission, take];
};

const hasToken = (): boolean => session.get('FCM_TOKEN') !== null;

/** How push messages stand here, and how to ask for them; only ever called by a tap. */
export const usePush = (): { readonly state: PushState; readonly ask: () => void } => {
  const { firebase } = useRuntimeSettings();
  const now = useContext(ClockContext);
  const isSupported = isPushSupported();
  const [permission, lookAgain] = usePermission(isSupported);
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
    lookAgain();
    if (given === 'denied') logger.error('Notification permission denied');
    if (given !== 'granted') return;
    const { registerPush } = await import('./registerPush.ts');
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
