import { sql, type Kysely } from 'kysely';

/**
 * Keeps queries fast for a student with 100,000 notifications: counters and a version per user, "read up to" marks
 * instead of updating each row, and an index for each query. Also the delivery queue, and the wake-ups of streams
 * whose session has ended.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables, indexes and triggers. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Numbers the notifications of a user, in the order in which they became visible.
  'alter table notifications add column sequence bigint not null default 0',
  // The contract's `PortalLink`: a path of the portal, of the same origin.
  String.raw`alter table notifications add constraint notifications_link_of_portal
     check (link ~ '^/(app|student)(/[a-z0-9-]+)*(\?[A-Za-z0-9._~%&=+,:-]*)?$')`,
  'create index notifications_sequence on notifications (user_id, sequence)',
  'drop index notifications_unread',
  `create index notifications_unread on notifications (user_id, notification_group, created_at desc, id desc)
   where read_at is null`,
  `create index notifications_read on notifications (user_id, notification_group, created_at desc, id desc)
   where read_at is not null`,

  `create table notification_states (
     user_id uuid primary key references users on delete cascade,
     version bigint not null default 0,
     jobs_total integer not null default 0 check (jobs_total >= 0),
     jobs_unread integer not null default 0 check (jobs_unread between 0 and jobs_total),
     jobs_read_up_to timestamptz,
     seminar_total integer not null default 0 check (seminar_total >= 0),
     seminar_unread integer not null default 0 check (seminar_unread between 0 and seminar_total),
     seminar_read_up_to timestamptz,
     digested_on date
   )`,
  `create table notification_reads (
     user_id uuid not null references users on delete cascade,
     notification_group text not null check (notification_group in ('JOBS', 'SEMINAR')),
     up_to timestamptz not null,
     read_at timestamptz not null,
     primary key (user_id, notification_group, up_to)
   )`,
  `create table notification_deliveries (
     notification_id uuid not null references notifications on delete cascade,
     channel text not null check (channel in ('PUSH', 'MAIL')),
     user_id uuid not null references users on delete cascade,
     due_at timestamptz not null,
     attempts smallint not null default 0,
     is_in_digest boolean not null default false,
     primary key (notification_id, channel)
   )`,
  'create index notification_deliveries_due on notification_deliveries (channel, due_at, user_id)',
  'create index notification_deliveries_user on notification_deliveries (user_id, channel)',

  // A device gets nothing once the session that registered it is over, wherever it was ended from.
  'alter table devices add column session_id uuid references sessions on delete cascade',
  'create index devices_session on devices (session_id)',

  // Closes the streams of a session whatever ended it (platform/events).
  `create function tell_session_over() returns trigger language plpgsql as $$
   begin
     perform pg_notify('michi_events', 'session:' || old.id);
     return null;
   end $$`,
  `create trigger session_revoked after update of revoked_at on sessions for each row
   when (old.revoked_at is null and new.revoked_at is not null) execute function tell_session_over()`,
  `create trigger session_deleted after delete on sessions for each row execute function tell_session_over()`,
  `create function tell_account_changed() returns trigger language plpgsql as $$
   begin
     perform pg_notify('michi_events', 'account:' || old.id);
     return null;
   end $$`,
  `create trigger account_status_changed after update of account_status on users for each row
   when (old.account_status is distinct from new.account_status) execute function tell_account_changed()`,
];

const UNDONE = [
  'drop trigger account_status_changed on users',
  'drop function tell_account_changed',
  'drop trigger session_deleted on sessions',
  'drop trigger session_revoked on sessions',
  'drop function tell_session_over',
  'alter table devices drop column session_id',
  'drop table notification_deliveries',
  'drop table notification_reads',
  'drop table notification_states',
  'drop index notifications_read',
  'drop index notifications_unread',
  `create index notifications_unread on notifications (user_id, created_at desc, id desc)
   where read_at is null`,
  'drop index notifications_sequence',
  'alter table notifications drop constraint notifications_link_of_portal',
  'alter table notifications drop column sequence',
];
