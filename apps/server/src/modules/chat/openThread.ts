import { sql, type Transaction } from 'kysely';
import type { ChatParty, Database } from '../../platform/database/schema.ts';

export interface PartyKey {
  readonly type: ChatParty;
  readonly id: string;
}

/** The columns of `chat_threads` that identify its party. */
export function partyColumns({ type, id }: PartyKey) {
  return {
    company_id: type === 'COMPANY' ? id : null,
    university_id: type === 'UNIVERSITY' ? id : null,
    desk_id: type === 'JOBHUNTING' ? id : null,
  };
}

export async function findDirectThread(
  transaction: Transaction<Database>,
  userId: string,
  party: PartyKey,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('chat_threads')
    .select('id')
    .where('user_id', '=', userId)
    .where('entity_id', '=', party.id)
    .where('kind', '=', 'DIRECT')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the id of the direct thread of a student with a party, which is created once even under concurrency. */
export async function openDirectThread(
  transaction: Transaction<Database>,
  userId: string,
  party: PartyKey,
  now: Date,
): Promise<string> {
  await transaction
    .insertInto('chat_threads')
    .values({ kind: 'DIRECT', user_id: userId, ...partyColumns(party), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'entity_id']).where('kind', '=', sql.lit('DIRECT')).doNothing(),
    )
    .execute();
  const id = await findDirectThread(transaction, userId, party);
  if (id === undefined) throw new Error('The thread that was just created does not exist.');
  await transaction
    .insertInto('chat_members')
    .values({ thread_id: id, user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'thread_id']).doNothing())
    .execute();
  return id;
}
