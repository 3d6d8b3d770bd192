import { atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isRecord } from '../parseJson.ts';

/** No network, or no response of the service. */
export type ConnectionLoss = 'offline' | 'unreached';

interface ConnectionNotice {
  readonly lost: ConnectionLoss;
  readonly title: string;
  /** Consequence for the screen, such as the age of its data. */
  readonly text: string;
}

/** The notice set by a student's screen. */
export const connectionNoticeAtom = atom<ConnectionNotice | null>(null);

const subscribe = (listener: () => void): (() => void) => {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
};

/** Whether the browser reports a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.navigator.onLine,
    () => true,
  );

/** Whether the user has enabled data saving; false in browsers that do not tell. */
export const isSavingData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isRecord(connection) && connection['saveData'] === true;
};

/** Longest delay, in milliseconds. */
const maxWait = 30_000;

/** Waits before a retry: until the browser is online again, or with exponential backoff after `tries` failures in a row. */
export const backoffUntilOnline = (tries: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(maxWait, 1_000 * 2 ** Math.min(tries - 1, 5)));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
