import { dirname } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { discardPictures } from '../../../platform/files/publishedPictures.ts';
import type { FileDeps } from '../../../platform/files/storedFiles.ts';
import { changedFields } from '../../../platform/import/changedFields.ts';
import { importRecords, type Saved } from '../../../platform/import/importRecords.ts';
import { readPictureFile } from '../../../platform/import/pictureFile.ts';
import { publishRecordPicture } from '../../../platform/import/publishGivenPicture.ts';
import { RecordRefusal } from '../../../platform/import/reason.ts';
import { readCounsellorRecord, weekdayNumber, type CounsellorRecord } from './readCounsellorRecord.ts';

/**
 * Adds or updates counsellors with their hours and absences, identified by university and name. Invalid records are
 * reported and skipped. Booked appointments stay, whatever the new hours are.
 */
export const addCounsellors: ReturnType<typeof importRecords> = (deps, path, progress, language) =>
  importRecords({
    recordName: 'counsellors',
    keyName: 'name',
    keyOf,
    read: readCounsellorRecord,
    save: (_database, records) => saveCounsellors(deps, dirname(path), records),
    // Pictures are stored outside the database, so each is saved with its counsellor.
    batch: 1,
  })(deps, path, progress, language);

function keyOf({ name, university }: CounsellorRecord): string {
  return `${university}\n${name}`;
}

async function saveCounsellors(
  deps: Deps,
  folder: string,
  records: readonly CounsellorRecord[],
): Promise<Saved> {
  const added: string[] = [];
  const changed: { readonly key: string; readonly fields: readonly string[] }[] = [];
  for (const record of records) {
    const { photo } = record;
    const photoId =
      photo === null
        ? null
        : await publishRecordPicture(deps, 'PORTRAIT', 'photo', () =>
            readPictureFile(folder, photo, 'photo'),
          );
    const { fields, isNew } = await saveCounsellor(deps, record, photoId);
    if (isNew) added.push(keyOf(record));
    else if (fields.length > 0) changed.push({ key: keyOf(record), fields });
  }
  return { added, changed };
}

interface SavedCounsellor {
  readonly isNew: boolean;
  readonly fields: readonly string[];
}

async function saveCounsellor(
  deps: FileDeps,
  record: CounsellorRecord,
  photoId: string | null,
): Promise<SavedCounsellor> {
  return inTransaction(deps.database, async (transaction) => {
    const university = await transaction
      .selectFrom('universities')
      .select('id')
      .where((where) =>
        where.or([where('name', '=', record.university), where('name_jp', '=', record.university)]),
      )
      .executeTakeFirst();
    if (university === undefined)
      throw new RecordRefusal({
        code: 'noneCalled',
        field: 'university',
        values: { name: record.university },
      });
    const values = {
      name_jp: record.nameJp,
      photo_id: photoId,
      photo_text: photoId === null ? null : record.photoText,
      photo_text_jp: photoId === null ? null : record.photoTextJp,
      // No longer shown, so that its file goes as well.
      photo_file_id: null,
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
    const saved = await transaction
      .with('new', (query) =>
        query
          .insertInto('counsellors')
          .values({ university_id: university.id, name: record.name, ...values })
          .onConflict((conflict) => conflict.columns(['university_id', 'name']).doUpdateSet(values))
          .returningAll(),
      )
      .selectFrom('new')
      .leftJoin('counsellors as old', 'old.id', 'new.id')
      .select([
        'new.id',
        'old.photo_id as replaced',
        sql<boolean>`old.id is null`.as('isNew'),
        changedFields(FIELDS).as('fields'),
      ])
      .executeTakeFirstOrThrow();
    await discardPictures(deps, transaction, [saved.replaced]);
    const others = [
      (await saveHours(transaction, saved.id, record.hours)) ? ['hours'] : [],
      (await saveAbsences(transaction, saved.id, record.absences)) ? ['absences'] : [],
    ].flat();
    return { isNew: saved.isNew, fields: [...saved.fields, ...others] };
  });
}

/** Field of the file for each column. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  nameJp: ['name_jp'],
  photo: ['photo_id'],
  photoText: ['photo_text'],
  photoTextJp: ['photo_text_jp'],
  position: ['position'],
  positionJp: ['position_jp'],
  style: ['style'],
  languages: ['languages'],
  topics: ['topics'],
  about: ['about'],
  aboutJp: ['about_jp'],
  howICanHelp: ['how_i_can_help'],
  howICanHelpJp: ['how_i_can_help_jp'],
  schedule: ['schedule'],
  scheduleJp: ['schedule_jp'],
  timezone: ['timezone'],
  slotMinutes: ['slot_minutes'],
  place: ['place'],
  placeJp: ['place_jp'],
  meetingLink: ['meeting_link'],
  studentsAssisted: ['assisted_before'],
  takesBookings: ['takes_bookings'],
};

async function saveHours(
  transaction: Transaction<Database>,
  counsellorId: string,
  hours: CounsellorRecord['hours'],
): Promise<boolean> {
  const rows = hours.map(({ from, to, weekday }) => ({
    counsellor_id: counsellorId,
    weekday: weekdayNumber(weekday),
    from_time: from,
    to_time: to,
  }));
  const before = await transaction
    .deleteFrom('counsellor_hours')
    .where('counsellor_id', '=', counsellorId)
    .returning(['weekday', 'from_time', 'to_time'])
    .execute();
  if (rows.length > 0) await transaction.insertInto('counsellor_hours').values(rows).execute();
  const keys = (all: readonly Pick<(typeof rows)[number], 'weekday' | 'from_time' | 'to_time'>[]) =>
    all.map((one) => `${one.weekday} ${one.from_time.slice(0, 5)} ${one.to_time.slice(0, 5)}`).toSorted();
  return keys(before).join() !== keys(rows).join();
}

async function saveAbsences(
  transaction: Transaction<Database>,
  counsellorId: string,
  absences: CounsellorRecord['absences'],
): Promise<boolean> {
  const rows = absences.map(({ from, to }) => ({
    counsellor_id: counsellorId,
    starts_at: from,
    ends_at: to,
  }));
  const before = await transaction
    .deleteFrom('counsellor_absences')
    .where('counsellor_id', '=', counsellorId)
    .returning(['starts_at', 'ends_at'])
    .execute();
  if (rows.length > 0) await transaction.insertInto('counsellor_absences').values(rows).execute();
  const keys = (all: readonly { readonly starts_at: string; readonly ends_at: string }[]) =>
    all.map((one) => `${Date.parse(one.starts_at)} ${Date.parse(one.ends_at)}`).toSorted();
  return keys(before).join() !== keys(rows).join();
}
