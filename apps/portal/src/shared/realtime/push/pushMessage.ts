import { isRecord, parseJson } from '../../parseJson.ts';
import { safeNext } from '../../navigation/paths.ts';

interface PushNotice {
  /** Shown once, however often it is delivered; null if the sender gave none. */
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  /** Path in the portal, or null. */
  readonly link: string | null;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The link in `metadata` of a push message; null unless it leads to a screen that needs a session. */
const linkOf = (metadata: unknown): string | null => {
  const value = typeof metadata === 'string' ? parseJson(metadata) : undefined;
  const extra = isRecord(value) ? value['extraData'] : undefined;
  const link = isRecord(extra) ? extra['linkMichi'] : undefined;
  return typeof link === 'string' ? safeNext(link) : null;
};

/** Parses the data of a push event, a `PushMessage` of the notification contract as JSON; null if it is invalid. */
export const readPushMessage = (text: string): PushNotice | null => {
  const message = parseJson(text);
  const data = isRecord(message) ? message['data'] : undefined;
  if (!isRecord(data)) return null;
  const { id, title, body, metadata } = data;
  if (typeof title !== 'string' || title.trim() === '') return null;
  return {
    id: textOrNull(id),
    title,
    body: typeof body === 'string' ? body : '',
    link: linkOf(metadata),
  };
};

/** Parses a {@link PushNotice} from another window or of a stored notification. */
export const readPushNotice = (value: unknown): PushNotice | null => {
  if (!isRecord(value) || typeof value['title'] !== 'string') return null;
  const { id, title, body, link } = value;
  return {
    id: textOrNull(id),
    title,
    body: typeof body === 'string' ? body : '',
    link: typeof link === 'string' ? safeNext(link) : null,
  };
};

/** A message of the push worker to a page, which acknowledges it on the message's port. */
export type WorkerMessage =
  | { readonly kind: 'michi-push'; readonly notice: PushNotice }
  | { readonly kind: 'michi-open'; readonly notice: PushNotice };

/** Null if the message is not from the push worker. */
export const readWorkerMessage = (value: unknown): WorkerMessage | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('notice' in value)) return null;
  const { kind } = value;
  const notice = readPushNotice(value.notice);
  if (notice === null || (kind !== 'michi-push' && kind !== 'michi-open')) return null;
  return { kind, notice };
};

interface WorkerListener {
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
  const onMessage = (event: MessageEvent<unknown>) => {
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
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', onMessage);
};
