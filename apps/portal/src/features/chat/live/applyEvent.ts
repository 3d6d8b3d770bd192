import { getShowThreadQueryKey, type ChatEvent, type ChatThread } from '@michi/api/chat';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../threadKeys.ts';
import { putMessages } from '../useTalk.ts';

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
