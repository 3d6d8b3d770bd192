import { manifest } from '@michi/api/manifest';
import type { Transaction } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { route } from '../../platform/validation/route.ts';
import { leaveGroups } from './leaveGroups.ts';
import { showContact } from './showContact.ts';
import { jsonData } from '../../platform/json/jsonText.ts';

/**
 * Blocks a party or unblocks it. Blocking leaves its groups permanently; after unblocking the party may invite the
 * student again.
 */
export function blockEntity(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.chat.updateEntityBlock, async ({ params, body, user, now }) => {
    if (user.studentId === null) throw new Problem('FORBIDDEN');
    await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      if (body.isBlocked) await block(transaction, user.id, params.id, now);
      else {
        await transaction
          .deleteFrom('chat_blocks')
          .where('user_id', '=', user.id)
          .where('entity_id', '=', params.id)
          .execute();
      }
    });
    return { status: 200, json: jsonData(await showContact(database, params.id, user, now)) };
  });
}

async function block(
  transaction: Transaction<Database>,
  userId: string,
  entityId: string,
  now: Date,
): Promise<void> {
  const party = await transaction
    .selectFrom('chat_entities')
    .select(['id', 'type'])
    .where('id', '=', entityId)
    .executeTakeFirst();
  if (party === undefined) throw new Problem('NOT_FOUND');
  // A message of the party that is on its way is written before or refused after.
  await transaction
    .selectFrom('chat_threads')
    .select('id')
    .where('user_id', '=', userId)
    .where('entity_id', '=', party.id)
    .where('kind', '=', 'DIRECT')
    .forNoKeyUpdate()
    .execute();
  await leaveGroups(transaction, userId, party.id);
  await transaction
    .insertInto('chat_blocks')
    .values({ user_id: userId, entity_id: party.id, entity_type: party.type, blocked_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'entity_id']).doNothing())
    .execute();
}
