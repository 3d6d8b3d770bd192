import type { PushNotice } from './pushMessage.ts';
import { readWorkerMessage } from './workerMessages.ts';

export interface WorkerListener {
  /** Called with a message to show while the page is visible. */
  readonly onPush: (notice: PushNotice) => void;
  /** Called with the address of a clicked system notification. */
  readonly onOpen: (link: string) => void;
}

/** Handles and acknowledges messages of the push worker to this page. @returns a function that stops it */
export const listenToWorker = ({ onPush, onOpen }: WorkerListener): (() => void) => {
  // Insecure pages have no service workers.
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
