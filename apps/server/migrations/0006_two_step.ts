import { sql, type Kysely } from 'kysely';

/** Two-step verification, device names of sessions, the date of the password, and notification choices. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the columns and tables; users with two-step verification then log in without it. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDO) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table two_step (
     user_id uuid primary key references users on delete cascade,
     secret bytea not null,
     created_at timestamptz not null,
     activated_at timestamptz,
     last_counter integer not null default 0,
     recovery_salt bytea check (octet_length(recovery_salt) = 16),
     constraint two_step_salt check ((activated_at is null) = (recovery_salt is null))
   )`,

  // A code that was used is no longer here.
  `create table recovery_codes (
     user_id uuid not null references two_step on delete cascade,
     hash bytea not null check (octet_length(hash) = 32),
     primary key (user_id, hash)
   )`,

  `alter table sessions
     add column browser text check (length(browser) <= 100),
     add column operating_system text check (length(operating_system) <= 100),
     add column last_used_at timestamptz`,
  'update sessions set last_used_at = created_at',
  'alter table sessions alter column last_used_at set not null, alter column last_used_at set default now()',
  // Ended logins count as well when a device is looked up.
  'create index sessions_device on sessions (user_id, browser, operating_system)',

  `alter table users
     add column password_changed_at timestamptz,
     add column notification_choices jsonb`,
  'update users set password_changed_at = created_at where password_hash is not null',
];

const UNDO = [
  'alter table users drop column notification_choices, drop column password_changed_at',
  'drop index sessions_device',
  'alter table sessions drop column last_used_at, drop column operating_system, drop column browser',
  'drop table recovery_codes',
  'drop table two_step',
];
