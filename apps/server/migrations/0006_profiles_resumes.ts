import { sql, type Kysely } from 'kysely';

/** A student's profile beside the personal details, and resumes with sent and shared copies. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(PROFILES).execute(database);
  await sql.raw(RESUMES).execute(database);
}

const PROFILES = `
  -- Without a row the profile is empty. The lists have the shape of the user contract.
  create table student_profiles (
    user_id uuid primary key references users on delete cascade,
    is_visible_to_companies boolean,
    education jsonb not null default '[]',
    work_experience jsonb not null default '[]',
    certifications jsonb not null default '[]',
    research_topics text,
    focus_as_student text,
    field_of_interest_ids uuid[] not null default '{}' check (cardinality(field_of_interest_ids) <= 20),
    visibility jsonb not null default '{}',
    updated_at timestamptz not null default now()
  );
  comment on column student_profiles.is_visible_to_companies is
    'Null until the student has said; companies find no such profile.';
  comment on column student_profiles.field_of_interest_ids is 'Ids of job_categories and industries.';
  comment on column student_profiles.visibility is 'The audience of each section for which one was chosen.';

  -- Reasons for applying that students have written, in a table since other services refer to them by id.
  create table reasons_for_applying (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    position integer not null,
    title text not null check (title <> ''),
    text text not null check (text <> '')
  );
  create index reasons_for_applying_user on reasons_for_applying (user_id, position);

  -- Companies that viewed a student's profile.
  create table profile_views (
    user_id uuid not null references users on delete cascade,
    company_id uuid not null references companies on delete cascade,
    viewed_at timestamptz not null,
    view_count integer not null check (view_count > 0),
    primary key (user_id, company_id)
  );
  comment on column profile_views.viewed_at is 'Last view.';
  comment on column profile_views.view_count is 'Days with a view.';
  create index profile_views_latest on profile_views (user_id, viewed_at desc, company_id);
  create index profile_views_company on profile_views (company_id);
`;

const KIND = `kind text not null check (kind in ('CREATED', 'UPLOADED'))`;
const LANGUAGE = `language text not null check (language in ('en', 'jp'))`;
const FORMAT = `format text check (format in ('MHLW', 'UNIVERSITY', 'ENGLISH_CLASSIC', 'ENGLISH_MODERN'))`;
const PAPER = `paper text not null default 'A4' check (paper in ('A4', 'LETTER'))`;

const RESUMES = `
  -- Resumes, created in Michi or uploaded.
  create table resumes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    ${KIND},
    title text not null check (title <> ''),
    ${LANGUAGE},
    ${FORMAT},
    choices jsonb,
    ${PAPER},
    is_default boolean not null,
    file_id uuid references files,
    reason_id uuid references reasons_for_applying on delete set null,
    requests text check (requests <> ''),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint resumes_of_their_kind check (
      (kind = 'CREATED') = (format is not null) and (kind = 'CREATED') = (choices is not null)
      and (kind = 'UPLOADED') = (file_id is not null))
  );
  comment on column resumes.choices is
    'Choices of a created resume, in the shape of the user contract without the paper.';
  create unique index resumes_one_default on resumes (user_id) where is_default;
  create index resumes_user on resumes (user_id, updated_at desc, id desc);
  create index resumes_file on resumes (file_id) where file_id is not null;
  create index resumes_reason on resumes (reason_id) where reason_id is not null;

  -- Links that show a resume.
  create table resume_shares (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    resume_id uuid not null references resumes on delete cascade,
    token_hash bytea not null unique,
    view_count integer not null default 0 check (view_count >= 0),
    last_viewed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index resume_shares_resume on resume_shares (resume_id, created_at desc, id desc);
  create index resume_shares_user on resume_shares (user_id);
  create index resume_shares_expires on resume_shares (expires_at);

  -- A resume as sent with an application or a link; later changes to the resume do not affect it. A Japanese form is
  -- printed on A4.
  create table resume_copies (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    resume_id uuid references resumes on delete set null,
    application_id uuid unique references applications on delete cascade,
    share_id uuid unique references resume_shares on delete cascade,
    ${KIND},
    title text not null check (title <> ''),
    ${LANGUAGE},
    ${FORMAT},
    content jsonb,
    ${PAPER},
    photo_file_id uuid references files,
    file_id uuid references files,
    created_at timestamptz not null,
    constraint resume_copies_of_one_thing check (num_nonnulls(application_id, share_id) = 1),
    constraint resume_copies_of_their_kind check (
      (kind = 'CREATED') = (content is not null) and (kind = 'CREATED') = (format is not null)
      and (kind = 'UPLOADED') = (file_id is not null)),
    constraint resume_copies_paper_of_form check (
      paper = 'A4' or coalesce(format in ('ENGLISH_CLASSIC', 'ENGLISH_MODERN'), false))
  );
  comment on column resume_copies.content is
    'Content of a created resume, in the shape of the user contract without the paper.';
  create index resume_copies_resume on resume_copies (resume_id) where resume_id is not null;
  create index resume_copies_user on resume_copies (user_id);
  create index resume_copies_file on resume_copies (file_id) where file_id is not null;
  create index resume_copies_photo on resume_copies (photo_file_id) where photo_file_id is not null;

  -- A file uploaded in parts, stored in the database until it is complete: different processes may receive the parts.
  create table resume_uploads (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    file_name text not null check (file_name <> ''),
    size integer not null check (size > 0),
    received_size integer not null default 0 check (received_size between 0 and size),
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index resume_uploads_user on resume_uploads (user_id, created_at desc, id desc);
  create index resume_uploads_expires on resume_uploads (expires_at);

  -- The parts of such a file that have arrived.
  create table resume_upload_parts (
    upload_id uuid not null references resume_uploads on delete cascade,
    start integer not null check (start >= 0),
    bytes bytea not null,
    primary key (upload_id, start)
  );
`;
