import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/**
 * Data of the chat service about a student: their direct threads completely, and in groups their own messages, since
 * the others belong to other people. Files are among those of the account.
 */
export const chatPersonalData: PersonalData = {
  name: 'chat',
  tables: [
    'chat_threads',
    'chat_members',
    'chat_messages',
    'chat_attachments',
    'chat_blocks',
    'chat_reports',
  ],
  async collect(database, reader) {
    const { userId } = reader;
    const { rows: threads } = await sql`
      select t.id, t.kind, e.type, e.name, e.name_jp as "nameJp", t.title, t.title_jp as "titleJp",
        me.read_up_to as "readUpTo", me.joined_at as "joinedAt"
      from chat_members me join chat_threads t on t.id = me.thread_id join chat_entities e on e.id = t.entity_id
      where me.user_id = ${userId} order by me.joined_at, t.id`.execute(database);
    const { rows: messages } = await sql<Named & { senderName: string; senderNameJp: string | null }>`
      select m.thread_id as "threadId", m.sequence, e.name, e.name_jp as "nameJp", m.sender_name as "senderName",
        m.sender_name_jp as "senderNameJp", m.text, m.sent_at as "sentAt",
        (select o.code from job_offers o where o.id = m.job_offer_id) as "offerCode", array(
          select f.name from chat_attachments a join files f on f.id = a.file_id
          where a.thread_id = m.thread_id and a.sequence = m.sequence order by a.position) as files
      from chat_messages m join chat_threads t on t.id = m.thread_id join chat_entities e on e.id = t.entity_id
      where t.user_id = ${userId} or m.sender_user_id = ${userId}
      order by m.sent_at desc, m.thread_id, m.sequence desc`.execute(database);
    const { rows: blocks } = await sql<Named>`
      select e.id, e.name, e.name_jp as "nameJp", b.blocked_at as "blockedAt"
      from chat_blocks b join chat_entities e on e.id = b.entity_id
      where b.user_id = ${userId} order by b.blocked_at`.execute(database);
    const { rows: reports } = await sql<Named>`
      select r.thread_id as "threadId", e.name, e.name_jp as "nameJp", r.reason, r.note, r.sequence,
        r.message_text as "messageText", r.reported_at as "reportedAt"
      from chat_reports r join chat_threads t on t.id = r.thread_id join chat_entities e on e.id = t.entity_id
      where r.user_id = ${userId} order by r.reported_at`.execute(database);
    const texts = MESSAGES[reader.language];
    const party = ({ name, nameJp }: Named) => ({ party: name, partyJp: nameJp });
    return {
      data: { threads, messages, blocks, reports },
      sections: [
        section(texts.messages, messages, reader, (one) => ({
          ...party(one),
          from: one.senderName,
          fromJp: one.senderNameJp,
        })),
        section(texts.blocks, blocks, reader, party),
        section(texts.reports, reports, reader, party),
      ],
    };
  },
};

interface Named {
  readonly name: string;
  readonly nameJp: string | null;
}
