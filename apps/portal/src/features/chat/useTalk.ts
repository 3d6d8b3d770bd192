import { listMessages, type ChatMessage } from '@michi/api/chat';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { completeUpTo, hasEarlier, mergeTalk, type Talk } from './talk.ts';
import { talkKey } from './threadKeys.ts';

/** Messages of one page of history. */
const pageSize = 50;

/** Messages that are asked for at once after an absence; who missed more begins at the newest. */
const mostMissed = 200;

/**
 * Reads what came since the last time, the first time the newest page.
 * @param held gives what is known at the moment: live events come in while a page is on its way
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

/** Puts messages into the talk of their thread, where it is held. */
export const putMessages = (client: QueryClient, thread: string, messages: readonly ChatMessage[]): void => {
  client.setQueryData<Talk>(talkKey(thread), (talk) =>
    talk === undefined ? undefined : mergeTalk(talk, messages),
  );
};

/**
 * The messages of a thread: the newest page at first, what was missed every 30 s, on focus and after a lost connection,
 * what happens live as it happens, and history page by page when it is asked for.
 */
export const useTalk = (thread: string) => {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: talkKey(thread),
    queryFn: ({ signal }) => readTalk(thread, () => client.getQueryData<Talk>(talkKey(thread)) ?? [], signal),
    meta: { isSilent: true },
  });
  const isReading = useRef(false);
  const [earlier, setEarlier] = useState<'idle' | 'reading' | 'failed'>('idle');
  const talk = query.data ?? [];
  const readEarlier = async () => {
    const before = talk[0]?.sequence;
    if (before === undefined || !hasEarlier(talk) || isReading.current) return;
    isReading.current = true;
    setEarlier('reading');
    try {
      const { data } = await listMessages(thread, { before, size: pageSize });
      putMessages(client, thread, data);
      setEarlier('idle');
    } catch {
      setEarlier('failed');
    } finally {
      isReading.current = false;
    }
  };
  return { ...query, talk, hasEarlier: hasEarlier(talk), earlier, readEarlier: () => void readEarlier() };
};
