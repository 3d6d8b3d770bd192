import type { ListMessagesParams } from '@michi/api/chat';
import { expect, test } from 'vitest';
import { doAdjoin, hasEarlier, mergeTalk, type Talk } from './talk.ts';
import { pageAfter, pageAround, pageBefore } from './talkPages.ts';
import { message } from './test/exampleMessage.ts';

/** The contract's `listMessages` response for a thread with a number of messages. */
const answer = (total: number, { before = total + 1, after = 0, size = 20 }: ListMessagesParams): Talk => {
  const last = Math.min(before - 1, total);
  const first = Math.max(after + 1, last - size + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    message({ sequence: last - index }),
  );
};
const numbers = (talk: Talk) => talk.map(({ sequence }) => sequence);

test.each([
  ['in the midst', 1000, 500],
  ['at the beginning', 1000, 1],
  ['near the end', 1000, 990],
  ['in a short thread', 30, 12],
])(
  'a message %s is read with what stands around it, and on to both ends without a gap',
  (_case, total, place) => {
    const live = mergeTalk([], answer(total, { size: 50 }));
    let talk = mergeTalk([], answer(total, pageAround(place)));
    expect(numbers(talk)).toContain(place);
    while (!doAdjoin(talk, live)) talk = mergeTalk(talk, answer(total, pageAfter(talk)));
    while (hasEarlier(talk)) talk = mergeTalk(talk, answer(total, pageBefore(talk)));
    expect(numbers(mergeTalk(talk, live))).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  },
);
