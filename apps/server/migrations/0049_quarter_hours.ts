import { sql, type Kysely } from 'kysely';

/**
 * Two appointments of one person, or two office hours of one counsellor, cannot overlap: each occupies rows of quarter
 * hours with a unique key. This replaces exclusion constraints, which distributed databases do not have. Office hours and
 * the length of a slot become whole quarter hours; an appointment from before occupies every quarter hour it touches.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Creates the exclusion constraints again. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

/** Seconds since midnight. */
const seconds = (time: string) => `extract(epoch from ${time})::integer`;

/** Begins of the quarter hours that an appointment touches. */
const QUARTERS = (
  row: string,
) => `generate_series(to_timestamp(floor(extract(epoch from ${row}.starts_at) / 900) * 900),
  ${row}.ends_at - interval '1 microsecond', interval '15 minutes') as quarter`;

/** Numbers of the quarter hours of office hours; 0 begins at midnight. */
const NUMBERS = (row: string) =>
  `generate_series(${seconds(`${row}.from_time`)} / 900, ${seconds(`${row}.to_time`)} / 900 - 1) as quarter`;

const STATEMENTS = [
  // Rounded inwards, so that nobody is offered a time at which the counsellor is away.
  `delete from counsellor_hours where (${seconds('from_time')} + 899) / 900 >= ${seconds('to_time')} / 900`,
  `update counsellor_hours set from_time = from_time + make_interval(secs => 900 - ${seconds('from_time')} % 900)
   where ${seconds('from_time')} % 900 <> 0`,
  `update counsellor_hours set to_time = to_time - make_interval(secs => ${seconds('to_time')} % 900)
   where ${seconds('to_time')} % 900 <> 0`,
  `alter table counsellor_hours add constraint counsellor_hours_in_quarters
     check (${seconds('from_time')} % 900 = 0 and ${seconds('to_time')} % 900 = 0)`,
  'update counsellors set slot_minutes = slot_minutes + 15 - slot_minutes % 15 where slot_minutes % 15 <> 0',
  'alter table counsellors add constraint counsellors_slots_in_quarters check (slot_minutes % 15 = 0)',

  `create table counsellor_hour_quarters (
     counsellor_id uuid not null,
     weekday smallint not null,
     quarter smallint not null,
     constraint counsellor_hour_quarters_once primary key (counsellor_id, weekday, quarter)
   )`,
  `insert into counsellor_hour_quarters
   select h.counsellor_id, h.weekday, quarter from counsellor_hours h, ${NUMBERS('h')}`,
  `create function keep_counsellor_hour_quarters() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       delete from counsellor_hour_quarters where counsellor_id = old.counsellor_id and weekday = old.weekday
         and quarter >= ${seconds('old.from_time')} / 900 and quarter < ${seconds('old.to_time')} / 900;
     end if;
     if tg_op <> 'DELETE' then
       insert into counsellor_hour_quarters select new.counsellor_id, new.weekday, quarter from ${NUMBERS('new')};
     end if;
     return null;
   end $$`,
  `create trigger counsellor_hours_apart after insert or update or delete on counsellor_hours
   for each row execute function keep_counsellor_hour_quarters()`,
  'alter table counsellor_hours drop constraint counsellor_hours_apart',

  `create table counselling_quarters (
     counsellor_id uuid not null,
     user_id uuid not null,
     quarter timestamptz not null,
     constraint counselling_quarters_of_counsellor primary key (counsellor_id, quarter),
     constraint counselling_quarters_of_student unique (user_id, quarter)
   )`,
  `insert into counselling_quarters
   select k.counsellor_id, k.user_id, quarter from counsellings k, ${QUARTERS('k')} where k.status <> 'CANCELLED'
   on conflict do nothing`,
  `create function keep_counselling_quarters() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and old.status <> 'CANCELLED' then
       delete from counselling_quarters where counsellor_id = old.counsellor_id and user_id = old.user_id
         and quarter > old.starts_at - interval '15 minutes' and quarter < old.ends_at;
     end if;
     if tg_op <> 'DELETE' and new.status <> 'CANCELLED' then
       insert into counselling_quarters select new.counsellor_id, new.user_id, quarter from ${QUARTERS('new')};
     end if;
     return null;
   end $$`,
  `create trigger counsellings_apart after insert or delete on counsellings
   for each row execute function keep_counselling_quarters()`,
  `create trigger counsellings_moved after update of user_id, counsellor_id, starts_at, ends_at, status on counsellings
   for each row execute function keep_counselling_quarters()`,
  'alter table counsellings drop constraint counsellings_one_of_counsellor, drop constraint counsellings_one_of_student',
];

const UNDONE = [
  `alter table counsellings
     add constraint counsellings_one_of_counsellor exclude using gist
       (counsellor_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
     add constraint counsellings_one_of_student exclude using gist
       (user_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED')`,
  'drop trigger counsellings_moved on counsellings',
  'drop trigger counsellings_apart on counsellings',
  'drop function keep_counselling_quarters()',
  'drop table counselling_quarters',
  `alter table counsellor_hours add constraint counsellor_hours_apart exclude using gist (counsellor_id with =,
     weekday with =, int4range(${seconds('from_time')}, ${seconds('to_time')}) with &&)`,
  'drop trigger counsellor_hours_apart on counsellor_hours',
  'drop function keep_counsellor_hour_quarters()',
  'drop table counsellor_hour_quarters',
  'alter table counsellors drop constraint counsellors_slots_in_quarters',
  'alter table counsellor_hours drop constraint counsellor_hours_in_quarters',
];
