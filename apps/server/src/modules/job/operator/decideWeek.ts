import type { Kysely } from 'kysely';
import type { Database, SubmittedStatus } from '../../../platform/database/schema.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { notifyOfDecision } from '../timesheets/notifyOfDecision.ts';
import { operate, type Target } from './application.ts';

/** A week of a timesheet. */
export interface NamedWeek {
  /** `YYYY-MM`. */
  readonly month: string;
  /** 1 to 5. */
  readonly week: number;
}

/** What the student should change, in at least one language. */
export interface ReasonToSendBack {
  readonly reason?: string | undefined;
  readonly reasonJp?: string | undefined;
}

/** Most characters of a reason (job contract, `TimesheetWeek`), counted by code points as JSON Schema does. */
const MAX_CHARACTERS = 2_000;

/**
 * Approves a submitted week, or sends it back with a reason, and notifies the student.
 * @param sentBack why it is sent back; null approves it
 * @throws Refusal for a week that is not submitted
 */
export async function decideWeek(
  database: Kysely<Database>,
  target: Target,
  { month, week }: NamedWeek,
  sentBack: ReasonToSendBack | null,
  now: Date,
): Promise<void> {
  if (sentBack !== null) checkReason(sentBack);
  await operate(database, target, async (transaction, { application }) => {
    if (application === undefined) throw new Refusal(null, 'There is no application.');
    const name = { application_id: application.id, month: `${month}-01`, week };
    const row = await transaction
      .selectFrom('timesheet_weeks')
      .select('status')
      .where((where) => where.and(name))
      .executeTakeFirst();
    if (row?.status !== 'SUBMITTED') {
      throw new Refusal('--week', `${REFUSED[row?.status ?? 'DRAFT']}: week ${week} of ${month}`);
    }
    const { reason = null, reasonJp = null } = sentBack ?? {};
    await transaction
      .updateTable('timesheet_weeks')
      .set({
        status: sentBack === null ? 'APPROVED' : 'SENT_BACK',
        decided_at: now,
        reason,
        reason_jp: reasonJp,
      })
      .where((where) => where.and(name))
      .execute();
    await notifyOfDecision(
      transaction,
      application.id,
      { month, week, reason: reason ?? reasonJp, reasonJp: reasonJp ?? reason },
      now,
    );
  });
}

function checkReason({ reason, reasonJp }: ReasonToSendBack): void {
  if (reason === undefined && reasonJp === undefined) {
    throw new Refusal('--reason', 'or --reason-jp is missing: say what to change');
  }
  for (const [flag, text = ''] of [
    ['--reason', reason],
    ['--reason-jp', reasonJp],
  ] as const) {
    if ([...text].length > MAX_CHARACTERS) throw new Refusal(flag, 'has more than 2,000 characters');
  }
}

const REFUSED: Readonly<Record<Exclude<SubmittedStatus, 'SUBMITTED'> | 'DRAFT', string>> = {
  DRAFT: 'has not been submitted',
  APPROVED: 'has already been approved',
  SENT_BACK: 'has been sent back and not submitted again',
};
