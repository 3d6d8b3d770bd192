import { sql, type Kysely } from 'kysely';

/**
 * Lets the response record of a company read its applications of a year from the index alone. The index on the job is
 * its prefix, and goes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index applications_job_applied on applications (job_id, applied_at)
    include (id, interviewer, stage, stage_changed_at)`.execute(database);
  await sql`drop index applications_job`.execute(database);
}

/** Restores the index on the job. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`create index applications_job on applications (job_id)`.execute(database);
  await sql`drop index applications_job_applied`.execute(database);
}
