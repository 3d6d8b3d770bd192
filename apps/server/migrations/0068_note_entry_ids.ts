import { sql, type Kysely } from 'kysely';

/** Entries of the lists in a student's notes have ids, by which changes of two devices are merged. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const list of ['checklist', 'questions'])
    await sql`update application_notes set ${sql.ref(list)} = (
      select coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid()) || entry.value order by entry.ordinality), '[]')
      from jsonb_array_elements(${sql.ref(list)}) with ordinality entry)`.execute(database);
}

/** Removes the ids. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const list of ['checklist', 'questions'])
    await sql`update application_notes set ${sql.ref(list)} = (
      select coalesce(jsonb_agg(entry.value - 'id' order by entry.ordinality), '[]')
      from jsonb_array_elements(${sql.ref(list)}) with ordinality entry)`.execute(database);
}
