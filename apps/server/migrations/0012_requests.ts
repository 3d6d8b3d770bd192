import { sql, type Kysely } from 'kysely';

/** What the processes of a server share about requests: rate limits, repeated requests, and which rows have changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(REQUESTS).execute(database);
  await sql.raw(CHANGES).execute(database);
}

const REQUESTS = `
  -- Counts of attempts for rate limits. Unlogged: counts lost in a crash start again. Room in each page lets a count
  -- change in place.
  create unlogged table rate_limit_windows (
    key_hash bytea primary key,
    tries integer not null,
    ends_at timestamptz not null
  ) with (fillfactor = 70);
  comment on column rate_limit_windows.key_hash is 'SHA-256 of the limit''s name and its key, such as an email.';
  create index rate_limit_windows_end on rate_limit_windows (ends_at);

  -- Responses to requests that may be repeated (Idempotency-Key).
  create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    operation text not null,
    key text not null,
    request_hash bytea not null,
    status smallint,
    response text,
    created_at timestamptz not null,
    primary key (user_id, operation, key)
  );
  create index idempotency_keys_age on idempotency_keys (created_at);
`;

/** Tables that every student reads: one change for each statement. */
const SHARED = [
  'companies',
  'industries',
  'job_categories',
  'job_locations',
  'jobs',
  'locations',
  'posts',
  'seminars',
  'universities',
];

/** Tables whose rows belong to one student, by the trigger function that finds the student. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  record_user_change: [
    'applications',
    'chat_members',
    'job_favorites',
    'post_likes',
    'reasons_for_applying',
    'resumes',
    'saved_searches',
    'seminar_applications',
    'seminar_favorites',
    'student_profiles',
    'students',
    'terms_acceptances',
    'user_details',
  ],
  record_account_change: ['users'],
  record_application_change: ['application_events', 'interviews', 'job_offers'],
  record_seminar_application_change: ['seminar_feedback'],
  record_thread_change: ['chat_threads'],
};

const CHANGES = `
  -- Which student or which shared table each transaction has changed, so that a process knows whether a response is still
  -- current (platform/conditional). Rows are only added, so that transactions never wait for each other. Unlogged: a crash
  -- ends the connection of every process, and each then discards what it knew.
  create unlogged table changes (
    transaction_id xid8 not null,
    subject text not null,
    changed_at timestamptz not null,
    primary key (transaction_id, subject)
  );
  comment on column changes.transaction_id is 'xid8, as text.';
  comment on column changes.subject is 'The id of a user, or the name of a shared table.';
  create index changes_time on changes (changed_at);
  create function record_change(subject text) returns void language plpgsql as $$
  begin
    if record_change.subject is null then return; end if;
    insert into changes values (pg_current_xact_id(), record_change.subject, now()) on conflict do nothing;
    if found then
      perform pg_notify('michi_changes', pg_current_xact_id() || ' ' || record_change.subject);
    end if;
  end $$;
  ${handler('record_table_change', 'perform record_change(tg_table_name::text);')}
  ${handler('record_user_change', 'perform record_change(coalesce(new.user_id, old.user_id)::text);')}
  ${handler('record_account_change', 'perform record_change(coalesce(new.id, old.id)::text);')}
  ${handler(
    'record_application_change',
    `perform record_change(a.user_id::text) from applications a
    where a.id = coalesce(new.application_id, old.application_id);`,
  )}
  ${handler(
    'record_seminar_application_change',
    `perform record_change(a.user_id::text) from seminar_applications a
    where a.id = coalesce(new.application_id, old.application_id);`,
  )}
  ${handler(
    'record_thread_change',
    'perform record_change(m.user_id::text) from chat_members m where m.thread_id = coalesce(new.id, old.id);',
  )}
  ${SHARED.map(
    (table) => `create trigger ${table}_changed after insert or update or delete on ${table}
    for each statement execute function record_table_change();`,
  ).join('\n  ')}
  ${Object.entries(OWNED)
    .flatMap(([name, tables]) =>
      tables.map(
        (table) => `create trigger ${table}_changed after insert or update or delete on ${table}
    for each row execute function ${name}();`,
      ),
    )
    .join('\n  ')}
  -- A session that has ended must not get another response.
  create trigger sessions_changed after delete or update of revoked_at on sessions
    for each row execute function record_user_change();
`;

/** A trigger function. */
function handler(name: string, body: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${body}
    return null;
  end $$;`;
}
