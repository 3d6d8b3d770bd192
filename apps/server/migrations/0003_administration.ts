import { sql, type Kysely } from 'kysely';

/** User files that an admin imports, and the audit log. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(ADMINISTRATION).execute(database);
}

/** What the audit log lists without a filter: one entry per imported file instead of one per user. */
const LISTED_ENTRIES = `where action <> 'USER_ADDED' or import_id is null`;

const ADMINISTRATION = `
  -- Files of users that an admin has uploaded, before and after the import.
  create table user_imports (
    id uuid primary key,
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
  );
  comment on column user_imports.user_id is 'The admin.';
  comment on column user_imports.digest is 'SHA-256 of the added and skipped lines, in hexadecimal.';
  comment on column user_imports.faults is 'The first errors, as a list of UserImportFault of the user contract.';
  create index user_imports_user on user_imports (user_id);
  create index user_imports_expires on user_imports (expires_at);

  -- The users of such a file.
  create table user_import_rows (
    import_id uuid not null references user_imports on delete cascade,
    line integer not null,
    email text not null,
    family_name text,
    first_name text,
    family_name_jp text,
    first_name_jp text,
    role text not null check (role in ('STUDENT', 'ADMIN')),
    university_id uuid references universities,
    language text not null check (language in ('en', 'jp')),
    primary key (import_id, line),
    constraint user_import_rows_family_name_given check (family_name is not null or family_name_jp is not null),
    constraint user_import_rows_first_name_given check (first_name is not null or first_name_jp is not null)
  );

  -- Actions of admins and operators on users.
  create table audit_entries (
    id uuid primary key,
    happened_at timestamptz not null,
    action text not null check (action in (
      'USER_ADDED', 'USERS_IMPORTED', 'USER_CHANGED', 'USER_BLOCKED', 'USER_UNBLOCKED', 'USER_ACTIVATED')),
    actor_id uuid references users,
    user_id uuid references users,
    reason text check (reason in ('LEFT_UNIVERSITY', 'MISUSE', 'SECURITY', 'DUPLICATE_ACCOUNT', 'OTHERS')),
    note text check (note <> ''),
    changed_fields text[] not null default '{}',
    import_id uuid,
    user_count integer check (user_count > 0),
    constraint audit_entries_of_their_kind check (
      (action = 'USERS_IMPORTED') = (user_id is null) and (action = 'USERS_IMPORTED') = (user_count is not null)
      and (action = 'USER_BLOCKED') = (reason is not null) and (note is null or action = 'USER_BLOCKED'))
  );
  comment on column audit_entries.actor_id is 'The admin; null for an operator.';
  comment on column audit_entries.user_id is 'Null for an imported file.';
  create index audit_entries_listed on audit_entries (happened_at desc, id desc) ${LISTED_ENTRIES};
  create index audit_entries_action on audit_entries (action, happened_at desc, id desc) ${LISTED_ENTRIES};
  create index audit_entries_user on audit_entries (user_id, happened_at desc);
  create index audit_entries_actor on audit_entries (actor_id, happened_at desc);
  create index audit_entries_import on audit_entries (import_id, happened_at desc, id desc)
    where import_id is not null;

  -- Entries are only added. The one exception: data about a user whose account is deleted.
  create function keep_audit_entry() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
      and exists (select from users where id = old.user_id and account_status = 'DELETED') then
      return new;
    end if;
    raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
  end $$;
  create trigger audit_entries_kept before update or delete on audit_entries
    for each row execute function keep_audit_entry();
  create trigger audit_entries_kept_whole before truncate on audit_entries
    for each statement execute function keep_audit_entry();
`;
