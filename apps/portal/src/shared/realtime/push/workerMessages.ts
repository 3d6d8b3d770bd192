import { readPushNotice, type PushNotice } from './pushMessage.ts';

/**
 * What the push worker says to a page: show a message, or open a place. The page answers on the port that came with it,
 * so that the worker knows that somebody does it.
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
