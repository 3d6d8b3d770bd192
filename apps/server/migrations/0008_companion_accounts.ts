import { sql, type Kysely } from 'kysely';

/** What the companion internship application told of its accounts, to fill in the form of registering with. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table companion_accounts (
         phone text primary key,
         family_name text not null,
         first_name text not null,
         family_name_jp text,
         first_name_jp text,
         graduation_year integer check (graduation_year between 1950 and 2100)
       )`,
    )
    .execute(database);
}

/** Takes them away again. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table companion_accounts').execute(database);
}
