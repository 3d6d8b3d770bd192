import { getShowThreadQueryKey, updateUserEntity, type ChatThread } from '@michi/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshLists } from './threadKeys.ts';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Reports to the service that the student has read up to message number `newest`, once the end is visible. */
export const useReading = (thread: ChatThread | undefined, newest: number, isAtEnd: boolean): void => {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const told = useRef(0);
  const id = thread?.threadUniqueId;
  const entityId = thread?.entity.id;
  const entityType = thread?.entity.type;
  const readUpTo = thread?.readUpTo ?? 0;
  useEffect(() => {
    if (id === undefined || entityId === undefined || entityType === undefined) return;
    if (!isAtEnd || !isVisible || newest <= Math.max(readUpTo, told.current)) return;
    told.current = newest;
    updateUserEntity({ entityType, entityId, threadUniqueId: id, readUpTo: newest }).then(
      (changed) => {
        client.setQueryData(getShowThreadQueryKey(id), changed);
        refreshLists(client);
      },
      () => {
        // Reported again with the next message, or when the conversation is opened again.
        told.current = 0;
      },
    );
  }, [client, id, entityId, entityType, readUpTo, newest, isAtEnd, isVisible]);
};
