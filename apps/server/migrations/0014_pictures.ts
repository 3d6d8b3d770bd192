import { sql, type Kysely } from 'kysely';

/** Pictures that companies publish: their logos and covers, in the widths and formats that clients download. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(PICTURES).execute(database);
}

const PICTURES = `
  -- Never changed: another picture is another row, so that its address can be kept for ever.
  create table pictures (
    id uuid primary key,
    kind text not null check (kind in ('LOGO', 'COVER')),
    source_hash text not null,
    widths integer[] not null,
    created_at timestamptz not null,
    unique (source_hash, kind)
  );
  comment on column pictures.source_hash is 'SHA-256 of the file it was made of, as hexadecimal digits.';
  comment on column pictures.widths is 'Of its files, in pixels, ascending.';

  create table picture_files (
    file_id uuid primary key references files,
    picture_id uuid not null references pictures on delete cascade,
    width integer not null
  );
  create index picture_files_picture on picture_files (picture_id, width);

  alter table companies
    add logo_id uuid references pictures,
    add logo_text text,
    add logo_text_jp text,
    add cover_id uuid references pictures,
    add cover_text text,
    add cover_text_jp text;
  comment on column companies.logo_text is 'What it shows; null where it says nothing beyond the name.';
  create index companies_logo on companies (logo_id) where logo_id is not null;
  create index companies_cover on companies (cover_id) where cover_id is not null;
`;
