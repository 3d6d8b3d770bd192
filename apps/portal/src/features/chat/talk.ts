import type { ChatMessage } from '@michi/api/chat';

/** The loaded messages of a thread, the oldest first. */
export type Talk = readonly ChatMessage[];

/**
 * Merges messages of any source (a page of history, missed ones, an event, the response to sending) into a
 * conversation: by their number in the thread, each once, the latest version replacing earlier ones.
 */
export const mergeTalk = (talk: Talk, more: readonly ChatMessage[]): Talk => {
  const bySequence = new Map([...talk, ...more].map((message) => [message.sequence, message]));
  return [...bySequence.values()].toSorted((left, right) => left.sequence - right.sequence);
};

/** Number up to which no message is missing after the oldest one loaded; 0 for none. */
export const completeUpTo = (talk: Talk): number => {
  let last = talk[0]?.sequence ?? 0;
  for (const { sequence } of talk) if (sequence === last + 1) last = sequence;
  return last;
};

/** The number of the newest message; 0 for none. */
export const newestOf = (talk: Talk): number => talk.at(-1)?.sequence ?? 0;

/** Whether there are messages before the oldest one loaded: they are numbered from 1 without gaps. */
export const hasEarlier = (talk: Talk): boolean => (talk[0]?.sequence ?? 1) > 1;

/** Whether two parts of a thread overlap or are consecutive, so that together they have no gap. */
export const doAdjoin = (earlier: Talk, later: Talk): boolean => {
  const first = later[0]?.sequence;
  return first === undefined || first <= newestOf(earlier) + 1;
};
