import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type {
  DocumentSection,
  PersonalData,
  PersonalReader,
} from '../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import { SEMINAR_STATUSES } from '../applications/transitions.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

const text = z.string().nullable();
const seminar = { seminarId: z.string(), seminar: z.string(), seminarJp: text };

const stored = z.object({
  applications: z.array(
    z.object({
      ...seminar,
      id: z.string(),
      startsAt: z.string(),
      status: z.enum(SEMINAR_STATUSES),
      reason: text,
      invitedAt: text,
      appliedAt: text,
      seatHeldUntil: text,
      attendedAt: text,
      cancelledAt: text,
      cancelReason: text,
    }),
  ),
  favorites: z.array(z.object({ ...seminar, addedAt: z.string() })),
  feedback: z.array(
    z.object({
      ...seminar,
      givenAt: z.string(),
      ratings: z.array(z.unknown()),
      texts: z.array(z.object({ questionId: z.string(), text: z.string() })),
    }),
  ),
});

type Stored = z.infer<typeof stored>;

/** Data of the seminar service about a student: applications, favorites, and feedback. */
export const seminarPersonalData: PersonalData = {
  name: 'seminars',
  tables: ['seminar_applications', 'seminar_favorites', 'seminar_feedback'],
  async collect(database, reader) {
    const data = await read(database, reader.userId);
    return { data, sections: sections(data, reader), files: [] };
  },
};

async function read(database: Kysely<Database>, userId: string): Promise<Stored> {
  const named = sql`'seminarId', s.id, 'seminar', s.title, 'seminarJp', s.title_jp`;
  const { rows } = await sql<{ found: unknown }>`
    select json_build_object(
      'applications', (
        select coalesce(json_agg(json_build_object(${named}, 'id', a.id, 'startsAt', ${instantJson('s.starts_at')},
          'status', a.status, 'reason', a.reason, 'invitedAt', ${instantJson('a.invited_at')},
          'appliedAt', ${instantJson('a.applied_at')}, 'seatHeldUntil', ${instantJson('a.seat_held_until')},
          'attendedAt', ${instantJson('a.attended_at')}, 'cancelledAt', ${instantJson('a.cancelled_at')},
          'cancelReason', a.cancel_reason) order by a.created_at, a.id), '[]')
        from seminar_applications a join seminars s on s.id = a.seminar_id where a.user_id = ${userId}),
      'favorites', (
        select coalesce(json_agg(json_build_object(${named}, 'addedAt', ${instantJson('f.created_at')})
          order by f.created_at, s.id), '[]')
        from seminar_favorites f join seminars s on s.id = f.seminar_id where f.user_id = ${userId}),
      'feedback', (
        select coalesce(json_agg(json_build_object(${named}, 'givenAt', ${instantJson('b.given_at')},
          'ratings', b.ratings, 'texts', b.texts) order by b.given_at, s.id), '[]')
        from seminar_feedback b join seminar_applications a on a.id = b.application_id
        join seminars s on s.id = a.seminar_id where a.user_id = ${userId})
    ) as found`.execute(database);
  return stored.parse(rows[0]?.found);
}

function sections(data: Stored, reader: PersonalReader): readonly DocumentSection[] {
  const words = WORDS[reader.language];
  const reasons: Readonly<Record<string, string>> = words.cancelReason;
  const nameOf = ({
    seminar: name,
    seminarJp,
  }: {
    readonly seminar: string;
    readonly seminarJp: string | null;
  }) => inLanguage(reader, name, seminarJp);
  return [
    section(words.applications, data.applications, reader, (one) => ({
      ...one,
      seminar: nameOf(one),
      status: words.status[one.status],
      cancelReason: one.cancelReason === null ? null : (reasons[one.cancelReason] ?? one.cancelReason),
    })),
    section(words.favorites, data.favorites, reader, (one) => ({ ...one, seminar: nameOf(one) })),
    section(words.feedback, data.feedback, reader, (one) => ({
      seminar: nameOf(one),
      givenAt: one.givenAt,
      texts: one.texts.map((answer) => answer.text),
    })),
  ];
}
