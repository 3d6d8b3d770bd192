import { sql, type Kysely } from 'kysely';

/** Chat: threads of students with companies, universities and Michi, their messages, and what happened in them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(PARTIES).execute(database);
  await sql.raw(THREADS).execute(database);
  await sql.raw(STATES).execute(database);
}

const PARTIES = String.raw`
  -- A name on one line, without control characters and directional overrides, which pass one name off as another.
  create function plain_name(value text) returns text
    language sql immutable parallel safe strict
    return coalesce(nullif(trim(regexp_replace(
      value, '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', '', 'g')), ''), '-');

  -- Whom at Michi a student writes to.
  create table chat_desks (
    id uuid primary key,
    name text not null check (name <> ''),
    name_jp text check (name_jp <> ''),
    response_days integer check (response_days between 0 and 365),
    office_hours text check (office_hours <> ''),
    office_hours_jp text check (office_hours_jp <> '')
  );
  insert into chat_desks (id, name, name_jp, response_days, office_hours, office_hours_jp) values
    ('0199a1c2-0000-7000-8000-0000000f0201', 'Michi Support', 'Michi サポート', 1,
      'Weekdays 9:00–18:00 (Japan)', '平日 9:00〜18:00');

  -- Everyone a student can have a thread with, in one shape.
  create view chat_entities as
    select id, 'COMPANY' as type, plain_name(name) as name, plain_name(name_jp) as name_jp, is_verified,
      response_days, nullif(details->>'workingHours', '') as office_hours,
      nullif(details->>'workingHoursJp', '') as office_hours_jp
    from companies
    union all
    select id, 'UNIVERSITY', plain_name(name), plain_name(name_jp), true, null, null, null from universities
    union all
    select id, 'JOBHUNTING', plain_name(name), plain_name(name_jp), true, response_days, office_hours,
      office_hours_jp
    from chat_desks;
`;

const THREADS = `
  -- Conversations of students with companies, universities and desks.
  create table chat_threads (
    id uuid primary key,
    kind text not null check (kind in ('DIRECT', 'GROUP')),
    company_id uuid references companies,
    university_id uuid references universities,
    desk_id uuid references chat_desks,
    entity_id uuid not null generated always as (coalesce(company_id, university_id, desk_id)) stored,
    user_id uuid references users on delete cascade,
    title text check (title <> ''),
    title_jp text check (title_jp <> ''),
    -- Whoever writes a message locks the thread, so that there is no gap and no number twice.
    last_sequence integer not null default 0 check (last_sequence >= 0),
    entity_read_up_to integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint chat_threads_one_party check (num_nonnulls(company_id, university_id, desk_id) = 1),
    constraint chat_threads_of_their_kind check (
      (kind = 'DIRECT') = (user_id is not null) and (kind = 'GROUP') = (title is not null)),
    constraint chat_threads_read_what_is_there check (entity_read_up_to between 0 and last_sequence)
  );
  comment on column chat_threads.entity_id is 'The one of the three that is set.';
  comment on column chat_threads.user_id is 'The student of a direct thread; null for a group.';
  comment on column chat_threads.last_sequence is 'Number of its last message; 0 before the first.';
  create unique index chat_threads_one_direct on chat_threads (user_id, entity_id) where kind = 'DIRECT';
  create index chat_threads_company on chat_threads (company_id) where company_id is not null;
  create index chat_threads_university on chat_threads (university_id) where university_id is not null;

  -- Members of a thread. The unread count is a difference of counters: messages after the last read one, without the
  -- member's own.
  create table chat_members (
    thread_id uuid not null references chat_threads on delete cascade,
    user_id uuid not null references users on delete cascade,
    read_up_to integer not null default 0 check (read_up_to >= 0),
    sent_count integer not null default 0,
    sent_read integer not null default 0 check (sent_read between 0 and sent_count),
    joined_at timestamptz not null,
    primary key (user_id, thread_id)
  );
  comment on column chat_members.sent_count is 'Messages they have sent.';
  comment on column chat_members.sent_read is 'Those of them up to read_up_to.';
  create index chat_members_thread on chat_members (thread_id, user_id);

  -- Messages, with the names that their senders had then.
  create table chat_messages (
    thread_id uuid not null references chat_threads on delete cascade,
    sequence integer not null check (sequence > 0),
    id uuid not null unique,
    sender_type text not null check (sender_type in ('STUDENT', 'COMPANY', 'UNIVERSITY', 'JOBHUNTING')),
    sender_user_id uuid references users,
    sender_name text not null check (sender_name <> ''),
    sender_name_jp text check (sender_name_jp <> ''),
    sender_number integer check (sender_number > 0),
    client_key text,
    text text check (text <> '' and char_length(text) <= 4000),
    job_offer_id uuid references job_offers on delete set null,
    -- Gone with the account of its sender; the number stays.
    removed_at timestamptz,
    sent_at timestamptz not null,
    search_text text not null generated always as (coalesce(search_form(text), '')) stored,
    search_grams text[] not null generated always as (search_grams(coalesce(search_form(text), ''))) stored,
    primary key (thread_id, sequence),
    constraint chat_messages_of_a_student check (
      (sender_type = 'STUDENT') = (sender_number is not null) and (sender_type = 'STUDENT' or sender_user_id is null)),
    constraint chat_messages_removed_are_empty check (removed_at is null or text is null)
  );
  comment on column chat_messages.sender_user_id is 'Null for a message of a party.';
  comment on column chat_messages.sender_number is
    'Number of the message among those of the student in the thread, from 1; null for a party.';
  comment on column chat_messages.client_key is 'The Idempotency-Key of the request.';
  create unique index chat_messages_once on chat_messages (sender_user_id, client_key) where client_key is not null;
  create index chat_messages_sender on chat_messages (sender_user_id, thread_id, sequence)
    where sender_user_id is not null;
  create index chat_messages_job_offer on chat_messages (job_offer_id) where job_offer_id is not null;
  create index chat_messages_search_text on chat_messages using gin (search_text gin_trgm_ops);
  create index chat_messages_search_grams on chat_messages using gin (search_grams);

  -- Files of messages; one without a message waits for it, for a day.
  create table chat_attachments (
    file_id uuid primary key references files on delete cascade,
    user_id uuid not null references users on delete cascade,
    thread_id uuid,
    sequence integer,
    position integer not null default 0,
    foreign key (thread_id, sequence) references chat_messages on delete cascade,
    constraint chat_attachments_sent_or_not check ((thread_id is null) = (sequence is null))
  );
  create index chat_attachments_message on chat_attachments (thread_id, sequence, position);
  create index chat_attachments_user on chat_attachments (user_id);
`;

const PARTY_TYPES = `('COMPANY', 'UNIVERSITY', 'JOBHUNTING')`;

const STATES = `
  -- Numbers what happens to each student, in the order it becomes visible to them.
  create table chat_states (
    user_id uuid primary key references users on delete cascade,
    version bigint not null default 0,
    forgotten_version bigint not null default 0
  );
  comment on column chat_states.forgotten_version is 'Events up to here have been deleted.';

  -- What happened to each student since then.
  create table chat_events (
    user_id uuid not null references users on delete cascade,
    version bigint not null,
    kind text not null check (kind in ('MESSAGE', 'READ')),
    thread_id uuid not null references chat_threads on delete cascade,
    sequence integer not null,
    reader text check (reader in ${PARTY_TYPES}),
    happened_at timestamptz not null,
    primary key (user_id, version)
  );
  comment on column chat_events.reader is 'Who read; null for the student whose event it is.';
  create index chat_events_happened on chat_events (happened_at);
  create index chat_events_thread on chat_events (thread_id);

  -- Parties that a student has blocked.
  create table chat_blocks (
    user_id uuid not null references users on delete cascade,
    entity_id uuid not null,
    entity_type text not null check (entity_type in ${PARTY_TYPES}),
    blocked_at timestamptz not null,
    primary key (user_id, entity_id)
  );

  -- The last report of each student on a conversation.
  create table chat_reports (
    user_id uuid not null references users on delete cascade,
    thread_id uuid not null references chat_threads on delete cascade,
    reason text not null check (reason <> ''),
    note text check (note <> ''),
    sequence integer,
    message_text text,
    sender_name text,
    reported_at timestamptz not null,
    handled_at timestamptz,
    primary key (user_id, thread_id)
  );
  comment on column chat_reports.message_text is 'The text of the message when it was reported.';
  create index chat_reports_open on chat_reports (reported_at) where handled_at is null;
  create index chat_reports_thread on chat_reports (thread_id);
`;
