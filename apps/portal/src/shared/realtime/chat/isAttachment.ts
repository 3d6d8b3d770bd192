import type { Attachment } from '@michi/api/chat';

/** Whether something that was stored is an object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a stored value is a file that the server has. */
export const isAttachment = (value: unknown): value is Attachment =>
  isRecord(value) &&
  [value['id'], value['fileName'], value['mediaType']].every((field) => typeof field === 'string') &&
  typeof value['size'] === 'number';
