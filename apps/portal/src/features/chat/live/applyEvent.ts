import { getShowThreadQueryKey, type ChatEvent, type ChatThread } from '@michi/api/chat';
import type { QueryClient } from '@tanstack/react-query';
import { refreshLists } from '../threadKeys.ts';
import { putMessages } from '../useTalk.ts';

const changeThread = (client: QueryClient, thread: string, work: (known: ChatThread) => ChatThread): void => {
  client.setQueryData<ChatThread>(getShowThreadQueryKey(thread), (known) =>
    known === undefined ? undefined : work(known),
  );
};

/**
 * Takes over what an event tells. Every message finds its place by its number, so that one that is told twice, or late,
 * stands where it belongs and once.
 */
export const applyEvent = (client: QueryClient, event: ChatEvent): void => {
  switch (event.kind) {
    case 'BEGIN':
      // What happened meanwhile cannot be told: everything that is shown is read again.
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
        // In a group, what another student has read says nothing of the party.
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
