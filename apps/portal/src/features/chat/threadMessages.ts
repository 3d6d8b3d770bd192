import type { ChatMessage, ListMessagesParams } from '@michi/api/chat';

/** The loaded messages of a thread, the oldest first. */
export type ThreadMessages = readonly ChatMessage[];

/**
 * Merges messages of any source (a page of history, missed ones, an event, the response to sending) into a
 * conversation: by their number in the thread, each once, the latest version replacing earlier ones.
 */
export const mergeMessages = (messages: ThreadMessages, more: readonly ChatMessage[]): ThreadMessages => {
  const bySequence = new Map([...messages, ...more].map((message) => [message.sequence, message]));
  return [...bySequence.values()].toSorted((left, right) => left.sequence - right.sequence);
};

/** Number up to which no message is missing after the oldest one loaded; 0 for none. */
export const completeUpTo = (messages: ThreadMessages): number => {
  let last = messages[0]?.sequence ?? 0;
  for (const { sequence } of messages) if (sequence === last + 1) last = sequence;
  return last;
};

/** The number of the newest message; 0 for none. */
export const newestOf = (messages: ThreadMessages): number => messages.at(-1)?.sequence ?? 0;

/** Whether there are messages before the oldest one loaded: they are numbered from 1 without gaps. */
export const hasEarlier = (messages: ThreadMessages): boolean => (messages[0]?.sequence ?? 1) > 1;

/** Whether two parts of a thread overlap or are consecutive, so that together they have no gap. */
export const areAdjacent = (earlier: ThreadMessages, later: ThreadMessages): boolean => {
  const first = later[0]?.sequence;
  return first === undefined || first <= newestOf(earlier) + 1;
};

export const pageSize = 50;

/** Parameters of the page around a message: half before, half after. */
export const pageAround = (message: number): ListMessagesParams => ({
  before: message + pageSize / 2 + 1,
  size: pageSize + 1,
});

/** Parameters of the page before the loaded messages. */
export const pageBefore = (messages: ThreadMessages): ListMessagesParams => ({
  before: messages[0]?.sequence ?? 1,
  size: pageSize,
});

/** Parameters of the page after the loaded messages; without the upper bound it would be the newest page. */
export const pageAfter = (messages: ThreadMessages): ListMessagesParams => {
  const after = newestOf(messages);
  return { after, before: after + pageSize + 1, size: pageSize };
};

type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly isFirst: boolean;
    };

interface EntriesOptions {
  /** Number up to which the student had read when the conversation was opened. */
  readonly readUpTo: number;
  /** The day of an instant in the student's time zone, in any form. */
  readonly dayOf: (instant: string) => string;
}

/** The messages of a conversation with dividers for days and for the first unread one. */
export const entriesOf = (
  messages: ThreadMessages,
  { readUpTo, dayOf }: EntriesOptions,
): readonly Entry[] => {
  const firstUnread = messages.find(({ sequence, isMine }) => sequence > readUpTo && !isMine)?.sequence;
  return messages.flatMap((message, index): Entry[] => {
    const before = messages[index - 1];
    const key = String(message.sequence);
    const isNewDay = before === undefined || dayOf(before.sentAt) !== dayOf(message.sentAt);
    const isUnread = message.sequence === firstUnread;
    const isSameSender =
      before?.isMine === message.isMine &&
      before.senderType === message.senderType &&
      before.senderName === message.senderName;
    return [
      ...(isNewDay ? [{ kind: 'day', key: `day ${key}`, at: message.sentAt } as const] : []),
      ...(isUnread ? [{ kind: 'unread', key: 'unread' } as const] : []),
      { kind: 'message', key, message, isFirst: isNewDay || isUnread || !isSameSender },
    ];
  });
};
