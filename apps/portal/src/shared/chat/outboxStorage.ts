import { session } from '@michi/api/session';
import { lastingDrafts } from '../drafts/drafts.ts';
import { isAttachment, isRecord } from './isAttachment.ts';
import type { QueuedMessage } from './outbox.ts';

/** Kept by user: whoever signs in next never sends another's words. */
const form = (): string => `chat-outbox-${session.get('USER_ID') ?? ''}`;

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isQueued = (value: unknown): value is QueuedMessage =>
  isRecord(value) &&
  [value['key'], value['threadUniqueId'], value['queuedAt']].every((field) => typeof field === 'string') &&
  isTextOrNull(value['text']) &&
  isTextOrNull(value['refusal']) &&
  Array.isArray(value['attachments']) &&
  value['attachments'].every(isAttachment);

/** The messages that this student has not got through yet, in the order written. */
export const readOutbox = (): readonly QueuedMessage[] => {
  try {
    const kept: unknown = JSON.parse(lastingDrafts.read(form())['messages'] ?? '[]');
    return Array.isArray(kept) ? kept.filter(isQueued) : [];
  } catch {
    return [];
  }
};

/** Keeps them over reloads and closed tabs. */
export const writeOutbox = (messages: readonly QueuedMessage[]): void =>
  messages.length === 0
    ? lastingDrafts.discard(form())
    : lastingDrafts.keep(form(), { messages: JSON.stringify(messages) });
