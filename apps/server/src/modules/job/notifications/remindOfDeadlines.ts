import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { notify, type NewNotification } from '../../../platform/notifications/notify.ts';
import { IS_UNDECIDED, ownerOf, owesAnswer } from '../pipeline/turn.ts';
import { applicationFacts, type ApplicationFacts } from './applicationFacts.ts';
import { linkOf } from './notifyOfTransition.ts';
import { noticeText, type NoticeFacts } from './noticeText.ts';
import { portalPaths } from '../portalPaths.ts';

/** Hours before a deadline at which a student is reminded. */
const AHEAD = 24;

/** Students reminded in one transaction. */
const BATCH = 200;

/**
 * Reminds students of deadlines within a day: favorites they have not applied to, and answers they owe. The locked row
 * records each reminder, so that several processes send it once. A favorite or request of that last day needs none.
 * @returns the number of reminders
 */
export async function remindOfDeadlines(database: Kysely<Database>, now: Date): Promise<number> {
  let count = 0;
  for (const remind of [ofFavorites, ofAnswers]) {
    let made: number;
    do {
      made = await inTransaction(database, (transaction) => remind(transaction, now));
      count += made;
    } while (made === BATCH);
  }
  return count;
}

type Favorite = NoticeFacts & {
  readonly userId: string;
  readonly jobId: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
};

async function ofFavorites(transaction: Transaction<Database>, now: Date): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Favorite>`
    with due as (
      select f.user_id, f.job_id, j.apply_by
      from jobs j join job_favorites f on f.job_id = j.id join users u on u.id = f.user_id
        join students s on s.user_id = f.user_id
      where not j.is_closed and j.apply_by > ${moment}
        and j.apply_by <= ${moment} + make_interval(hours => ${AHEAD})
        and f.created_at <= j.apply_by - make_interval(hours => ${AHEAD})
        and f.reminded_of is distinct from j.apply_by
        and u.account_status = 'ACTIVE' and (j.audience = 'PUBLIC' or j.university_id = s.university_id)
        and ${IS_UNDECIDED}
      limit ${sql.lit(BATCH)} for update of f skip locked
    ), reminded as (
      update job_favorites f set reminded_of = due.apply_by
      from due where f.user_id = due.user_id and f.job_id = due.job_id returning f.user_id, f.job_id
    )
    select reminded.user_id as "userId", j.id as "jobId", j.audience, j.title as job, j.title_jp as "jobJp",
      c.name as company, c.name_jp as "companyJp", c.name as party, c.name_jp as "partyJp",
      null as phase, null as "phaseJp", null as "startsAt", j.apply_by as "dueAt"
    from reminded join jobs j on j.id = reminded.job_id join companies c on c.id = j.company_id`.execute(
    transaction,
  );
  const notifications = rows.map((facts): NewNotification => ({
    userId: facts.userId,
    kind: 'JOB_DEADLINE',
    ...noticeText('favoriteCloses', facts),
    link: portalPaths.job(facts.audience, facts.jobId),
  }));
  await notify(transaction, notifications, now);
  return rows.length;
}

type Owed = ApplicationFacts & { readonly stage: keyof typeof LEADS_TO };

const LEADS_TO = { RECOMMENDED: 'job', INTERVIEW_REQUESTED: 'interview', OFFERED: 'offer' } as const;

async function ofAnswers(transaction: Transaction<Database>, now: Date): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { columns, joins } = applicationFacts(
    sql`(a.stage = 'RECOMMENDED' or (a.stage = 'INTERVIEW_REQUESTED' and a.interviewer = 'UNIVERSITY'))`,
  );
  const { rows } = await sql<Owed>`
    with due as (
      select a.id from applications a join users u on u.id = a.user_id
      where a.answer_by > ${moment} and a.answer_by <= ${moment} + make_interval(hours => ${AHEAD})
        and a.stage_changed_at <= a.answer_by - make_interval(hours => ${AHEAD})
        and a.reminded_of is distinct from a.answer_by
        and ${owesAnswer(ownerOf(sql<string>`a.user_id`), now)} and u.account_status = 'ACTIVE'
      limit ${sql.lit(BATCH)} for update of a skip locked
    ), reminded as (
      update applications a set reminded_of = a.answer_by from due where a.id = due.id returning a.id
    )
    select a.stage, ${columns} from reminded join applications a on a.id = reminded.id ${joins}`.execute(
    transaction,
  );
  const notifications = rows.map((facts): NewNotification => ({
    userId: facts.userId,
    kind: 'JOB_DEADLINE',
    ...noticeText('answerDue', facts),
    link: linkOf(LEADS_TO[facts.stage], facts),
    applicationLink: portalPaths.application(facts.applicationId),
  }));
  await notify(transaction, notifications, now);
  return rows.length;
}
