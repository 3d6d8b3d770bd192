import { session } from '@michi/api/session';
import type { QueryClient } from '@tanstack/react-query';
import { untilConnected } from '../connection/untilConnected.ts';
import { inTurn } from '../locks/inTurn.ts';
import { createActs, type Acts } from './acts.ts';
import { readActs, writeActs } from './actsStorage.ts';
import { sendAct } from './sendAct.ts';

const lockName = 'michi-waiting-acts';

/** Nothing ends the wait but the connection. */
const never = new AbortController().signal;

/** What the services answer to an act. */
export type ActAnswer = Awaited<ReturnType<typeof sendAct>>;

const known = new WeakMap<QueryClient, Acts<ActAnswer>>();

/** The acts of a signed-in student: one queue for as long as their data is held, whichever screen is shown. */
export const actsOf = (client: QueryClient): Acts<ActAnswer> => {
  const before = known.get(client);
  if (before !== undefined) return before;
  const owner = session.get('USER_ID');
  const isOwnersTurn = () => session.isSignedIn() && session.get('USER_ID') === owner;
  const acts = createActs<ActAnswer>({
    read: () => (isOwnersTurn() ? readActs() : []),
    write: (kept) => {
      if (isOwnersTurn()) writeActs(kept);
    },
    send: sendAct,
    isOnline: () => navigator.onLine,
    connection: (failures) => untilConnected(failures, never),
    exclusively: (work) => inTurn(lockName, work),
    now: () => new Date(),
  });
  // What another tab set, or sent.
  globalThis.addEventListener('storage', acts.resume);
  known.set(client, acts);
  return acts;
};
