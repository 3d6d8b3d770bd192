import { expect, test } from 'vitest';
import { readChatEvent } from './chatEvents.ts';
import { message } from './test/exampleMessage.ts';

const threadUniqueId = 'thread';

test.each([
  { kind: 'BEGIN', isComplete: false },
  { kind: 'MESSAGE', threadUniqueId, message: message() },
  { kind: 'READ', threadUniqueId, reader: 'COMPANY', isMine: false, readUpTo: 4 },
  {
    kind: 'TYPING',
    threadUniqueId,
    isTyping: true,
    senderType: 'COMPANY',
    senderName: 'Isobe',
    senderNameJp: null,
  },
])('reads an event of kind $kind', (event) => {
  expect(readChatEvent(JSON.stringify(event))).toEqual(event);
});

test.each([
  'no JSON',
  'null',
  '{"kind":"LATER"}',
  '{"kind":"toString"}',
  '{"kind":"READ","threadUniqueId":"thread","isMine":false,"readUpTo":-1}',
  JSON.stringify({ kind: 'MESSAGE', threadUniqueId, message: { ...message(), sequence: '4' } }),
])('ignores an unknown or invalid event: %s', (data) => {
  expect(readChatEvent(data)).toBeNull();
});
