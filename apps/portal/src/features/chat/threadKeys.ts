import { getListMessagesQueryKey, getShowUnreadMessagesQueryKey } from '@michi/api/chat';
import type { QueryClient } from '@tanstack/react-query';

/** Where the messages of a thread are cached as one talk. */
export const talkKey = (thread: string) => [...getListMessagesQueryKey(thread), 'talk'] as const;

/** Where the messages around one of a thread are cached, as far as they were read from there. */
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
