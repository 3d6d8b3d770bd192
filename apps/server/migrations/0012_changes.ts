import { sql, type Kysely } from 'kysely';

/** Which rows have changed, so that a process knows whether a response is still current (`platform/conditional`). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(CHANGES).execute(database);
}

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
  -- Which student or which shared table each transaction has changed. Rows are only added, so that transactions never
  -- wait for each other. Unlogged: a crash ends the connection of every process, and each then discards what it knew.
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
