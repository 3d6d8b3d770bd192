import { sql } from 'kysely';
import type { ApplicationStage } from '../src/pipeline/transitions.ts';
import type { ChatParty } from '../src/platform/database/schema.ts';
import type { Deps } from '../src/platform/deps.ts';
import type { Calendar } from './calendar.ts';
import { CONVERSATIONS, type SeedConversation, type SeedSpeaker } from './data/chats.ts';
import { seedId } from './seedId.ts';

/** Who writes in the demo, beside Michi. */
export interface ChatSeed {
  readonly universityId: string;
  readonly studentIds: Readonly<Record<Exclude<SeedSpeaker, 'party'>, string>>;
  /** The companies a student has an application with at a stage, each once. */
  readonly companyIds: (student: Exclude<SeedSpeaker, 'party'>, stage: ApplicationStage) => readonly string[];
}

/** Threads are numbered from 0x2001, their messages from 0x3000 on, a hundred and twenty-eight for each. */
const THREADS = 0x2001;
const MESSAGES = 0x3001;
const MESSAGES_OF_THREAD = 0x80;

/** The conversations of Hana and Alex, with their read positions, without notifications. */
export async function seedChats(
  database: Deps['database'],
  calendar: Calendar,
  fixture: ChatSeed,
): Promise<void> {
  const taken = new Set<string>();
  for (const [index, conversation] of CONVERSATIONS.entries()) {
    const party = await partyOf(database, conversation, fixture, taken);
    await seedConversation(database, calendar, fixture, conversation, party, index);
  }
}

interface SeedParty {
  readonly type: ChatParty;
  readonly id: string;
  /** Under which names it writes. */
  readonly name: string;
  readonly nameJp: string | null;
}

/** The name of a party's member, shown with the party's name. */
const WRITERS: Readonly<Record<ChatParty, readonly [string, string]>> = {
  COMPANY: [' recruiting', ' 採用担当'],
  UNIVERSITY: [' career office', ' キャリアセンター'],
  JOBHUNTING: ['', ''],
};

async function partyOf(
  database: Deps['database'],
  conversation: SeedConversation,
  fixture: ChatSeed,
  taken: Set<string>,
): Promise<SeedParty> {
  const id = await partyId(database, conversation, fixture, taken);
  const {
    type,
    name,
    name_jp: nameJp,
  } = await database
    .selectFrom('chat_entities')
    .select(['type', 'name', 'name_jp'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [english, japanese] = WRITERS[type];
  return { type, id, name: name + english, nameJp: nameJp === null ? null : nameJp + japanese };
}

async function partyId(
  database: Deps['database'],
  { with: who, students }: SeedConversation,
  fixture: ChatSeed,
  taken: Set<string>,
): Promise<string> {
  if (who === 'UNIVERSITY') return fixture.universityId;
  if (who === 'MICHI') {
    const desk = await database.selectFrom('chat_desks').select('id').orderBy('id').executeTakeFirstOrThrow();
    return desk.id;
  }
  const [student] = students;
  const company =
    student === undefined ? undefined : fixture.companyIds(student, who).find((id) => !taken.has(id));
  if (company === undefined) throw new Error(`The demo has nobody to write with at the stage ${who}.`);
  taken.add(company);
  return company;
}

async function seedConversation(
  database: Deps['database'],
  calendar: Calendar,
  { studentIds }: ChatSeed,
  { students, title, unread, unreadByParty, lines }: SeedConversation,
  party: SeedParty,
  index: number,
): Promise<void> {
  const threadId = seedId('chat', THREADS + index);
  const [student] = students;
  const inTitle = (text: string): string =>
    text
      .replace('{year}', String(calendar.graduationYear))
      .replace('{short}', String(calendar.graduationYear).slice(-2));
  const sentAt = lines.map(([, daysAgo, time]) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    // Nothing is said in the future, however early it is.
    return new Date(Math.min(calendar.at(-daysAgo, hour, minute).getTime(), calendar.now.getTime()));
  });
  await database
    .insertInto('chat_threads')
    .values({
      id: threadId,
      kind: title === undefined ? 'DIRECT' : 'GROUP',
      company_id: party.type === 'COMPANY' ? party.id : null,
      university_id: party.type === 'UNIVERSITY' ? party.id : null,
      desk_id: party.type === 'JOBHUNTING' ? party.id : null,
      user_id: title === undefined && student !== undefined ? studentIds[student] : null,
      title: title === undefined ? null : inTitle(title[0]),
      title_jp: title === undefined ? null : inTitle(title[1]),
      last_sequence: lines.length,
      entity_read_up_to: lines.length - unreadByParty,
      created_at: sentAt[0] ?? calendar.now,
      updated_at: sentAt.at(-1) ?? calendar.now,
    })
    .execute();
  const readUpTo = lines.length - unread;
  await database
    .insertInto('chat_members')
    .values(
      students.map((who) => ({
        thread_id: threadId,
        user_id: studentIds[who],
        read_up_to: readUpTo,
        sent_count: lines.filter(([speaker]) => speaker === who).length,
        sent_read: lines.slice(0, readUpTo).filter(([speaker]) => speaker === who).length,
        joined_at: sentAt[0] ?? calendar.now,
      })),
    )
    .execute();
  for (const [place, [who, , , text]] of lines.entries()) {
    await database
      .insertInto('chat_messages')
      .values({
        id: seedId('chat', MESSAGES + index * MESSAGES_OF_THREAD + place),
        thread_id: threadId,
        sequence: place + 1,
        sent_at: sentAt[place] ?? calendar.now,
        text,
        ...(who === 'party'
          ? { sender_type: party.type, sender_name: party.name, sender_name_jp: party.nameJp }
          : {
              sender_type: 'STUDENT',
              sender_user_id: studentIds[who],
              sender_number: lines.slice(0, place + 1).filter(([speaker]) => speaker === who).length,
              sender_name: sql<string>`(
                select concat_ws(' ', first_name, family_name) from user_details where user_id = ${studentIds[who]})`,
              sender_name_jp: sql<string | null>`(
                select nullif(concat_ws(' ', family_name_jp, first_name_jp), '')
                from user_details where user_id = ${studentIds[who]})`,
            }),
      })
      .execute();
  }
}
