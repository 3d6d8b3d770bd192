import type { ChatMessage } from '@michi/api/chat';
import type { Talk } from './talk.ts';

export type Entry =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly isFirst: boolean;
    };

export interface EntriesOptions {
  /** Number up to which the student had read when the conversation was opened. */
  readonly readUpTo: number;
  /** The day of an instant in the student's time zone, in any form. */
  readonly dayOf: (instant: string) => string;
}

/** The messages of a conversation with dividers for days and for the first unread one. */
export const entriesOf = (talk: Talk, { readUpTo, dayOf }: EntriesOptions): readonly Entry[] => {
  const firstUnread = talk.find(({ sequence, isMine }) => sequence > readUpTo && !isMine)?.sequence;
  return talk.flatMap((message, index): Entry[] => {
    const before = talk[index - 1];
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
