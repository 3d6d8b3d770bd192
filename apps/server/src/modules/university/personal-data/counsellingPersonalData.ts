import { sql, type Transaction } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Database } from '../../../platform/database/schema.ts';

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the career office about a student: appointments with their questions, and files. */
export const counsellingPersonalData: PersonalData = {
  name: 'careerOffice',
  tables: ['counsellings', 'counselling_files', 'counselling_resumes'],
  async collect(database, reader) {
    const { userId } = reader;
    const { rows: appointments } = await sql<{ topic: string; style: string; status: string }>`
      select k.id, c.name as counsellor, c.name_jp as "counsellorJp", k.topic, k.style, k.starts_at as "startsAt",
        k.ends_at as "endsAt", k.status, k.question, k.note, k.booked_at as "bookedAt",
        k.cancelled_at as "cancelledAt",
        (select o.code from job_offers o where o.id = k.job_offer_id) as "offerCode",
        array(select r.resume_id::text from counselling_resumes r where r.counselling_id = k.id
          order by r.position) as "resumeIds",
        array(select f.name from counselling_files o join files f on f.id = o.file_id
          where o.counselling_id = k.id order by o.position, o.id) as files
      from counsellings k join counsellors c on c.id = k.counsellor_id
      where k.user_id = ${userId} order by k.starts_at, k.id`.execute(database);
    const { rows: filesOfNoAppointment } = await sql<object>`
      select f.name as "fileName", o.created_at as "uploadedAt"
      from counselling_files o join files f on f.id = o.file_id
      where o.user_id = ${userId} and o.counselling_id is null order by o.created_at, o.id`.execute(database);
    const messages = MESSAGES[reader.language];
    return {
      data: { appointments, filesOfNoAppointment },
      sections: [
        section(messages.appointments, appointments, reader, ({ topic, style, status }) => ({
          topic: labelOf(messages.topics, topic),
          style: labelOf(messages.styles, style),
          status: labelOf(messages.statuses, status),
        })),
        section(messages.files, filesOfNoAppointment, reader),
      ],
    };
  },
};

/**
 * Runs in the transaction that deletes the account. Deletes appointments with their questions and files, which frees
 * their slots; the counsellor's number of students assisted stays.
 */
export async function forgetCounsellings(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    update counsellors c set assisted_before = assisted_before + 1
    where c.id in (select k.counsellor_id from counsellings k
      where k.user_id = ${userId} and k.status = 'ATTENDED')`.execute(transaction);
  await transaction.deleteFrom('counselling_files').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('counsellings').where('user_id', '=', userId).execute();
}
