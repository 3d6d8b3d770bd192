import { sql, type Kysely } from 'kysely';

/** A message of a student and an appointment with a counsellor may carry an offer that they are about. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['chat_messages', 'counsellings']) {
    const name = sql.table(table);
    await sql`alter table ${name} add column job_offer_id uuid references job_offers on delete set null`.execute(
      database,
    );
    // A deleted offer is looked for in both.
    await sql`create index ${sql.ref(`${table}_job_offer`)} on ${name} (job_offer_id) where job_offer_id is not null`.execute(
      database,
    );
  }
}

/** Forgets which offers were attached. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages drop column job_offer_id`.execute(database);
  await sql`alter table counsellings drop column job_offer_id`.execute(database);
}
