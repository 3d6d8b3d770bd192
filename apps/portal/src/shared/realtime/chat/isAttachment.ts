import type { Attachment } from '@michi/api/chat';
import { isRecord } from '../../json/parseJson.ts';

/** Whether a stored value is a file on the server. */
export const isAttachment = (value: unknown): value is Attachment =>
  isRecord(value) &&
  [value['id'], value['fileName'], value['mediaType']].every((field) => typeof field === 'string') &&
  typeof value['size'] === 'number';
