import { sql, type Kysely } from 'kysely';

/** Uploaded files, resumes with sent and shared copies, and the visibility of profile sections. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const KINDS = `kind text not null check (kind in ('CREATED', 'UPLOADED'))`;
const LANGUAGES = `language text not null check (language in ('en', 'jp'))`;
const FORMATS = `format text check (format in ('MHLW', 'UNIVERSITY', 'ENGLISH_CLASSIC', 'ENGLISH_MODERN'))`;

const STATEMENTS = [
  // The file store has the bytes under the id; an unreferenced row is deleted together with its bytes.
  `create table files (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     name text not null check (name <> ''),
     media_type text not null check (media_type <> ''),
     size integer not null check (size > 0),
     created_at timestamptz not null
   )`,
  'create index files_user on files (user_id)',
  'create index files_created on files (created_at)',

  'alter table students add column photo_file_id uuid references files',
  'create index students_photo on students (photo_file_id) where photo_file_id is not null',

  // The audience of each section that was chosen; the others have the first one.
  `alter table student_profiles add column visibility jsonb not null default '{}'`,

  `create table resumes (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     ${KINDS},
     title text not null check (title <> ''),
     ${LANGUAGES},
     ${FORMATS},
     choices jsonb,
     is_default boolean not null,
     file_id uuid references files,
     reason_id uuid references reasons_for_applying on delete set null,
     requests text check (requests <> ''),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint resumes_of_their_kind check (
       (kind = 'CREATED') = (format is not null) and (kind = 'CREATED') = (choices is not null)
       and (kind = 'UPLOADED') = (file_id is not null))
   )`,
  'create unique index resumes_one_default on resumes (user_id) where is_default',
  'create index resumes_user on resumes (user_id, updated_at desc, id desc)',
  'create index resumes_file on resumes (file_id) where file_id is not null',
  'create index resumes_reason on resumes (reason_id) where reason_id is not null',

  `create table resume_shares (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     resume_id uuid not null references resumes on delete cascade,
     token_hash bytea not null unique,
     view_count integer not null default 0 check (view_count >= 0),
     last_viewed_at timestamptz,
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  'create index resume_shares_resume on resume_shares (resume_id, created_at desc, id desc)',
  'create index resume_shares_user on resume_shares (user_id)',
  'create index resume_shares_expires on resume_shares (expires_at)',

  // A resume as sent with an application or a link; later changes to the resume do not affect it.
  `create table resume_copies (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     resume_id uuid references resumes on delete set null,
     application_id uuid unique references applications on delete cascade,
     share_id uuid unique references resume_shares on delete cascade,
     ${KINDS},
     title text not null check (title <> ''),
     ${LANGUAGES},
     ${FORMATS},
     content jsonb,
     photo_file_id uuid references files,
     file_id uuid references files,
     created_at timestamptz not null,
     constraint resume_copies_of_one_thing check (num_nonnulls(application_id, share_id) = 1),
     constraint resume_copies_of_their_kind check (
       (kind = 'CREATED') = (content is not null) and (kind = 'CREATED') = (format is not null)
       and (kind = 'UPLOADED') = (file_id is not null))
   )`,
  'create index resume_copies_resume on resume_copies (resume_id) where resume_id is not null',
  'create index resume_copies_user on resume_copies (user_id)',
  'create index resume_copies_file on resume_copies (file_id) where file_id is not null',
  'create index resume_copies_photo on resume_copies (photo_file_id) where photo_file_id is not null',

  // A file uploaded in parts, stored in the database until it is complete: different processes may receive the parts.
  `create table resume_uploads (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     file_name text not null check (file_name <> ''),
     size integer not null check (size > 0),
     received_size integer not null default 0 check (received_size between 0 and size),
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  'create index resume_uploads_user on resume_uploads (user_id, created_at desc, id desc)',
  'create index resume_uploads_expires on resume_uploads (expires_at)',
  `create table resume_upload_parts (
     upload_id uuid not null references resume_uploads on delete cascade,
     start integer not null check (start >= 0),
     bytes bytea not null,
     primary key (upload_id, start)
   )`,
];

const UNDONE = [
  'drop table resume_upload_parts',
  'drop table resume_uploads',
  'drop table resume_copies',
  'drop table resume_shares',
  'drop table resumes',
  'alter table student_profiles drop column visibility',
  'alter table students drop column photo_file_id',
  'drop table files',
];
