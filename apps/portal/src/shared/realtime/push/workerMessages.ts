import { readPushNotice, type PushNotice } from './pushMessage.ts';

/**
 * A message of the push worker to a page: show a message, or open an address. The page responds on the port of the
 * message, so that the worker knows that it is handled.
 */
export type WorkerMessage =
  | { readonly kind: 'michi-push'; readonly notice: PushNotice }
  | { readonly kind: 'michi-open'; readonly notice: PushNotice };

/** Parses a message to a page; null if it is not from the push worker. */
export const readWorkerMessage = (value: unknown): WorkerMessage | null => {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('notice' in value)) return null;
  const { kind } = value;
  const notice = readPushNotice(value.notice);
  if (notice === null || (kind !== 'michi-push' && kind !== 'michi-open')) return null;
  return { kind, notice };
};
