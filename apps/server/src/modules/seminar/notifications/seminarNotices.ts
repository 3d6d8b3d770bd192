import { sql, type Transaction } from 'kysely';
import type { Database, NotificationKind } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { seminarPath, type SeminarReference } from '../seminarPath.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

export type SeminarNotice = keyof typeof en;

export interface NamedSeminar extends SeminarReference {
  readonly title: string;
  readonly titleJp: string | null;
}

const KINDS: Readonly<Record<SeminarNotice, NotificationKind>> = {
  invited: 'SEMINAR_INVITATION',
  seatHeld: 'SEMINAR_SEAT_HELD',
  seatLapsed: 'SEMINAR_CHANGE',
  closed: 'SEMINAR_CHANGE',
  cancelled: 'SEMINAR_CHANGE',
  changed: 'SEMINAR_CHANGE',
  linkChanged: 'SEMINAR_CHANGE',
  reminder: 'SEMINAR_REMINDER',
  feedback: 'SEMINAR_FEEDBACK',
};

/** Characters of a notification's title that a seminar's title may take. */
const TITLE_ROOM = 220;

/**
 * Notifies students in the transaction of the change. Students whose account is being deleted are skipped: their
 * transaction waits for the seminar, so waiting for it would deadlock.
 */
export async function notifyStudents(
  transaction: Transaction<Database>,
  seminar: NamedSeminar,
  news: SeminarNotice,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from users where id = any(${userIds}::uuid[]) order by id for key share skip locked`.execute(
    transaction,
  );
  await notify(
    transaction,
    rows.map(({ id }) => ({
      userId: id,
      kind: KINDS[news],
      title: filled(en[news].title, seminar.title),
      titleJp: filled(jp[news].title, seminar.titleJp ?? seminar.title),
      body: en[news].body,
      bodyJp: jp[news].body,
      link: seminarPath(seminar, news === 'feedback' ? 'feedback' : 'description'),
    })),
    now,
  );
}

function filled(text: string, title: string): string {
  const letters = [...title];
  const short = letters.length > TITLE_ROOM ? `${letters.slice(0, TITLE_ROOM - 1).join('')}…` : title;
  return text.replace('{title}', () => short);
}
