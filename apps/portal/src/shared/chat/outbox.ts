import type { Attachment, ChatMessage } from '@michi/api/chat';
import { hasNoAnswer } from '../connection/hasNoAnswer.ts';

/** A message of the student's that the server has not confirmed yet. */
export interface QueuedMessage {
  /** The `Idempotency-Key` of every try, and the `clientKey` of the message in the thread. */
  readonly key: string;
  readonly threadUniqueId: string;
  /** Null when it is files alone. */
  readonly text: string | null;
  /** Files that were uploaded before. */
  readonly attachments: readonly Attachment[];
  /** When it was written (RFC 3339). */
  readonly queuedAt: string;
  /**
   * The server did not take it, and answered in these words: it goes again only when the student says so, and holds up no
   * other. Null while it may go.
   */
  readonly refusal: string | null;
}

/** A queued message and how it stands. */
export interface OutgoingMessage extends QueuedMessage {
  readonly state: 'waiting' | 'sending' | 'failed';
}

/** What the outbox needs of the world; tests give their own. */
export interface OutboxSurroundings {
  /** Everything that is kept, in the order written. Kept by every tab together. */
  readonly read: () => readonly QueuedMessage[];
  readonly write: (messages: readonly QueuedMessage[]) => void;
  /** @throws {ApiError} when it did not go through */
  readonly send: (message: QueuedMessage) => Promise<ChatMessage>;
  /** Resolves when another try is worth it. @param failures how many have failed in a row, from 1 */
  readonly connection: (failures: number) => Promise<void>;
  /** Does work in one tab at a time. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  /** What to say about a failure. */
  readonly words: (error: unknown) => string;
}

/** Keeps messages until the server has them, and sends them in the order they were written. */
export interface Outbox {
  /** What is on its way, in the order written; the same list until something changes. */
  readonly current: () => readonly OutgoingMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears of every message that the server has confirmed. */
  readonly onSent: (listener: (message: ChatMessage) => void) => () => void;
  /** Takes a message and sends it as soon as it can. */
  readonly add: (message: Omit<QueuedMessage, 'refusal'>) => void;
  /** Tries one that was not taken again, with the same key. */
  readonly retry: (key: string) => void;
  /** Forgets one that was not taken. */
  readonly discard: (key: string) => void;
  /** Goes on with what an earlier visit left, and hears of what other tabs did. */
  readonly resume: () => void;
}

/** Makes an outbox. Every try of a message carries its key, so that one whose answer was lost does not stand there twice. */
export const createOutbox = ({
  read,
  write,
  send,
  connection,
  exclusively,
  words,
}: OutboxSurroundings): Outbox => {
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: ChatMessage) => void>();
  let sending: string | null = null;
  let isRunning = false;

  const stateOf = ({ key, refusal }: QueuedMessage): OutgoingMessage['state'] => {
    if (refusal !== null) return 'failed';
    return key === sending ? 'sending' : 'waiting';
  };
  const list = (): readonly OutgoingMessage[] =>
    read().map((message) => ({ ...message, state: stateOf(message) }));
  let shown = list();
  const tell = () => {
    shown = list();
    for (const listener of listeners) listener();
  };
  const change = (work: (messages: readonly QueuedMessage[]) => readonly QueuedMessage[]) => {
    write(work(read()));
    tell();
  };
  const refuse = (key: string, refusal: string | null) =>
    change((messages) => messages.map((one) => (one.key === key ? { ...one, refusal } : one)));
  const remove = (key: string) => change((messages) => messages.filter((one) => one.key !== key));
  const next = () => read().find(({ refusal }) => refusal === null);

  let failures = 0;
  /** Sends one after the other until nothing is left or the connection breaks. */
  const sendAll = async () => {
    for (let message = next(); message !== undefined; message = next()) {
      const { key } = message;
      sending = key;
      tell();
      try {
        const sent = await send(message);
        failures = 0;
        for (const listener of sentListeners) listener(sent);
        sending = null;
        remove(key);
      } catch (error) {
        sending = null;
        if (hasNoAnswer(error)) {
          failures += 1;
          tell();
          return;
        }
        refuse(key, words(error));
      }
    }
    failures = 0;
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (next() !== undefined) {
      await exclusively(sendAll);
      // Other tabs may try meanwhile.
      if (failures > 0) await connection(failures);
    }
    isRunning = false;
    tell();
  };
  const start = () => void run();

  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    add: (message) => {
      change((messages) => [...messages, { ...message, refusal: null }]);
      start();
    },
    retry: (key) => {
      refuse(key, null);
      start();
    },
    discard: remove,
    resume: () => {
      tell();
      start();
    },
  };
};
