import {
  getShowThreadQueryKey,
  streamChatEventsUrl,
  type ChatEvent,
  type ChatThread,
  type ChatTypingEvent,
} from '@michi/api/chat';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { followEvents, shareAcrossTabs } from '../../shared/realtime/followEvents.ts';
import { isChatEvent, readChatEvent } from './chatEvents.ts';
import { putMessages, refreshLists } from './useThreadMessages.ts';

/** Milliseconds for which a typing event is shown (the contract's `isTyping`). */
const typingMilliseconds = 5_000;

type Typing = ReadonlyMap<string, ChatTypingEvent>;

const without = (typing: Typing, thread: string): Typing =>
  typing.has(thread) ? new Map([...typing].filter(([id]) => id !== thread)) : typing;

/**
 * Follows the student's threads while the chat is open, over one stream for all tabs of this browser. Without it the
 * shown data are refetched every 30 s.
 * @returns who is typing
 */
export const useLiveChat = (): Typing => {
  const client = useQueryClient();
  const [typing, setTyping] = useState<Typing>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    const ceased = (thread: string) => {
      clearTimeout(running.get(thread));
      running.delete(thread);
      setTyping((known) => without(known, thread));
    };
    const takeTyping = (event: ChatTypingEvent) => {
      ceased(event.threadUniqueId);
      if (!event.isTyping) return;
      setTyping((known) => new Map([...known, [event.threadUniqueId, event]]));
      running.set(
        event.threadUniqueId,
        setTimeout(() => ceased(event.threadUniqueId), typingMilliseconds),
      );
    };
    const stop = shareAcrossTabs<ChatEvent>({
      name: 'michi-chat',
      work: (broadcast, signal) =>
        followEvents(
          streamChatEventsUrl(),
          (data) => {
            const event = readChatEvent(data);
            if (event !== null) broadcast(event);
          },
          signal,
        ),
      read: (value) => (isChatEvent(value) ? value : null),
      onNews: (event) => {
        applyEvent(client, event);
        if (event.kind === 'TYPING') takeTyping(event);
        else if (event.kind === 'MESSAGE' && !event.message.isMine) ceased(event.threadUniqueId);
      },
    });
    return () => {
      stop();
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, [client]);
  return typing;
};

const changeThread = (client: QueryClient, thread: string, work: (known: ChatThread) => ChatThread): void => {
  client.setQueryData<ChatThread>(getShowThreadQueryKey(thread), (known) =>
    known === undefined ? undefined : work(known),
  );
};

/** Applies an event. Messages are placed by number, so that a repeated or late one appears once and in order. */
export const applyEvent = (client: QueryClient, event: ChatEvent): void => {
  switch (event.kind) {
    case 'BEGIN':
      // Missed events cannot be replayed: all shown data are refetched.
      if (!event.isComplete) void client.invalidateQueries({ queryKey: ['api', 'chat'] });
      return;
    case 'MESSAGE': {
      const { threadUniqueId, message } = event;
      putMessages(client, threadUniqueId, [message]);
      refreshLists(client);
      return;
    }
    case 'READ': {
      const { threadUniqueId, isMine, reader, readUpTo } = event;
      changeThread(client, threadUniqueId, (known) => {
        if (isMine) return { ...known, readUpTo: Math.max(known.readUpTo, readUpTo) };
        // In a group, reading by another student does not mean that the party has read.
        return reader === 'STUDENT'
          ? known
          : { ...known, readByEntityUpTo: Math.max(known.readByEntityUpTo, readUpTo) };
      });
      if (isMine) refreshLists(client);
      return;
    }
    case 'TYPING':
  }
};
