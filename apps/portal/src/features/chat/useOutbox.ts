import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox, OutgoingMessage } from '../../shared/chat/outbox.ts';
import { outboxOf } from '../../shared/chat/outboxOf.ts';
import { refreshLists } from './threadKeys.ts';
import { putMessages } from './useTalk.ts';

/** What of a thread is on its way, and the outbox that sends it. */
export interface ThreadOutbox {
  readonly outbox: Outbox;
  readonly outgoing: readonly OutgoingMessage[];
}

/** The outbox, as far as it concerns a thread. What the server has confirmed goes over into the talk. */
export const useOutbox = (thread: string): ThreadOutbox => {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const outbox = outboxOf(client, t);
  const all = useSyncExternalStore(outbox.subscribe, outbox.current);
  useEffect(
    () =>
      outbox.onSent((message) => {
        putMessages(client, message.threadUniqueId, [message]);
        refreshLists(client);
      }),
    [client, outbox],
  );
  useEffect(() => outbox.resume(), [outbox]);
  const outgoing = useMemo(
    () => all.filter(({ threadUniqueId }) => threadUniqueId === thread),
    [all, thread],
  );
  return { outbox, outgoing };
};
