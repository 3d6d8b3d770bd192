import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database, NotificationGroup } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import type { Segment } from './segment.ts';

export interface Announcement {
  readonly group: NotificationGroup;
  readonly title: string;
  readonly titleJp: string | null;
  readonly body: string | null;
  readonly bodyJp: string | null;
  readonly link: string;
}

/** Students notified in one transaction, so that their other notifications are not blocked for long. */
const AT_ONCE = 1_000;

/**
 * Creates an announcement for every active student of a segment.
 * @returns the number of notified students
 * @throws Refusal for an empty segment
 */
export async function announce(
  database: Kysely<Database>,
  segment: Segment,
  announcement: Announcement,
  now: Date,
): Promise<number> {
  await checkSegment(database, segment);
  let notified = 0;
  let after: string | null = null;
  for (;;) {
    const userIds: readonly string[] = await studentsOf(database, segment, after);
    const last = userIds.at(-1);
    if (last === undefined) break;
    await inTransaction(database, (transaction) =>
      notify(
        transaction,
        userIds.map((userId) => ({ ...announcement, userId, kind: 'ANNOUNCEMENT' })),
        now,
      ),
    );
    notified += userIds.length;
    after = last;
  }
  if (notified === 0) throw new Refusal('--to', 'includes no active student');
  return notified;
}

async function checkSegment(database: Kysely<Database>, segment: Segment): Promise<void> {
  if (!('universityId' in segment)) return;
  const university = await database
    .selectFrom('universities')
    .select('id')
    .where('id', '=', segment.universityId)
    .executeTakeFirst();
  if (university === undefined) throw new Refusal('--to', 'is not the id of a university');
}

async function studentsOf(
  database: Kysely<Database>,
  segment: Segment,
  after: string | null,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('users as u')
    .innerJoin('students as s', 's.user_id', 'u.id')
    .select('u.id')
    .where('u.role', '=', 'STUDENT')
    .where('u.account_status', '=', 'ACTIVE')
    .$if(after !== null, (query) => query.where('u.id', '>', after ?? ''))
    .where(conditionOf(segment))
    .orderBy('u.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

function conditionOf(segment: Segment): RawBuilder<SqlBool> {
  if ('universityId' in segment) return sql`s.university_id = ${segment.universityId}`;
  if ('graduationYear' in segment) return sql`s.graduation_year = ${segment.graduationYear}`;
  return 'email' in segment ? sql`lower(u.email) = ${segment.email.toLowerCase()}` : sql`true`;
}
