import { sql } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { partyColumns } from '../openThread.ts';
import { checkWritable, findStudent } from './findStudent.ts';
import type { Party } from './party.ts';

export interface NewGroup {
  readonly title: string;
  readonly titleJp: string | null;
  /** Emails of the invited students. */
  readonly to: readonly string[];
}

/**
 * Creates a group of a party with students it may write to.
 * @returns its id
 * @throws Refusal if one of them may not be invited; none is then
 */
export async function beginGroup(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  party: Party,
  group: NewGroup,
): Promise<string> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const userIds = new Set<string>();
    for (const email of group.to) {
      const userId = await findStudent(transaction, email);
      await checkWritable(transaction, party, userId);
      userIds.add(userId);
    }
    const { id } = await transaction
      .insertInto('chat_threads')
      .values({
        kind: 'GROUP',
        ...partyColumns(party),
        title: sql`plain_name(${group.title})`,
        title_jp: sql`plain_name(${group.titleJp})`,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('chat_members')
      .values([...userIds].map((userId) => ({ thread_id: id, user_id: userId, joined_at: now })))
      .execute();
    return id;
  });
}
