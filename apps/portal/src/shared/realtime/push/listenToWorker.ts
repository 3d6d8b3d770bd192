import type { PushNotice } from './pushMessage.ts';
import { readWorkerMessage } from './workerMessages.ts';

/** A page's handlers for the push worker. */
export interface WorkerListener {
  /** Shows a message while the page is visible. */
  readonly onPush: (notice: PushNotice) => void;
  /** Opens the subject of a system notification. */
  readonly onOpen: (link: string) => void;
}

/**
 * Handles messages of the push worker to this page, and acknowledges them.
 * @returns a function that stops it
 */
export const listenToWorker = ({ onPush, onOpen }: WorkerListener): (() => void) => {
  // Pages that are not secure have no workers.
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => undefined;
  const shown = new Set<string>();
  const hear = (event: MessageEvent<unknown>) => {
    const message = readWorkerMessage(event.data);
    if (message === null) return;
    event.ports[0]?.postMessage(true);
    const { kind, notice } = message;
    if (kind === 'michi-push') {
      // The push service may deliver a message more than once.
      const isKnown = notice.id !== null && shown.has(notice.id);
      if (notice.id !== null) shown.add(notice.id);
      if (!isKnown) onPush(notice);
    } else if (notice.link !== null) onOpen(notice.link);
  };
  serviceWorker.addEventListener('message', hear);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', hear);
};
