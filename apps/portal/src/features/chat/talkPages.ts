import type { ListMessagesParams } from '@michi/api/chat';
import { newestOf, type Talk } from './talk.ts';

export const pageSize = 50;

/** Parameters of the page around a message: half before, half after. */
export const pageAround = (message: number): ListMessagesParams => ({
  before: message + pageSize / 2 + 1,
  size: pageSize + 1,
});

/** Parameters of the page before the loaded messages. */
export const pageBefore = (talk: Talk): ListMessagesParams => ({
  before: talk[0]?.sequence ?? 1,
  size: pageSize,
});

/** Parameters of the page after the loaded messages; without the upper bound it would be the newest page. */
export const pageAfter = (talk: Talk): ListMessagesParams => {
  const after = newestOf(talk);
  return { after, before: after + pageSize + 1, size: pageSize };
};
