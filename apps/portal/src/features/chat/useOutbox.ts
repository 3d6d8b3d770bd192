import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { resumePersistedMutations } from '../../shared/offline/persisted-mutations/resumePersistedMutations.ts';
import { persistedMessages, type QueuedMessage } from './persistedMessages.ts';
import { followOutbox, outboxOptions, outgoingOf, type OutgoingMessage } from './outbox.ts';

/** Queued messages of a thread, and functions that send them. */
export interface ThreadOutbox {
  readonly outgoing: readonly OutgoingMessage[];
  /** Queues a message. */
  readonly add: (message: Omit<QueuedMessage, 'refusal'>) => void;
  /** Sends a refused message again, with the same key. */
  readonly retry: (message: QueuedMessage) => void;
  /** Deletes a refused message. */
  readonly discard: (message: QueuedMessage) => void;
}

/** The queued messages of one thread. Confirmed messages move into the conversation. */
export const useOutbox = (thread: string): ThreadOutbox => {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const { mutate } = useMutation(outboxOptions(t));
  useEffect(() => {
    const follow = () => followOutbox(client, t);
    follow();
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [client, t]);
  const all = useMutationState({
    filters: { mutationKey: persistedMessages.mutationKey },
    select: ({ state }) => outgoingOf(state, t),
  });
  return {
    outgoing: all
      .filter((one) => one !== null)
      .filter(({ threadUniqueId }) => threadUniqueId === thread)
      .toSorted((one, other) => Date.parse(one.queuedAt) - Date.parse(other.queuedAt)),
    add: (message) => mutate({ ...message, refusal: null }),
    retry: ({ key, threadUniqueId, text, attachments, queuedAt }) =>
      mutate({ key, threadUniqueId, text, attachments, queuedAt, refusal: null }),
    discard: (message) => {
      persistedMessages.drop(message);
      resumePersistedMutations(client, persistedMessages);
    },
  };
};
