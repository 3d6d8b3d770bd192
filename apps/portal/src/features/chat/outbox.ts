import { sendMessage, type Attachment, type JobOfferReference } from '@michi/api/chat';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { isRecord } from '../../shared/parseJson.ts';
import { isOfferReference, isAttachment } from '../../shared/offline/drafts.ts';
import { restoreMutations } from '../../shared/offline/mutations/OfflineMutations.tsx';
import { offlineMutation } from '../../shared/offline/mutations/offlineMutation.ts';
import { storedMutations, type Stamp } from '../../shared/offline/mutations/storedMutations.ts';
import { putMessages, refreshLists } from './useThreadMessages.ts';

/** A message of the student that the server has not confirmed. Its `key` is the `clientKey` of the message in the thread. */
export interface QueuedMessage extends Stamp {
  readonly threadUniqueId: string;
  /** Null for files only. */
  readonly text: string | null;
  /** Files that were uploaded before. */
  readonly attachments: readonly Attachment[];
  /** The offer it is about; absent without one. */
  readonly jobOffer?: JobOfferReference;
}

const isQueued = (value: unknown): value is QueuedMessage =>
  isRecord(value) &&
  typeof value['threadUniqueId'] === 'string' &&
  (value['text'] === null || typeof value['text'] === 'string') &&
  Array.isArray(value['attachments']) &&
  value['attachments'].every(isAttachment) &&
  (value['jobOffer'] === undefined || isOfferReference(value['jobOffer']));

/**
 * Sends messages in the order written. A refused one stays until the student sends it again, with the same key, or
 * deletes it.
 */
export const outbox = offlineMutation({
  name: 'sendMessage',
  scope: 'chat-outbox',
  isVariables: isQueued,
  send: ({ key, threadUniqueId, text, attachments, jobOffer }) =>
    sendMessage(
      {
        threadUniqueId,
        ...(text !== null && { text }),
        ...(attachments.length > 0 && { attachmentIds: attachments.map(({ id }) => id) }),
        ...(jobOffer !== undefined && { jobOfferId: jobOffer.id }),
      },
      { headers: { 'Idempotency-Key': key } },
    ),
  onSent: (client, sent) => {
    putMessages(client, sent.threadUniqueId, [sent]);
    refreshLists(client);
  },
});

export interface OutgoingMessage extends QueuedMessage {
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why the server refused it; null while it may be sent. */
  readonly refusal: string | null;
}

/** Queued messages of a thread, and functions that send them. */
export interface ThreadOutbox {
  readonly outgoing: readonly OutgoingMessage[];
  /** Queues a message. */
  readonly add: (message: QueuedMessage) => void;
  /** Sends a refused message again, with the same key. */
  readonly retry: (message: OutgoingMessage) => void;
  /** Deletes a refused message. */
  readonly discard: (message: OutgoingMessage) => void;
}

/** The queued messages of one thread. Confirmed messages move into the conversation. */
export const useOutbox = (thread: string): ThreadOutbox => {
  const { t } = useTranslation('shared');
  const client = useQueryClient();
  const { mutate } = useMutation(outbox.options(t));
  const outgoing = useMutationState({
    filters: { mutationKey: outbox.mutationKey, predicate: ({ state }) => state.status !== 'success' },
    select: ({ state: { variables, error, isPaused, failureCount } }): OutgoingMessage | null => {
      if (!outbox.isVariables(variables) || variables.threadUniqueId !== thread) return null;
      if (error !== null) {
        const refusal = storedMutations.read(variables.key)?.refusal ?? errorMessage(error, t);
        return { ...variables, refusal, state: 'failed' };
      }
      return { ...variables, refusal: null, state: isPaused || failureCount > 0 ? 'waiting' : 'sending' };
    },
  });
  const discard = ({ key }: Stamp) => {
    storedMutations.remove(key);
    restoreMutations(client);
  };
  return {
    outgoing: outgoing
      .filter((message) => message !== null)
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    add: mutate,
    retry: (message) => {
      discard(message);
      const { state: _state, refusal: _refusal, ...again } = message;
      mutate(again);
    },
    discard,
  };
};
