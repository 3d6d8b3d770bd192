import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { pictureJson } from '../../../platform/files/publishedPictures.ts';
import { offerReference } from '../../job/index.ts';
import { CHANGE_HOURS } from './rules.ts';
import { columnsOf, instant, json, listOf, rowOf, wordOf } from '../../../platform/json/json.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';

export type Counselling = ResponseBody<typeof manifest.university.showCounselling, 200>['data'];

const C = columnsOf<'counsellors'>('c');

/** A row of `counsellings` as the university contract's `Counselling`. */
export function counsellingJson(table: string, now: Date): RawBuilder<Counselling> {
  const column = columnsOf<'counsellings'>(table);
  const until = sql<string>`(${column('starts_at')} - make_interval(hours => ${CHANGE_HOURS}))`;
  return rowOf(
    json<Counselling>({
      id: column('id'),
      counsellor: json<Counselling['counsellor']>({
        id: C('id'),
        name: C('name'),
        nameJp: C('name_jp'),
        photo: pictureJson({ id: C('photo_id'), text: C('photo_text'), textJp: C('photo_text_jp') }),
      }),
      topic: wordOf<Counselling['topic']>(column('topic')),
      style: column('style'),
      startsAt: instant(column('starts_at')),
      endsAt: instant(column('ends_at')),
      status: column('status'),
      question: column('question'),
      resumeIds: listOf(sql<string>`r.resume_id`, {
        order: sql`r.position`,
        from: sql`counselling_resumes r
        where r.counselling_id = ${column('id')}`,
      }),
      files: listOf(counsellingFileJson('o', 'f'), {
        order: sql`o.position, o.id`,
        from: sql`counselling_files o join files f on f.id = o.file_id where o.counselling_id = ${column('id')}`,
      }),
      jobOffer: offerReference(column('job_offer_id')),
      place: sql<string | null>`case ${column('style')} when 'OFFLINE' then c.place end`,
      placeJp: sql<string | null>`case ${column('style')} when 'OFFLINE' then c.place_jp end`,
      link: sql<string | null>`case when ${column('style')} = 'ONLINE' and ${column('status')} <> 'CANCELLED'
        then c.meeting_link end`,
      changeableUntil: sql<string>`u.until`,
      bookedAt: instant(column('booked_at')),
      cancelledAt: instant(column('cancelled_at')),
      note: column('note'),
      allowedActions: sql<
        ('reschedule' | 'cancel')[]
      >`case when ${column('status')} = 'BOOKED' and u.moment >= ${now.toISOString()}::timestamptz
        then '["reschedule","cancel"]'::json else '[]'::json end`,
    }),
    sql`counsellors c, lateral (select t.moment, ${instantJson('t.moment')} as until from (select ${until} as moment) t) u
    where c.id = ${column('counsellor_id')}`,
  );
}

/** A row of `counselling_files` with its row of `files` as the university contract's `CounsellingFile`. */
export function counsellingFileJson(table: string, file: string): RawBuilder<Counselling['files'][number]> {
  return json<Counselling['files'][number]>({
    id: columnsOf<'counselling_files'>(table)('id'),
    fileName: columnsOf<'files'>(file)('name'),
    mediaType: wordOf<Counselling['files'][number]['mediaType']>(columnsOf<'files'>(file)('media_type')),
    size: columnsOf<'files'>(file)('size'),
  });
}

/** @throws Problem NOT_FOUND if it does not exist or is another student's */
export async function readCounselling(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<JsonText<Counselling>> {
  return readFoundJson(
    database,
    counsellingJson('k', now),
    (selected) => sql`
    select ${selected} from counsellings k
    where k.id = ${id} and k.user_id = ${userId}`,
  );
}
