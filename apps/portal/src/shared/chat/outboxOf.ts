import { sendMessage } from '@michi/api/chat';
import { session } from '@michi/api/session';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { untilConnected } from '../connection/untilConnected.ts';
import { errorMessage } from '../errors/errorMessage.ts';
import { inTurn } from '../locks/inTurn.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { readOutbox, writeOutbox } from './outboxStorage.ts';

const lockName = 'michi-chat-outbox';

/** Nothing ends the wait but the connection. */
const never = new AbortController().signal;

const outboxes = new WeakMap<QueryClient, Outbox>();

/**
 * The outbox of a signed-in student: one for as long as their data is held, whichever screen is shown.
 * @param t words for what the server refuses
 */
export const outboxOf = (client: QueryClient, t: TFunction<'shared'>): Outbox => {
  const known = outboxes.get(client);
  if (known !== undefined) return known;
  const owner = session.get('USER_ID');
  const isOwnersTurn = () => session.isSignedIn() && session.get('USER_ID') === owner;
  const outbox = createOutbox({
    read: () => (isOwnersTurn() ? readOutbox() : []),
    write: (messages) => {
      if (isOwnersTurn()) writeOutbox(messages);
    },
    send: ({ key, threadUniqueId, text, attachments }) =>
      sendMessage(
        {
          threadUniqueId,
          ...(text !== null && { text }),
          ...(attachments.length > 0 && { attachmentIds: attachments.map(({ id }) => id) }),
        },
        { 'Idempotency-Key': key },
      ),
    connection: (failures) => untilConnected(failures, never),
    // Also without locks the keys keep a message from being sent twice.
    exclusively: (work) => inTurn(lockName, work),
    words: (error) => errorMessage(error, t),
  });
  // What another tab wrote, sent or gave up.
  globalThis.addEventListener('storage', outbox.resume);
  outboxes.set(client, outbox);
  return outbox;
};
