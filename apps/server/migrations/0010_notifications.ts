import { sql, type Kysely } from 'kysely';

/** Notifications, the browsers that push messages go to, and mails. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(NOTIFICATIONS).execute(database);
  await sql.raw(DELIVERY).execute(database);
}

const GROUP = `notification_group text not null check (notification_group in ('JOBS', 'SEMINAR'))`;

const NOTIFICATIONS = String.raw`
  -- The link is the contract's PortalLink: a path of the portal, of the same origin.
  create table notifications (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    ${GROUP},
    kind text not null check (kind in (
      'RECOMMENDATION', 'INTERVIEW_REQUEST', 'INTERVIEW_CHANGE', 'INTERVIEW_RESULT', 'JOB_OFFER', 'UNLUCKY',
      'JOB_DEADLINE', 'SEMINAR_INVITATION', 'SEMINAR_SEAT_HELD', 'SEMINAR_CHANGE', 'SEMINAR_REMINDER',
      'SEMINAR_FEEDBACK', 'COUNSELLING_CHANGE', 'TIMESHEET_CHANGE', 'HELP_ANSWER', 'CHAT_MESSAGE', 'ANNOUNCEMENT')),
    title text not null check (title <> ''),
    title_jp text,
    body text,
    body_jp text,
    link text not null check (link <> ''),
    application_link text,
    created_at timestamptz not null,
    read_at timestamptz,
    sequence bigint not null default 0,
    constraint notifications_link_of_portal
      check (link ~ '^/(app|student)(/[a-z0-9-]+)*(\?[A-Za-z0-9._~%&=+,:-]*)?$')
  );
  comment on column notifications.application_link is 'Path of the application it belongs to, if any.';
  comment on column notifications.read_at is 'When it was read individually; a mark in notification_reads also counts.';
  comment on column notifications.sequence is
    'Numbers the notifications of a user in the order they became visible; a version of notification_states.';
  create index notifications_latest on notifications (user_id, created_at desc, id desc);
  create index notifications_latest_of_group on notifications (user_id, notification_group, created_at desc, id desc);
  create index notifications_sequence on notifications (user_id, sequence);
  create index notifications_unread on notifications (user_id, notification_group, created_at desc, id desc)
    where read_at is null;
  create index notifications_read on notifications (user_id, notification_group, created_at desc, id desc)
    where read_at is not null;
  -- Finds the notification of a conversation that is read.
  create index notifications_of_chat on notifications (user_id, link) where kind = 'CHAT_MESSAGE' and read_at is null;

  -- Counters of a user's notifications, so that queries stay fast for a student with 100,000 of them; locking this row
  -- serializes every change to them.
  create table notification_states (
    user_id uuid primary key references users on delete cascade,
    version bigint not null default 0,
    jobs_total integer not null default 0 check (jobs_total >= 0),
    jobs_unread integer not null default 0 check (jobs_unread between 0 and jobs_total),
    jobs_read_up_to timestamptz,
    seminar_total integer not null default 0 check (seminar_total >= 0),
    seminar_unread integer not null default 0 check (seminar_unread between 0 and seminar_total),
    seminar_read_up_to timestamptz,
    digested_on date
  );
  comment on column notification_states.jobs_read_up_to is 'Everything of the group up to here is read.';
  comment on column notification_states.digested_on is 'The user''s day of the last digest mail.';

  -- When everything of a group up to a moment was marked as read.
  create table notification_reads (
    user_id uuid not null references users on delete cascade,
    ${GROUP},
    up_to timestamptz not null,
    read_at timestamptz not null,
    primary key (user_id, notification_group, up_to)
  );
`;

const DELIVERY = String.raw`
  -- Pending deliveries of notifications outside the portal.
  create table notification_deliveries (
    notification_id uuid not null references notifications on delete cascade,
    channel text not null check (channel in ('PUSH', 'MAIL')),
    user_id uuid not null references users on delete cascade,
    due_at timestamptz not null,
    attempts smallint not null default 0,
    is_in_digest boolean not null default false,
    primary key (notification_id, channel)
  );
  comment on column notification_deliveries.is_in_digest is 'Waits for the digest of the day.';
  create index notification_deliveries_due on notification_deliveries (channel, due_at, user_id);
  create index notification_deliveries_user on notification_deliveries (user_id, channel);

  -- Browsers that receive push messages; each belongs to the user who registered it last. Unique by a hash: a token may
  -- have 4,096 characters, an index entry at most 2,704 bytes.
  create table devices (
    device_id text not null check (device_id <> ''),
    -- A cast to bytea reads a backslash as the begin of an escape.
    device_hash bytea primary key generated always as (sha256(replace(device_id, '\', '\\')::bytea)) stored,
    user_id uuid not null references users on delete cascade,
    platform text not null,
    app_code text not null,
    registered_at timestamptz not null,
    session_id uuid references sessions on delete cascade
  );
  comment on column devices.device_hash is 'SHA-256 of device_id.';
  comment on column devices.session_id is 'It is unregistered when this session ends.';
  create index devices_user on devices (user_id);
  create index devices_session on devices (session_id);

  -- Queued mails; a row is deleted once its mail is sent.
  create table mails (
    id uuid primary key,
    recipient text not null,
    language text not null check (language in ('en', 'jp')),
    template text not null,
    words jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null
  );
  comment on column mails.template is 'Name of the template in platform/mail.';
  comment on column mails.words is
    'Values of the template, including a link with its token: the row is deleted with the mail.';
  comment on column mails.expires_at is 'The mail is useless after this moment.';
  comment on column mails.next_attempt_at is 'When it may be taken; while it is being sent, the end of the lease.';
  create index mails_due on mails (next_attempt_at, id);
`;
