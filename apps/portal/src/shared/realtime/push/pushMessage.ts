import { safeNext } from '../../navigation/paths.ts';

/** A push message as it is shown. */
export interface PushNotice {
  /** Identifies it: a repeated one is shown once. Null if the sender gave none. */
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
  /** Path of the portal it leads to; null where it leads nowhere. */
  readonly link: string | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The place `metadata` of a push message names.
 * @returns null when it cannot be read, or leads anywhere but to a place of a student in this portal
 */
const linkOf = (metadata: unknown): string | null => {
  const value = parsed(metadata);
  const extra = isObject(value) ? value['extraData'] : undefined;
  const link = isObject(extra) ? extra['linkMichi'] : undefined;
  return typeof link === 'string' ? safeNext(link) : null;
};

/**
 * Parses the data of a push event, a `PushMessage` of the notification contract as JSON text.
 * @returns null if it is not such a message: it is ignored
 */
export const readPushMessage = (text: string): PushNotice | null => {
  const message = parsed(text);
  const data = isObject(message) ? message['data'] : undefined;
  if (!isObject(data)) return null;
  const { id, title, body, metadata } = data;
  if (typeof title !== 'string' || title.trim() === '') return null;
  return {
    id: textOrNull(id),
    title,
    body: typeof body === 'string' ? body : '',
    link: linkOf(metadata),
  };
};

/** Parses a {@link PushNotice} that was sent to another window or stored with a notification. */
export const readPushNotice = (value: unknown): PushNotice | null => {
  if (!isObject(value) || typeof value['title'] !== 'string') return null;
  const { id, title, body, link } = value;
  return {
    id: textOrNull(id),
    title,
    body: typeof body === 'string' ? body : '',
    link: typeof link === 'string' ? safeNext(link) : null,
  };
};
