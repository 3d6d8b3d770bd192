import { sql, type Kysely } from 'kysely';

/** A submitted week is approved or sent back. A week that was sent back keeps its row, with the reason, until it is submitted again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the columns. Weeks that were sent back are drafts again, since a row without them is a submitted week. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table timesheet_weeks
     add column status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'APPROVED', 'SENT_BACK')),
     add column decided_at timestamptz,
     add column reason text,
     add column reason_jp text,
     add constraint timesheet_weeks_decided check ((decided_at is null) = (status = 'SUBMITTED')),
     add constraint timesheet_weeks_reason check ((coalesce(reason, reason_jp) is not null) = (status = 'SENT_BACK'))`,
  // What awaits an approval, the longest first.
  `create index timesheet_weeks_submitted on timesheet_weeks (submitted_at) where status = 'SUBMITTED'`,
];

const UNDONE = [
  `delete from timesheet_weeks where status = 'SENT_BACK'`,
  `alter table timesheet_weeks drop column status, drop column decided_at, drop column reason, drop column reason_jp`,
];
