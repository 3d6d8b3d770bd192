import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/schema.ts';
import type { TransientEvent } from '../../platform/events/feed.ts';
import { broadcast } from '../../platform/events/wake.ts';
import { typingTo } from './topics.ts';

const typingSchema = z.object({
  threadUniqueId: z.uuid(),
  isTyping: z.boolean(),
  senderType: z.enum(['COMPANY', 'UNIVERSITY', 'JOBHUNTING', 'STUDENT']),
  senderName: z.string(),
  senderNameJp: z.string().nullable(),
});

/** Who is typing in which thread; not stored. */
export type Typing = z.infer<typeof typingSchema>;

/**
 * Broadcasts to the students of a thread that somebody is typing.
 * @param exceptUserId the student who is typing; null for a party
 */
export async function broadcastTyping(
  database: Kysely<Database>,
  typing: Typing,
  exceptUserId: string | null,
): Promise<void> {
  const members = await database
    .selectFrom('chat_members')
    .select('user_id')
    .where('thread_id', '=', typing.threadUniqueId)
    .$if(exceptUserId !== null, (query) => query.where('user_id', '<>', exceptUserId ?? ''))
    .execute();
  if (members.length === 0) return;
  await broadcast(
    database,
    members.map(({ user_id: userId }) => typingTo(userId)),
    typing,
  );
}

/** A student's names as others in a thread see them. */
export async function studentNames(
  database: Kysely<Database>,
  userId: string,
): Promise<Pick<Typing, 'senderName' | 'senderNameJp'>> {
  const { rows } = await sql<Pick<Typing, 'senderName' | 'senderNameJp'>>`
    select plain_name(
        written_name(family_name, null, first_name, family_name_jp, null, first_name_jp)) as "senderName",
      plain_name(nullif(concat_ws(' ', family_name_jp, first_name_jp), '')) as "senderNameJp"
    from user_details where user_id = ${userId}`.execute(database);
  return rows[0] ?? { senderName: '-', senderNameJp: null };
}

/** A typing notice as an event of the stream; null if it is invalid. */
export function typingEvent(notice: string): TransientEvent | null {
  const read = typingSchema.safeParse(jsonOf(notice));
  return read.success ? { name: 'typing', data: JSON.stringify({ kind: 'TYPING', ...read.data }) } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
