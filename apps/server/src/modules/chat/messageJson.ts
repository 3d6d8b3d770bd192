import { sql, type RawBuilder } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';

/**
 * A message as the contract's `ChatMessage`, for the student of the row `me` of `chat_members`; `t` is its thread.
 * @param alias of the table `chat_messages` in the statement
 */
export function messageJson(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isMine = sql`coalesce(${of('sender_user_id')} = me.user_id, false)`;
  const attachments = sql`(
    select coalesce(json_agg(json_build_object('id', f.id, 'fileName', f.name, 'mediaType', f.media_type, 'size', f.size)
      order by a.position), '[]')
    from chat_attachments a join files f on f.id = a.file_id
    where a.thread_id = ${of('thread_id')} and a.sequence = ${of('sequence')})`;
  return sql`json_build_object('id', ${of('id')}, 'threadUniqueId', ${of('thread_id')},
    'sequence', ${of('sequence')}, 'senderType', ${of('sender_type')}, 'senderName', ${of('sender_name')},
    'senderNameJp', ${of('sender_name_jp')}, 'isMine', ${isMine}, 'text', ${of('text')},
    'attachments', ${attachments}, 'sentAt', ${instantJson(`${alias}.sent_at`)},
    'isRead', ${of('sequence')} <= case when ${isMine} then t.entity_read_up_to else me.read_up_to end,
    'isRemoved', ${of('removed_at')} is not null,
    'clientKey', case when ${isMine} then ${of('client_key')} end)`;
}
