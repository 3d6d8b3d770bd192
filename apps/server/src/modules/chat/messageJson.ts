import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { offerReference } from '../job/index.ts';
import { columnsOf, instant, json, listOf, onlyWhen, wordOf } from '../../platform/json/json.ts';

/** A message (chat contract, `ChatMessage`). */
export type ChatMessage = ResponseBody<typeof manifest.chat.listMessages, 200>['data']['data'][number];

const F = columnsOf<'files'>('f');

/**
 * A message as the contract's `ChatMessage`, for the student of the row `me` of `chat_members`; `t` is its thread.
 * @param alias of the table `chat_messages` in the statement
 */
export function messageJson(alias: string): RawBuilder<ChatMessage> {
  const of = columnsOf<'chat_messages'>(alias);
  const isMine = sql<boolean>`coalesce(${of('sender_user_id')} = me.user_id, false)`;
  const attachments = listOf(
    json<ChatMessage['attachments'][number]>({
      id: F('id'),
      fileName: F('name'),
      mediaType: wordOf<ChatMessage['attachments'][number]['mediaType']>(F('media_type')),
      size: F('size'),
    }),
    {
      order: sql`a.position`,
      from: sql`chat_attachments a join files f on f.id = a.file_id
    where a.thread_id = ${of('thread_id')} and a.sequence = ${of('sequence')}`,
    },
  );
  return json<ChatMessage>({
    id: of('id'),
    threadUniqueId: of('thread_id'),
    sequence: of('sequence'),
    senderType: of('sender_type'),
    senderName: of('sender_name'),
    senderNameJp: of('sender_name_jp'),
    isMine,
    text: of('text'),
    attachments,
    jobOffer: offerReference(of('job_offer_id')),
    sentAt: instant(of('sent_at')),
    isRead: sql<boolean>`${of('sequence')} <= case when ${isMine} then t.entity_read_up_to else me.read_up_to end`,
    isRemoved: sql<boolean>`${of('removed_at')} is not null`,
    clientKey: onlyWhen(isMine, of('client_key')),
  });
}
