import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readRecords } from '../../../platform/import/readRecords.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { readPhoto, savePhoto } from './counsellorPhoto.ts';
import { readCounsellorRecord, weekdayNumber, type CounsellorRecord } from './readCounsellorRecord.ts';

/**
 * Adds counsellors with their hours and absences from a file, or changes those who are there, known again by university
 * and name. A refused record costs none of the others. Appointments that are booked stay, whatever the new hours are.
 */
export async function addCounsellors(deps: Deps, path: string, progress: Progress): Promise<CommandReport> {
  const { size } = await stat(path);
  const refused: string[] = [];
  let saved = 0;
  progress(0, size);
  for await (const { line, text } of readRecords(path, (bytes) => progress(bytes, size))) {
    const read = readCounsellorRecord(text);
    if ('refused' in read) {
      refused.push(`Line ${line}: ${read.refused}`);
      continue;
    }
    try {
      const photo = await readPhoto(dirname(path), read.counsellor.photo);
      const id = await saveCounsellor(deps.database, read.counsellor);
      await savePhoto(deps, id, photo);
      saved += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(`Line ${line}: ${error.message}`);
    }
  }
  return {
    lines: [...refused, `${saved} counsellors saved, ${refused.length} refused`],
    ok: refused.length === 0,
  };
}

/** @returns the counsellor's id */
async function saveCounsellor(database: Kysely<Database>, record: CounsellorRecord): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const university = await transaction
      .selectFrom('universities')
      .select('id')
      .where((where) =>
        where.or([where('name', '=', record.university), where('name_jp', '=', record.university)]),
      )
      .executeTakeFirst();
    if (university === undefined)
      throw new Refusal(null, `university: no university is called ${record.university}`);
    const values = {
      name_jp: record.nameJp,
      position: record.position,
      position_jp: record.positionJp,
      style: record.style,
      languages: [...record.languages],
      topics: [...record.topics],
      about: record.about,
      about_jp: record.aboutJp,
      how_i_can_help: record.howICanHelp,
      how_i_can_help_jp: record.howICanHelpJp,
      schedule: record.schedule,
      schedule_jp: record.scheduleJp,
      timezone: record.timezone === 'JST' ? 'Asia/Tokyo' : record.timezone,
      slot_minutes: record.slotMinutes,
      place: record.place,
      place_jp: record.placeJp,
      meeting_link: record.meetingLink,
      assisted_before: record.studentsAssisted,
      takes_bookings: record.takesBookings,
    };
    const { id } = await transaction
      .insertInto('counsellors')
      .values({ university_id: university.id, name: record.name, ...values })
      .onConflict((conflict) => conflict.columns(['university_id', 'name']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('counsellor_hours').where('counsellor_id', '=', id).execute();
    await transaction.deleteFrom('counsellor_absences').where('counsellor_id', '=', id).execute();
    if (record.hours.length > 0)
      await transaction
        .insertInto('counsellor_hours')
        .values(
          record.hours.map(({ from, to, weekday }) => ({
            counsellor_id: id,
            weekday: weekdayNumber(weekday),
            from_time: from,
            to_time: to,
          })),
        )
        .execute();
    if (record.absences.length > 0)
      await transaction
        .insertInto('counsellor_absences')
        .values(record.absences.map(({ from, to }) => ({ counsellor_id: id, starts_at: from, ends_at: to })))
        .execute();
    return id;
  });
}
