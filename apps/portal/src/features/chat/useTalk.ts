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
  doAdjoin,
  hasEarlier,
  mergeTalk,
  pageAfter,
  pageAround,
  pageBefore,
  pageSize,
  type Talk,
} from './talk.ts';

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

/** Most messages requested at once after an absence; with more, the newest page is loaded instead. */
const mostMissed = 200;

/**
 * Loads messages since the last time, at first the newest page.
 * @param held returns the current messages: live events arrive while a page is loading
 */
const readTalk = async (thread: string, held: () => Talk, signal: AbortSignal): Promise<Talk> => {
  const known = held();
  if (known.length === 0) {
    const { data } = await listMessages(thread, { size: pageSize }, { signal });
    return mergeTalk(held(), data);
  }
  const params = { after: completeUpTo(known), size: mostMissed };
  const { data, nextPage } = await listMessages(thread, params, { signal });
  if (nextPage === null) return mergeTalk(held(), data);
  const from = data.at(-1)?.sequence ?? 0;
  return mergeTalk(
    held().filter(({ sequence }) => sequence > from),
    data,
  );
};

/** Adds messages to the cached ones of their thread, if there are any. */
export const putMessages = (client: QueryClient, thread: string, messages: readonly ChatMessage[]): void => {
  client.setQueryData<Talk>(talkKey(thread), (talk) =>
    talk === undefined ? undefined : mergeTalk(talk, messages),
  );
};

/** Loads half a page of messages before and after a message. */
const readPassage = async (
  thread: string,
  message: number,
  held: () => Talk,
  signal: AbortSignal,
): Promise<Talk> => {
  const { data } = await listMessages(thread, pageAround(message), { signal });
  return mergeTalk(held(), data);
};

export type ReadingOn = 'idle' | 'reading' | 'failed';

/** Loads one more page at an end of the loaded messages, one at a time. */
const useReadingOn = (read: () => Promise<unknown>) => {
  const isReading = useRef(false);
  const notifyOfFailure = useFailureToast();
  const [state, setState] = useState<ReadingOn>('idle');
  const readOn = async () => {
    if (isReading.current) return;
    isReading.current = true;
    setState('reading');
    try {
      await read();
      setState('idle');
    } catch (error) {
      setState('failed');
      notifyOfFailure(error);
    } finally {
      isReading.current = false;
    }
  };
  return [state, () => void readOn()] as const;
};

/**
 * The messages of a thread: the newest page at first, missed ones every 30 s, on focus and after a lost connection,
 * live ones at once, and history page by page on request. Around a given message they are those before and after it,
 * extended in both directions until they reach the newest ones.
 * @param message number of the message to show; null for the newest ones
 */
export const useTalk = (thread: string, message: number | null) => {
  const client = useQueryClient();
  const heldAt = (key: readonly unknown[]): Talk => client.getQueryData<Talk>(key) ?? [];
  const newest = useQuery({
    queryKey: talkKey(thread),
    queryFn: ({ signal }) => readTalk(thread, () => heldAt(talkKey(thread)), signal),
  });
  const passageAt = passageKey(thread, message ?? 0);
  const passage = useQuery({
    queryKey: passageAt,
    queryFn: ({ signal }) => readPassage(thread, message ?? 0, () => heldAt(passageAt), signal),
    enabled: message !== null,
    staleTime: Infinity,
  });
  const live = newest.data ?? [];
  const isJoined = message === null || doAdjoin(passage.data ?? [], live);
  const query = message === null ? newest : passage;
  const held = query.data ?? [];
  const talk = message !== null && isJoined ? mergeTalk(held, live) : held;
  const isHere = query.data !== undefined && newest.data !== undefined;

  const put = (data: readonly ChatMessage[]) =>
    client.setQueryData<Talk>(message === null ? talkKey(thread) : passageAt, (known) =>
      mergeTalk(known ?? [], data),
    );
  const [earlier, readEarlier] = useReadingOn(async () =>
    put((await listMessages(thread, pageBefore(talk))).data),
  );
  const [later, readLater] = useReadingOn(async () =>
    put((await listMessages(thread, pageAfter(talk))).data),
  );
  return {
    talk: isHere ? talk : undefined,
    /** The newest messages, whichever part is shown. */
    live: newest.data,
    isError: newest.isError || query.isError,
    refetch: () => {
      void newest.refetch();
      if (message !== null) void passage.refetch();
    },
    hasEarlier: hasEarlier(talk),
    earlier,
    readEarlier: () => hasEarlier(talk) && readEarlier(),
    hasLater: !isJoined,
    later,
    readLater: () => !isJoined && readLater(),
  } as const;
};
