import type pg from 'pg';

/** Stored columns only, not generated ones; names are quoted for SQL. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Without the tables of the migrations, and that of the locks. */
export async function tablesOf(client: pg.Client): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'locks')
    group by c.relname order by c.relname`);
  return rows;
}

/** The migrations of a database, in order; none if it is empty. */
export async function migrationsOf(client: pg.Client): Promise<readonly string[]> {
  const known = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as "isThere"`,
  );
  if (known.rows[0]?.isThere !== true) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
