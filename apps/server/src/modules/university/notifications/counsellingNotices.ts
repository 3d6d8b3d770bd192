import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { storedMoment } from '../../../platform/notifications/noticeTexts.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { counsellingPath } from '../counsellings/counsellingPath.ts';
import { changeableUntil } from '../counsellings/rules.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

export type CounsellingNotice = 'booked' | 'moved' | 'cancelled' | 'missed';

/** A booking that can no longer be changed has its own message. */
type NewsMessages = keyof typeof en;

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

interface NamedCounselling {
  readonly userId: string;
  readonly startsAt: string;
  readonly counsellor: string;
  readonly counsellorJp: string | null;
  readonly officePhone: string | null;
}

/** Notifies a student in the transaction of the change. */
export async function notifyStudent(
  transaction: Transaction<Database>,
  id: string,
  news: CounsellingNotice,
  now: Date,
): Promise<void> {
  const { rows } = await sql<NamedCounselling>`
    select k.user_id as "userId", k.starts_at as "startsAt", c.name as counsellor,
      c.name_jp as "counsellorJp", v.details ->> 'phone' as "officePhone"
    from counsellings k join counsellors c on c.id = k.counsellor_id
      join universities v on v.id = c.university_id
    where k.id = ${id}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return;
  const message = news === 'booked' ? bookingMessage(row, now) : news;
  const bodyIn = (language: Language) =>
    MESSAGES[language][message].body.replace('{phone}', () => row.officePhone ?? '');
  const titleIn = (language: Language, counsellor: string) =>
    MESSAGES[language][message].title
      .replace('{moment}', () => storedMoment(new Date(row.startsAt)))
      .replace('{counsellor}', () => counsellor);
  await notify(
    transaction,
    [
      {
        userId: row.userId,
        kind: 'COUNSELLING_CHANGE',
        title: titleIn('en', row.counsellor),
        titleJp: titleIn('jp', row.counsellorJp ?? row.counsellor),
        body: bodyIn('en'),
        bodyJp: bodyIn('jp'),
        link: counsellingPath(id),
      },
    ],
    now,
  );
}

/** A booking says until when it can be changed, or whom to call when it cannot. */
function bookingMessage({ officePhone, startsAt }: NamedCounselling, now: Date): NewsMessages {
  if (changeableUntil(new Date(startsAt)) >= now) return 'booked';
  return officePhone === null ? 'bookedLate' : 'bookedLateCall';
}
