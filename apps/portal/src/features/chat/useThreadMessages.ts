import {
  getListMessagesQueryKey,
  getShowUnreadMessagesQueryKey,
  listMessages,
  type ChatMessage,
} from '@michi/api/chat';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFailureToast } from '../../shared/errors/useFailureReports.ts';
import {
  completeUpTo,
  areAdjacent,
  hasEarlier,
  mergeMessages,
  pageAfter,
  pageAround,
  pageBefore,
  pageSize,
  type ThreadMessages,
} from './threadMessages.ts';

/** Query key of the newest messages of a thread. */
export const threadMessagesKey = (thread: string) =>
  [...getListMessagesQueryKey(thread), 'messages'] as const;

/** Query key of the messages around a message of a thread. */
export const messagesAroundKey = (thread: string, message: number) =>
  [...threadMessagesKey(thread), message] as const;

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

/** Most messages requested at once after an absence; with more, the newest page is loaded instead. */
const maxMissedMessages = 200;

/**
 * Loads messages since the last time, at first the newest page.
 * @param cached returns the current messages: live events arrive while a page is loading
 */
const fetchMissedMessages = async (
  thread: string,
  cached: () => ThreadMessages,
  signal: AbortSignal,
): Promise<ThreadMessages> => {
  const known = cached();
  if (known.length === 0) {
    const { data } = await listMessages(thread, { size: pageSize }, { signal });
    return mergeMessages(cached(), data);
  }
  const params = { after: completeUpTo(known), size: maxMissedMessages };
  const { data, nextPage } = await listMessages(thread, params, { signal });
  if (nextPage === null) return mergeMessages(cached(), data);
  const from = data.at(-1)?.sequence ?? 0;
  return mergeMessages(
    cached().filter(({ sequence }) => sequence > from),
    data,
  );
};

/** Adds messages to the cached ones of their thread, if there are any. */
export const putMessages = (client: QueryClient, thread: string, messages: readonly ChatMessage[]): void => {
  client.setQueryData<ThreadMessages>(threadMessagesKey(thread), (known) =>
    known === undefined ? undefined : mergeMessages(known, messages),
  );
};

/** Loads half a page of messages before and after a message. */
const fetchMessagesAround = async (
  thread: string,
  message: number,
  cached: () => ThreadMessages,
  signal: AbortSignal,
): Promise<ThreadMessages> => {
  const { data } = await listMessages(thread, pageAround(message), { signal });
  return mergeMessages(cached(), data);
};

export type PageLoadState = 'idle' | 'loading' | 'failed';

/** Loads one more page at an end of the loaded messages, one at a time. */
const usePageLoader = (read: () => Promise<unknown>) => {
  const isLoading = useRef(false);
  const notifyOfFailure = useFailureToast();
  const [state, setState] = useState<PageLoadState>('idle');
  const loadPage = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    setState('loading');
    try {
      await read();
      setState('idle');
    } catch (error) {
      setState('failed');
      notifyOfFailure(error);
    } finally {
      isLoading.current = false;
    }
  };
  return [state, () => void loadPage()] as const;
};

/**
 * The messages of a thread: the newest page at first, missed ones every 30 s, on focus and after a lost connection,
 * live ones at once, and history page by page on request. Around a given message they are those before and after it,
 * extended in both directions until they reach the newest ones.
 * @param message number of the message to show; null for the newest ones
 */
export const useThreadMessages = (thread: string, message: number | null) => {
  const client = useQueryClient();
  const cachedAt = (key: readonly unknown[]): ThreadMessages =>
    client.getQueryData<ThreadMessages>(key) ?? [];
  const newest = useQuery({
    queryKey: threadMessagesKey(thread),
    queryFn: ({ signal }) => fetchMissedMessages(thread, () => cachedAt(threadMessagesKey(thread)), signal),
  });
  const aroundKey = messagesAroundKey(thread, message ?? 0);
  const around = useQuery({
    queryKey: aroundKey,
    queryFn: ({ signal }) => fetchMessagesAround(thread, message ?? 0, () => cachedAt(aroundKey), signal),
    enabled: message !== null,
    staleTime: Infinity,
  });
  const live = newest.data ?? [];
  const isJoined = message === null || areAdjacent(around.data ?? [], live);
  const query = message === null ? newest : around;
  const cached = query.data ?? [];
  const messages = message !== null && isJoined ? mergeMessages(cached, live) : cached;
  const isLoaded = query.data !== undefined && newest.data !== undefined;

  const put = (data: readonly ChatMessage[]) =>
    client.setQueryData<ThreadMessages>(message === null ? threadMessagesKey(thread) : aroundKey, (known) =>
      mergeMessages(known ?? [], data),
    );
  const [earlier, loadEarlier] = usePageLoader(async () =>
    put((await listMessages(thread, pageBefore(messages))).data),
  );
  const [later, loadLater] = usePageLoader(async () =>
    put((await listMessages(thread, pageAfter(messages))).data),
  );
  return {
    messages: isLoaded ? messages : undefined,
    /** The newest messages, whichever part is shown. */
    live: newest.data,
    isError: newest.isError || query.isError,
    refetch: () => {
      void newest.refetch();
      if (message !== null) void around.refetch();
    },
    hasEarlier: hasEarlier(messages),
    earlier,
    loadEarlier: () => hasEarlier(messages) && loadEarlier(),
    hasLater: !isJoined,
    later,
    loadLater: () => !isJoined && loadLater(),
  } as const;
};
