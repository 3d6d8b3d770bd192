import { userEntry } from '../stored/entries.ts';
import { isAttachment, isRecord } from './isAttachment.ts';
import type { QueuedMessage } from './outbox.ts';

const entry = userEntry('OUTBOX');

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
    const kept: unknown = JSON.parse(entry.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isQueued) : [];
  } catch {
    return [];
  }
};

/** Keeps them over reloads and closed tabs. */
export const writeOutbox = (messages: readonly QueuedMessage[]): void =>
  messages.length === 0 ? entry.remove() : entry.write(JSON.stringify(messages));
