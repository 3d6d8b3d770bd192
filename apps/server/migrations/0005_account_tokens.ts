import { sql, type Kysely } from 'kysely';

/** Tokens of links in mails, and the reasons for which students suspend or delete their account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tokens and the reasons. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of ['account_deletions', 'account_leaves', 'account_tokens'])
    await sql.raw(`drop table ${table}`).execute(database);
}

const STATEMENTS = [
  // One row for a user and a purpose: a new token takes the place of the one before, also of two made at once.
  `create table account_tokens (
     user_id uuid not null references users on delete cascade,
     purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'CREATE_PASSWORD')),
     hash bytea not null unique check (octet_length(hash) = 32),
     email text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     primary key (user_id, purpose)
   )`,

  `create table account_leaves (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     reason text not null check (reason in (
       'GOING_ABROAD_OR_WORKING_HOLIDAY', 'DIFFICULT_TO_USE_OR_POOR_SERVICE', 'FEW_COMPANIES')),
     note text,
     began_at timestamptz not null,
     ended_at timestamptz
   )`,
  'create index account_leaves_user on account_leaves (user_id, began_at desc)',

  // Anonymous: no user id, and neither an id nor a timestamp that reveals the time or the order.
  `create table account_deletions (
     id uuid primary key default gen_random_uuid(),
     reason text not null check (reason in (
       'GOING_ABROAD_OR_WORKING_HOLIDAY', 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS', 'DIFFICULT_TO_USE_OR_POOR_SERVICE',
       'FEW_COMPANIES')),
     note text,
     month date not null check (month = date_trunc('month', month))
   )`,
];
