import { isRecord, parseJson } from '../../json/parseJson.ts';
import { safeNext } from '../../navigation/paths.ts';

export interface PushNotice {
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
