import { readPushMessage, readPushNotice, type WorkerMessage } from '../shared/realtime/push/pushMessage.ts';
import type { WindowPage, WorkerScope } from './workerScope.ts';

/** Milliseconds a page has to confirm a message; a page that is not a screen of Michi never confirms. */
const responseMilliseconds = 500;

/**
 * Sends a message to a page.
 * @returns whether the page acknowledges it
 */
const postMessage = (page: WindowPage, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isDone);
    };
    const timer = setTimeout(() => end(false), responseMilliseconds);
    port1.addEventListener('message', () => end(true));
    port1.start();
    page.postMessage(message, [port2]);
  });

/** The first page that handles it, asked one after the other. */
const firstToTake = async (
  pages: readonly WindowPage[],
  message: WorkerMessage,
): Promise<WindowPage | undefined> => {
  for (const page of pages) if (await postMessage(page, message)) return page;
  return undefined;
};

const openPages = async ({ clients }: WorkerScope): Promise<readonly WindowPage[]> => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.toSorted((one, other) => Number(other.focused) - Number(one.focused));
};

/** Ids of the messages this worker has shown since it was started. */
const shown = new Set<string>();

/** Whether a message was shown before; one that a notification of the system still shows outlives the worker. */
const wasShown = async ({ registration }: WorkerScope, id: string | null): Promise<boolean> => {
  if (id === null) return false;
  if (shown.has(id)) return true;
  shown.add(id);
  return (await registration.getNotifications({ tag: id })).length > 0;
};

/**
 * Shows a push message, once however often it is delivered: as a toast in the visible page, else as a system
 * notification. Invalid data are ignored.
 * @param text the data of the push event
 */
export const showPush = async (scope: WorkerScope, text: string): Promise<void> => {
  const notice = readPushMessage(text);
  if (notice === null || (await wasShown(scope, notice.id))) return;
  const seen = (await openPages(scope)).filter(({ visibilityState }) => visibilityState === 'visible');
  if ((await firstToTake(seen, { kind: 'michi-push', notice })) !== undefined) return;
  await scope.registration.showNotification(notice.title, {
    body: notice.body,
    data: notice,
    ...(notice.id !== null && { tag: notice.id }),
  });
};

/**
 * Opens the subject of a notification: in an open page of Michi, otherwise in a new one. Without a valid link it opens
 * nothing.
 * @param data the data stored with the notification
 */
export const openNotice = async (scope: WorkerScope, data: unknown): Promise<void> => {
  const notice = readPushNotice(data);
  if (notice === null || notice.link === null) return;
  const page = await firstToTake(await openPages(scope), { kind: 'michi-open', notice });
  await (page === undefined ? scope.clients.openWindow(notice.link) : page.focus());
};
