import { sql, type Kysely } from 'kysely';

/** Account data of the companion internship application, for filling in the registration form. */
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

/** Drops the table. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table companion_accounts').execute(database);
}
