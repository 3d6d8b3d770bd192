import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { lines } from '../../../platform/personal-data/lines.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Messages in the document for people, the latest; the data for programs has all. */
const MOST_IN_DOCUMENT = 1_000;

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
    const data = {
      threads: await readThreads(database, userId),
      messages: await readMessages(database, userId),
      blocks: await readBlocks(database, userId),
      reports: await readReports(database, userId),
    };
    const isJapanese = reader.language === 'jp';
    const words = WORDS[reader.language];
    const { title: messagesTitle, ...message } = words.messages;
    const party = ({ name, nameJp }: Named): string => (isJapanese ? (nameJp ?? name) : name);
    return {
      data,
      sections: [
        {
          title: messagesTitle,
          blocks: data.messages.slice(0, MOST_IN_DOCUMENT).map((one) =>
            lines(
              message,
              {
                ...one,
                party: party(one),
                from: (isJapanese ? one.senderNameJp : null) ?? one.senderName,
              },
              reader,
            ),
          ),
        },
        section(words.blocks, data.blocks, reader, (one) => ({ ...one, party: party(one) })),
        section(words.reports, data.reports, reader, (one) => ({ ...one, party: party(one) })),
      ],
      files: [],
    };
  },
};

interface Named {
  readonly name: string;
  readonly nameJp: string | null;
}

async function readThreads(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('chat_members as me')
    .innerJoin('chat_threads as t', 't.id', 'me.thread_id')
    .innerJoin('chat_entities as e', 'e.id', 't.entity_id')
    .select([
      't.id',
      't.kind',
      'e.type',
      'e.name',
      'e.name_jp as nameJp',
      't.title',
      't.title_jp as titleJp',
      'me.read_up_to as readUpTo',
      'me.joined_at as joinedAt',
    ])
    .where('me.user_id', '=', userId)
    .orderBy('me.joined_at')
    .orderBy('t.id')
    .execute();
}

interface MessageRow extends Named {
  readonly threadId: string;
  readonly sequence: number;
  readonly senderName: string;
  readonly senderNameJp: string | null;
  readonly text: string | null;
  readonly sentAt: string;
  readonly files: readonly string[];
}

async function readMessages(database: Kysely<Database>, userId: string): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.thread_id as "threadId", m.sequence, e.name, e.name_jp as "nameJp", m.sender_name as "senderName",
      m.sender_name_jp as "senderNameJp", m.text, m.sent_at as "sentAt", array(
        select f.name from chat_attachments a join files f on f.id = a.file_id
        where a.thread_id = m.thread_id and a.sequence = m.sequence order by a.position) as files
    from chat_messages m
    join chat_threads t on t.id = m.thread_id
    join chat_entities e on e.id = t.entity_id
    where t.user_id = ${userId} or m.sender_user_id = ${userId}
    order by m.sent_at desc, m.thread_id, m.sequence desc`.execute(database);
  return rows;
}

async function readBlocks(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('chat_blocks as b')
    .innerJoin('chat_entities as e', 'e.id', 'b.entity_id')
    .select(['e.id', 'e.name', 'e.name_jp as nameJp', 'b.blocked_at as blockedAt'])
    .where('b.user_id', '=', userId)
    .orderBy('b.blocked_at')
    .execute();
}

async function readReports(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('chat_reports as r')
    .innerJoin('chat_threads as t', 't.id', 'r.thread_id')
    .innerJoin('chat_entities as e', 'e.id', 't.entity_id')
    .select([
      'r.thread_id as threadId',
      'e.name',
      'e.name_jp as nameJp',
      'r.reason',
      'r.note',
      'r.sequence',
      'r.message_text as messageText',
      'r.reported_at as reportedAt',
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.reported_at')
    .execute();
}
