import { streamChatEventsUrl, type ChatEvent, type ChatTypingEvent } from '@michi/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shareAcrossTabs } from '../../../shared/realtime/shareAcrossTabs.ts';
import { followEvents } from '../../../shared/realtime/followEvents.ts';
import { applyEvent } from './applyEvent.ts';
import { isChatEvent, readChatEvent } from './chatEvents.ts';

/** Milliseconds for which a typing event is shown (the contract's `isTyping`). */
const typingMilliseconds = 5_000;

export type Typing = ReadonlyMap<string, ChatTypingEvent>;

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
      work: (tell, signal) =>
        followEvents(
          streamChatEventsUrl(),
          (data) => {
            const event = readChatEvent(data);
            if (event !== null) tell(event);
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
