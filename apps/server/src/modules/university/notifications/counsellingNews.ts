import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { shortMoment } from '../../../platform/notifications/shortMoment.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { counsellingPath } from '../counsellings/counsellingPath.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

/** What a notification about an appointment may tell. */
export type CounsellingNews = keyof typeof en;

const WORDS: Readonly<Record<Language, typeof en>> = { en, jp };

interface NamedCounselling {
  readonly userId: string;
  readonly timezone: string;
  readonly startsAt: string;
  readonly counsellor: string;
  readonly counsellorJp: string | null;
}

/** Tells a student something about their appointment, as part of the transaction whose news it is. */
export async function tellStudent(
  transaction: Transaction<Database>,
  id: string,
  news: CounsellingNews,
  now: Date,
): Promise<void> {
  const { rows } = await sql<NamedCounselling>`
    select k.user_id as "userId", u.timezone, k.starts_at as "startsAt", c.name as counsellor,
      c.name_jp as "counsellorJp"
    from counsellings k join users u on u.id = k.user_id join counsellors c on c.id = k.counsellor_id
    where k.id = ${id}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return;
  await notify(
    transaction,
    [
      {
        userId: row.userId,
        kind: 'COUNSELLING_CHANGE',
        title: titleIn('en', row.counsellor, row, news),
        titleJp: titleIn('jp', row.counsellorJp ?? row.counsellor, row, news),
        body: en[news].body,
        bodyJp: jp[news].body,
        link: counsellingPath(id),
      },
    ],
    now,
  );
}

function titleIn(
  language: Language,
  counsellor: string,
  { startsAt, timezone }: NamedCounselling,
  news: CounsellingNews,
): string {
  return WORDS[language][news].title
    .replace('{moment}', () => shortMoment(new Date(startsAt), timezone, language))
    .replace('{counsellor}', () => counsellor);
}
