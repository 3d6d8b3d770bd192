import { sql, type Kysely } from 'kysely';
import { recordChanges, type SharedTable } from '../src/platform/conditional/sharedTables.ts';

/**
 * Which companies and seminars have changed, so that a response with some of them outlives a change of others
 * (`platform/conditional`). A statement that changes no row counts no more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(CHANGED_ROWS).execute(database);
}

/** Those of this version. */
const TABLES: readonly SharedTable[] = [
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

const CHANGED_ROWS = `
  comment on column changes.subject is
    'The id of a user, a company (with its jobs) or a seminar, the name of a shared table, or * for all.';
  create function record_changes(name text, ids uuid[], most integer) returns void language plpgsql as $$
  declare id uuid;
  begin
    perform record_change(name);
    if cardinality(ids) > most then perform record_change('*'); return; end if;
    foreach id in array ids loop perform record_change(id::text); end loop;
  end $$;
  ${TABLES.map((table) => `drop trigger ${table}_changed on ${table};${recordChanges(table)}`).join('\n  ')}
  drop function record_table_change();
`;
