import { readPushNotice, type PushNotice } from './pushMessage.ts';

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
