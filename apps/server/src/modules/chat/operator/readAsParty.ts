import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { oneLine } from '../../../platform/mail/oneLine.ts';
import { markReadByParty } from '../markRead.ts';
import type { Party } from './party.ts';
import { partysThread, type MessageTarget } from './writeAsParty.ts';

/** The latest messages are shown. */
const SHOWN = 30;

/** Shows a thread to its party in lines for the operator, and marks it as read. */
export async function readAsParty(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  party: Party,
  target: MessageTarget,
): Promise<readonly string[]> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const thread = await partysThread(transaction, party, target, now);
    await markReadByParty(transaction, thread, party.type, now);
    const rows = await transaction
      .selectFrom('chat_messages')
      .leftJoin('job_offers', 'job_offers.id', 'chat_messages.job_offer_id')
      .select(['sequence', 'chat_messages.sent_at', 'sender_name', 'text', 'code', 'position'])
      .where('thread_id', '=', thread.id)
      .where('sequence', '>', thread.lastSequence - SHOWN)
      .orderBy('sequence')
      .execute();
    return [
      `Thread ${thread.id}, ${thread.lastSequence} messages.`,
      ...rows.map(
        ({ sequence, sent_at: sentAt, sender_name: name, text, code, position }) =>
          `${sequence}  ${operatorMoment(sentAt)}  ${name}: ${oneLine(text ?? '(files)')}${code === null ? '' : `  (about offer ${code}, ${position})`}`,
      ),
    ];
  });
}
