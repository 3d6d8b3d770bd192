import { sendMessage } from '@michi/api/chat';
import { mutationOptions, type MutationState, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { resumePersistedMutations } from '../../shared/offline/persisted-mutations/resumePersistedMutations.ts';
import {
  persistedMutationOptions,
  sendPersistedMutation,
} from '../../shared/offline/persisted-mutations/persistedMutations.ts';
import { persistedMessages, type QueuedMessage } from './persistedMessages.ts';
import { refreshLists } from './threadKeys.ts';
import { putMessages } from './useTalk.ts';

const { mutationKey, isOne, keep, drop } = persistedMessages;

const send = ({ key, threadUniqueId, text, attachments, jobOffer }: QueuedMessage) =>
  sendMessage(
    {
      threadUniqueId,
      ...(text !== null && { text }),
      ...(attachments.length > 0 && { attachmentIds: attachments.map(({ id }) => id) }),
      ...(jobOffer !== undefined && { jobOfferId: jobOffer.id }),
    },
    { 'Idempotency-Key': key },
  );

/**
 * How a message is kept until the server has it, and sent in the order written. Every attempt has the same key, so
 * that a message whose response was lost is not stored twice.
 * @param t translations of refusals
 */
export const outboxOptions = (t: TFunction<'shared'>) =>
  mutationOptions({
    ...persistedMutationOptions,
    mutationKey,
    scope: { id: 'chat-outbox' },
    // A refused message stays until the student decides; a sent one is discarded with the page.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (message: QueuedMessage) =>
      sendPersistedMutation(persistedMessages, message, send, (refusal) =>
        refusal === null ? drop(message) : keep({ ...message, refusal: errorMessage(refusal, t) }),
      ),
    onMutate: (message: QueuedMessage, { client }) => {
      keep(message);
      resumePersistedMutations(client, persistedMessages);
    },
    onSuccess: (sent, _message, _shown, { client }) => {
      if (sent === null) return;
      putMessages(client, sent.threadUniqueId, [sent]);
      refreshLists(client);
    },
  });

/** Resumes messages of an earlier visit, and follows those that another tab wrote, sent or dropped. */
export const followOutbox = (client: QueryClient, t: TFunction<'shared'>): void => {
  client.setMutationDefaults(mutationKey, outboxOptions(t));
  resumePersistedMutations(client, persistedMessages);
};

export interface OutgoingMessage extends QueuedMessage {
  readonly state: 'waiting' | 'sending' | 'failed';
}

/** State of a mutation's message; null once the server has confirmed it. */
export const outgoingOf = (
  { variables, status, isPaused, failureCount, error }: MutationState<unknown, unknown, unknown>,
  t: TFunction<'shared'>,
): OutgoingMessage | null => {
  if (!isOne(variables) || status === 'success') return null;
  if (status === 'error')
    return { ...variables, refusal: variables.refusal ?? errorMessage(error, t), state: 'failed' };
  return { ...variables, state: isPaused || failureCount > 0 ? 'waiting' : 'sending' };
};
