import type { ChatEvent, ChatMessage } from '@michi/api/chat';
import { isRecord } from '../../shared/parseJson.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Minimum properties of a message for inserting it; other properties are trusted. */
const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  [value['id'], value['threadUniqueId'], value['sentAt'], value['senderName']].every(isText) &&
  isNumber(value['sequence']) &&
  [value['isMine'], value['isRead'], value['isRemoved']].every(isFlag) &&
  [value['text'], value['senderNameJp'], value['clientKey']].every(isTextOrNull) &&
  Array.isArray(value['attachments']);

const hasShape: Readonly<Record<ChatEvent['kind'], (event: Fields) => boolean>> = {
  BEGIN: ({ isComplete }) => isFlag(isComplete),
  MESSAGE: ({ threadUniqueId, message }) => isText(threadUniqueId) && isMessage(message),
  READ: ({ threadUniqueId, isMine, readUpTo }) =>
    isText(threadUniqueId) && isFlag(isMine) && isNumber(readUpTo),
  TYPING: ({ threadUniqueId, isTyping, senderName, senderNameJp }) =>
    isText(threadUniqueId) && isFlag(isTyping) && isText(senderName) && isTextOrNull(senderNameJp),
};

/** Whether a value is a valid event, from the stream or from another tab. */
export const isChatEvent = (value: unknown): value is ChatEvent => {
  if (!isRecord(value) || !isText(value['kind'])) return false;
  const shapes: Readonly<Record<string, (event: Fields) => boolean>> = hasShape;
  return Object.hasOwn(shapes, value['kind']) && shapes[value['kind']]?.(value) === true;
};

/** Parses the `data` of an event; null if it is of an unknown kind or invalid. */
export const readChatEvent = (data: string): ChatEvent | null => {
  try {
    const event: unknown = JSON.parse(data);
    return isChatEvent(event) ? event : null;
  } catch {
    return null;
  }
};
