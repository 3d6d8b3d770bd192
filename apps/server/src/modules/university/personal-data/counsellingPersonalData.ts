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
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

const text = z.string().nullable();

const stored = z.object({
  appointments: z.array(
    z.object({
      id: z.string(),
      counsellor: z.string(),
      counsellorJp: text,
      topic: z.enum(['CAREER_PLANNING', 'JOB_SEARCH', 'RESUME', 'INTERVIEW', 'OFFER', 'OTHER']),
      style: z.enum(['ONLINE', 'OFFLINE']),
      startsAt: z.string(),
      endsAt: z.string(),
      status: z.enum(['BOOKED', 'ATTENDED', 'MISSED', 'CANCELLED']),
      question: text,
      note: text,
      bookedAt: z.string(),
      cancelledAt: text,
      resumeIds: z.array(z.string()),
      files: z.array(z.string()),
    }),
  ),
  filesOfNoAppointment: z.array(z.object({ fileName: z.string(), uploadedAt: z.string() })),
});

type Stored = z.infer<typeof stored>;

/** Data of the career office about a student: appointments with their questions, and files. */
export const counsellingPersonalData: PersonalData = {
  name: 'careerOffice',
  tables: ['counsellings', 'counselling_files', 'counselling_resumes'],
  async collect(database, reader) {
    const data = await read(database, reader.userId);
    return { data, sections: sections(data, reader), files: [] };
  },
};

async function read(database: Kysely<Database>, userId: string): Promise<Stored> {
  const { rows } = await sql<{ found: unknown }>`
    select json_build_object(
      'appointments', (
        select coalesce(json_agg(json_build_object('id', k.id, 'counsellor', c.name, 'counsellorJp', c.name_jp,
          'topic', k.topic, 'style', k.style, 'startsAt', ${instantJson('k.starts_at')},
          'endsAt', ${instantJson('k.ends_at')}, 'status', k.status, 'question', k.question, 'note', k.note,
          'bookedAt', ${instantJson('k.booked_at')}, 'cancelledAt', ${instantJson('k.cancelled_at')},
          'resumeIds', array(select r.resume_id from counselling_resumes r where r.counselling_id = k.id
            order by r.position),
          'files', array(select f.name from counselling_files o join files f on f.id = o.file_id
            where o.counselling_id = k.id order by o.position, o.id)) order by k.starts_at, k.id), '[]')
        from counsellings k join counsellors c on c.id = k.counsellor_id where k.user_id = ${userId}),
      'filesOfNoAppointment', (
        select coalesce(json_agg(json_build_object('fileName', f.name,
          'uploadedAt', ${instantJson('o.created_at')}) order by o.created_at, o.id), '[]')
        from counselling_files o join files f on f.id = o.file_id
        where o.user_id = ${userId} and o.counselling_id is null)
    ) as found`.execute(database);
  return stored.parse(rows[0]?.found);
}

function sections(data: Stored, reader: PersonalReader): readonly DocumentSection[] {
  const words = WORDS[reader.language];
  return [
    section(words.appointments, data.appointments, reader, (one) => ({
      ...one,
      counsellor: inLanguage(reader, one.counsellor, one.counsellorJp),
      topic: words.topics[one.topic],
      style: words.styles[one.style],
      status: words.statuses[one.status],
    })),
    section(words.files, data.filesOfNoAppointment, reader, (one) => one),
  ];
}
