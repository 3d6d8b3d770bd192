import { sql, type Kysely } from 'kysely';

/** Notifications, and the browsers that push messages go to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table devices').execute(database);
  await sql.raw('drop table notifications').execute(database);
}

const STATEMENTS = [
  `create table notifications (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     notification_group text not null check (notification_group in ('JOBS', 'SEMINAR')),
     kind text not null check (kind <> ''),
     title text not null check (title <> ''),
     title_jp text,
     body text,
     body_jp text,
     link text not null check (link <> ''),
     created_at timestamptz not null,
     read_at timestamptz
   )`,
  'create index notifications_latest on notifications (user_id, created_at desc, id desc)',
  `create index notifications_latest_of_group
     on notifications (user_id, notification_group, created_at desc, id desc)`,
  `create index notifications_unread on notifications (user_id, created_at desc, id desc)
   where read_at is null`,

  `create table devices (
     device_id text primary key check (device_id <> ''),
     user_id uuid not null references users on delete cascade,
     platform text not null,
     app_code text not null,
     registered_at timestamptz not null
   )`,
  'create index devices_user on devices (user_id)',
];
