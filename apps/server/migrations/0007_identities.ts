import { sql, type Kysely } from 'kysely';

/** Who a user is to an identity provider (OpenID Connect), and the logins with one that are on their way. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops both tables; the provider's identities are then linked to no user. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of ['identity_logins', 'identities']) {
    await sql.raw(`drop table ${table}`).execute(database);
  }
}

const STATEMENTS = [
  // One identity of a provider for a user: a second one with the same email is another person.
  `create table identities (
     issuer text not null,
     subject text not null check (length(subject) between 1 and 255),
     user_id uuid not null references users on delete cascade,
     created_at timestamptz not null,
     primary key (issuer, subject),
     unique (user_id, issuer)
   )`,

  `create table identity_logins (
     state_hash bytea primary key check (octet_length(state_hash) = 32),
     browser_hash bytea not null check (octet_length(browser_hash) = 32),
     code_verifier text not null,
     nonce text not null,
     next_path text,
     expires_at timestamptz not null
   )`,
  'create index identity_logins_expiry on identity_logins (expires_at)',
];
