import { sql, type Kysely } from 'kysely';

/**
 * The trigger that maintains `jobs.location_ids` runs for each row instead of each statement, since some distributed
 * databases have no triggers with transition tables. Of the rows of one job the first one updates the job.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Creates the triggers for statements again. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const PLACES = `coalesce((
  select array_agg(l.location_id order by l.position, l.location_id) from job_locations l where l.job_id = jobs.id
), '{}')`;

const STATEMENTS = [
  'drop trigger job_locations_added on job_locations',
  'drop trigger job_locations_removed on job_locations',
  `create or replace function keep_job_locations() returns trigger language plpgsql as $$
   begin
     update jobs set location_ids = ${PLACES}
     where id = case when tg_op = 'DELETE' then old.job_id else new.job_id end
       and location_ids is distinct from ${PLACES};
     return null;
   end $$`,
  `create trigger job_locations_kept after insert or delete on job_locations
   for each row execute function keep_job_locations()`,
];

const UNDONE = [
  'drop trigger job_locations_kept on job_locations',
  `create or replace function keep_job_locations() returns trigger language plpgsql as $$
   begin
     update jobs set location_ids = ${PLACES} where id in (select job_id from changed);
     return null;
   end $$`,
  `create trigger job_locations_added after insert on job_locations
   referencing new table as changed for each statement execute function keep_job_locations()`,
  `create trigger job_locations_removed after delete on job_locations
   referencing old table as changed for each statement execute function keep_job_locations()`,
];
