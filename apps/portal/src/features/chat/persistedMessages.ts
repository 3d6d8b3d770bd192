import type { Attachment, JobOfferReference } from '@michi/api/chat';
import { isRecord } from '../../shared/json/parseJson.ts';
import { isOfferReference } from '../../shared/offline/drafts/chatDraft.ts';
import { isAttachment } from '../../shared/realtime/chat/isAttachment.ts';
import { createPersistedMutationList } from '../../shared/offline/persisted-mutations/persistedMutationList.ts';

/** A message of the student that the server has not confirmed. */
export interface QueuedMessage {
  /** `Idempotency-Key` of every attempt, and `clientKey` of the message in the thread. */
  readonly key: string;
  readonly threadUniqueId: string;
  /** Null for files only. */
  readonly text: string | null;
  /** Files that were uploaded before. */
  readonly attachments: readonly Attachment[];
  /** The offer it is about; absent without one. */
  readonly jobOffer?: JobOfferReference;
  /** When it was written (RFC 3339). */
  readonly queuedAt: string;
  /**
   * The server refused it with this message: it is sent again only on request, and does not block others. Null while
   * it may be sent.
   */
  readonly refusal: string | null;
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isQueued = (value: unknown): value is QueuedMessage =>
  isRecord(value) &&
  [value['key'], value['threadUniqueId'], value['queuedAt']].every((field) => typeof field === 'string') &&
  isTextOrNull(value['text']) &&
  isTextOrNull(value['refusal']) &&
  Array.isArray(value['attachments']) &&
  value['attachments'].every(isAttachment) &&
  (value['jobOffer'] === undefined || isOfferReference(value['jobOffer']));

/** Messages that the server has not confirmed; retried ones come last. */
export const persistedMessages = createPersistedMutationList<QueuedMessage>('OUTBOX', {
  mutationKey: ['chat-outbox'],
  isOne: isQueued,
  idOf: ({ key, refusal }) => (refusal === null ? key : `${key} refused`),
  mutationTarget: ({ key }) => key,
  refusalOf: ({ refusal }) => refusal,
});
