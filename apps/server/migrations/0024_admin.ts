import { sql, type Kysely } from 'kysely';

/** Admin features: a searchable list of users, user files to import, and the audit log. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables, including the audit log. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

/** Every writing of a name, in the form that searches are in. */
const NAMES = `search_form(${[
  'family_name',
  'first_name',
  'middle_name',
  'family_name_jp',
  'first_name_jp',
  'middle_name_jp',
  'family_name_furigana',
  'first_name_furigana',
  'middle_name_furigana',
  'nickname',
]
  .map((column) => `coalesce(${column}, '')`)
  .join(` || ' ' || `)})`;

/** Users who can log in; the list of users contains no others. */
const LISTED = `where role in ('STUDENT', 'ADMIN') and account_status <> 'DELETED'`;

/** What the audit log lists without a filter: one entry per imported file instead of one per user. */
const LISTED_ENTRIES = `where action <> 'USER_ADDED' or import_id is null`;

const REASONS = `reason in ('LEFT_UNIVERSITY', 'MISUSE', 'SECURITY', 'DUPLICATE_ACCOUNT', 'OTHERS')`;

const STATEMENTS = [
  `alter table user_details
     add column search_text text not null generated always as (${NAMES}) stored,
     add column search_grams text[] not null generated always as (search_grams(${NAMES})) stored`,
  'create index user_details_search_text on user_details using gin (search_text gin_trgm_ops)',
  'create index user_details_search_grams on user_details using gin (search_grams)',
  'create index user_details_name on user_details (lower(family_name), lower(first_name), user_id)',
  'create index users_email_part on users using gin (lower(email) gin_trgm_ops)',
  `create index users_newest on users (created_at desc, id desc) ${LISTED}`,
  // The few; of the many, a page is soon found in the order of the list.
  `create index users_kept_out on users (account_status, id) where account_status in ('INACTIVE', 'BLOCKED')`,
  `create index users_admins on users (id) where role = 'ADMIN'`,

  // Converts a phone number of a profile to the form of the companion application (E.164).
  `create function international_phone(value text) returns text
   language sql immutable parallel safe strict
   return case when value like '+%' then '+' || regexp_replace(value, '\\D', '', 'g')
     else '+81' || regexp_replace(regexp_replace(value, '\\D', '', 'g'), '^0', '') end`,
  `create index user_details_mobile_phone on user_details (international_phone(mobile_phone))
   where mobile_phone is not null`,

  `create table user_imports (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     file_name text not null check (file_name <> ''),
     encoding text not null check (encoding in ('UTF_8', 'UTF_8_WITH_BOM', 'UTF_16', 'SHIFT_JIS')),
     digest text not null,
     ready_count integer not null check (ready_count >= 0),
     admin_count integer not null check (admin_count >= 0),
     faulty_line_count integer not null check (faulty_line_count >= 0),
     fault_count integer not null check (fault_count >= 0),
     faults jsonb not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     imported_at timestamptz
   )`,
  'create index user_imports_user on user_imports (user_id)',
  'create index user_imports_expires on user_imports (expires_at)',
  `create table user_import_rows (
     import_id uuid not null references user_imports on delete cascade,
     line integer not null,
     email text not null,
     family_name text not null,
     first_name text not null,
     family_name_jp text,
     first_name_jp text,
     role text not null check (role in ('STUDENT', 'ADMIN')),
     university_id uuid references universities,
     language text not null check (language in ('en', 'jp')),
     primary key (import_id, line)
   )`,

  `create table audit_entries (
     id uuid primary key default uuidv7(),
     happened_at timestamptz not null,
     action text not null check (action in (
       'USER_ADDED', 'USERS_IMPORTED', 'USER_CHANGED', 'USER_BLOCKED', 'USER_UNBLOCKED', 'USER_ACTIVATED')),
     actor_id uuid references users,
     user_id uuid references users,
     reason text check (${REASONS}),
     note text check (note <> ''),
     changed_fields text[] not null default '{}',
     import_id uuid,
     user_count integer check (user_count > 0),
     constraint audit_entries_of_their_kind check (
       (action = 'USERS_IMPORTED') = (user_id is null) and (action = 'USERS_IMPORTED') = (user_count is not null)
       and (action = 'USER_BLOCKED') = (reason is not null) and (note is null or action = 'USER_BLOCKED'))
   )`,
  `create index audit_entries_listed on audit_entries (happened_at desc, id desc) ${LISTED_ENTRIES}`,
  `create index audit_entries_action on audit_entries (action, happened_at desc, id desc) ${LISTED_ENTRIES}`,
  'create index audit_entries_user on audit_entries (user_id, happened_at desc)',
  'create index audit_entries_actor on audit_entries (actor_id, happened_at desc)',
  `create index audit_entries_import on audit_entries (import_id, happened_at desc, id desc) where import_id is not null`,

  // Entries are only added. The one exception: data about a user whose account is deleted.
  `create function keep_audit_entry() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
       and exists (select from users where id = old.user_id and account_status = 'DELETED') then
       return new;
     end if;
     raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
   end $$`,
  `create trigger audit_entries_kept before update or delete on audit_entries
   for each row execute function keep_audit_entry()`,
  `create trigger audit_entries_kept_whole before truncate on audit_entries
   for each statement execute function keep_audit_entry()`,
];

const UNDONE = [
  'drop table audit_entries',
  'drop function keep_audit_entry()',
  'drop table user_import_rows',
  'drop table user_imports',
  'drop index user_details_mobile_phone',
  'drop function international_phone(text)',
  'drop index users_admins',
  'drop index users_kept_out',
  'drop index users_newest',
  'drop index users_email_part',
  'drop index user_details_name',
  'alter table user_details drop column search_text, drop column search_grams',
];
