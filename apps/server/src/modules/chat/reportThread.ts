import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { invalidFields, Problem } from '../../platform/problem/problem.ts';
import { route } from '../../platform/validation/route.ts';
import { findOwnThread } from './listMessages.ts';
import { successMessage } from './successMessage.ts';

/** Reports a conversation to Michi. The text of the message is stored with the report; a later report replaces it. */
export function reportThread(router: ServiceRouter): void {
  const { database } = router.deps;
  route(router, manifest.chat.reportThread, async ({ params, body, user, language, now }) => {
    const note = (body.note ?? '').trim();
    await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      const thread = await findOwnThread(transaction, params.id, user.id);
      if (thread === undefined) throw new Problem('NOT_FOUND');
      if (body.reason === 'OTHERS' && note === '') throw invalidFields({ note: 'note' });
      const message = await transaction
        .selectFrom('chat_messages')
        .select(['sequence', 'text', 'sender_name'])
        .where('thread_id', '=', thread.id)
        .where('sequence', '=', body.sequence ?? 0)
        .executeTakeFirst();
      const report = {
        reason: body.reason,
        note: note === '' ? null : note,
        sequence: message?.sequence ?? null,
        message_text: message?.text ?? null,
        sender_name: message?.sender_name ?? null,
        reported_at: now,
        handled_at: null,
      };
      await transaction
        .insertInto('chat_reports')
        .values({ user_id: user.id, thread_id: thread.id, ...report })
        .onConflict((conflict) => conflict.columns(['user_id', 'thread_id']).doUpdateSet(report))
        .execute();
    });
    return {
      status: 200,
      body: { data: { isReported: true }, message: successMessage(language, 'reported') },
    };
  });
}
