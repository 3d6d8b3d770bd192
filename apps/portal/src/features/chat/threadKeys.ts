import { getListMessagesQueryKey, getShowUnreadMessagesQueryKey } from '@michi/api/chat';
import type { QueryClient } from '@tanstack/react-query';

/** Query key of the newest messages of a thread. */
export const talkKey = (thread: string) => [...getListMessagesQueryKey(thread), 'talk'] as const;

/** Query key of the messages around a message of a thread. */
export const passageKey = (thread: string, message: number) => [...talkKey(thread), message] as const;

/**
 * Invalidates the lists of threads and the unread counts. The lists' key is a prefix of all other keys of the service,
 * so it alone would invalidate the whole chat.
 */
export const refreshLists = (client: QueryClient): void => {
  void client.invalidateQueries({
    predicate: ({ queryKey: [, service, resource, rest] }) =>
      service === 'chat' && resource === 'chats' && (rest === undefined || typeof rest === 'object'),
  });
  void client.invalidateQueries({ queryKey: getShowUnreadMessagesQueryKey() });
};
