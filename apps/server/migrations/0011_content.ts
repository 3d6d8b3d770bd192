import { sql, type Kysely } from 'kysely';

/** News, courses, help, and feedback about Michi. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(NEWS).execute(database);
  await sql.raw(COURSES).execute(database);
  await sql.raw(HELP).execute(database);
  await sql.raw(FEEDBACK).execute(database);
}

const NEWS = `
  -- News of Michi, of companies and of universities.
  create table posts (
    id uuid primary key,
    publisher text not null check (publisher in ('JOBHUNTING', 'COMPANY', 'UNIVERSITY')),
    company_id uuid references companies,
    university_id uuid references universities,
    audience_university_id uuid references universities,
    title text not null check (title <> ''),
    title_jp text check (title_jp <> ''),
    body text not null check (body <> ''),
    body_jp text check (body_jp <> ''),
    picture_url text check (picture_url <> ''),
    picture_text text check (picture_text <> ''),
    picture_text_jp text check (picture_text_jp <> ''),
    like_count integer not null default 0 check (like_count >= 0),
    import_key text unique,
    notified_at timestamptz,
    published_at timestamptz not null,
    updated_at timestamptz not null,
    search_text text not null default '',
    search_grams text[] not null generated always as (search_grams(search_text)) stored,
    description_terms text[] not null generated always as
      (described_terms(body || ' ' || coalesce(body_jp, ''))) stored,
    constraint posts_one_publisher check (
      (company_id is not null) = (publisher = 'COMPANY') and (university_id is not null) = (publisher = 'UNIVERSITY')),
    -- A university speaks to its own students.
    constraint posts_own_students check (
      publisher <> 'UNIVERSITY' or audience_university_id is not distinct from university_id),
    -- A picture is described, and nothing is described that is not there.
    constraint posts_picture_text check (
      (picture_url is null) = (picture_text is null) and (picture_url is not null or picture_text_jp is null))
  );
  comment on column posts.publisher is 'Values of the shared contract''s EntityType: Michi, a company or a university.';
  comment on column posts.company_id is 'Set exactly when the publisher is a company.';
  comment on column posts.university_id is 'Set exactly when the publisher is a university.';
  comment on column posts.audience_university_id is 'The university whose students it is for; null for everyone.';
  comment on column posts.body is 'Sanitized HTML.';
  comment on column posts.like_count is 'Number of rows in post_likes, maintained by a trigger.';
  comment on column posts.import_key is 'Identifies the post for the operator, so that publishing it again finds it.';
  comment on column posts.notified_at is 'Null if students were never notified.';
  comment on column posts.search_text is 'Written by the news module.';
  -- A student's list merges two: posts for everyone and posts for their university.
  create index posts_for_everyone on posts (published_at desc, id desc) where audience_university_id is null;
  create index posts_for_university on posts (audience_university_id, published_at desc, id desc)
    where audience_university_id is not null;
  create index posts_company on posts (company_id) where company_id is not null;
  create index posts_search_text on posts using gin (search_text gin_trgm_ops);
  create index posts_search_grams on posts using gin (search_grams);
  create index posts_description_terms on posts using gin (description_terms);

  -- Who likes a post.
  create table post_likes (
    user_id uuid not null references users on delete cascade,
    post_id uuid not null references posts on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, post_id)
  );
  create index post_likes_post on post_likes (post_id);

  -- The count is kept by the database itself, row by row: likes at the same moment wait for one another here.
  create function count_post_likes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update posts set like_count = like_count + 1 where id = new.post_id;
    else
      update posts set like_count = like_count - 1 where id = old.post_id;
    end if;
    return null;
  end $$;
  create trigger post_likes_counted after insert or delete on post_likes
    for each row execute function count_post_likes();
`;

const COURSES = `
  -- A course (common contract, Course).
  create table courses (
    id uuid primary key,
    university_id uuid references universities,
    name text not null check (name <> ''),
    name_jp text check (name_jp <> ''),
    description text check (description <> ''),
    description_jp text check (description_jp <> ''),
    provider text check (provider <> ''),
    provider_jp text check (provider_jp <> ''),
    url text not null check (url ~ '^https?://'),
    minutes integer check (minutes between 1 and 100000),
    starts_on date,
    due_on date check (due_on >= starts_on),
    import_key text unique,
    created_at timestamptz not null
  );
  comment on column courses.university_id is 'The university whose students it is for; null for everyone.';
  comment on column courses.import_key is 'Identifies the course for an import, so that a second run finds it again.';
  -- A student's list merges two: courses for everyone and courses for their university.
  create index courses_for_everyone on courses (due_on, id) where university_id is null;
  create index courses_for_university on courses (university_id, due_on, id) where university_id is not null;

  -- Courses that students have completed.
  create table course_completions (
    user_id uuid not null references users on delete cascade,
    course_id uuid not null references courses on delete cascade,
    completed_at timestamptz not null,
    primary key (user_id, course_id)
  );
  create index course_completions_latest on course_completions (user_id, completed_at desc, course_id);
  create index course_completions_course on course_completions (course_id);
`;

const HELP_TEXT = `help_form(question || ' ' || coalesce(question_jp, '') || ' ' || answer || ' ' || coalesce(answer_jp, ''))`;

const HELP = String.raw`
  -- The search form of help articles: without markup and without accents of Latin letters. Dakuten stay: they make
  -- another letter.
  create function help_form(value text) returns text
    language sql immutable parallel safe strict
    return search_form(regexp_replace(
      normalize(regexp_replace(value, '<[^>]*>', ' ', 'g'), nfkd), '[\u0300-\u036f]', '', 'g'));

  -- Categories of help articles and questions.
  create table help_categories (
    id uuid primary key,
    position integer not null,
    title text not null check (title <> ''),
    title_jp text check (title_jp <> '')
  );
  comment on column help_categories.position is 'Order in lists, lowest first.';

  -- Help articles.
  create table helps (
    id uuid primary key,
    category_id uuid not null references help_categories,
    position integer not null,
    question text not null check (question <> ''),
    question_jp text check (question_jp <> ''),
    answer text not null check (answer <> ''),
    answer_jp text check (answer_jp <> ''),
    import_key text unique,
    updated_at timestamptz not null,
    search_text text not null generated always as (${HELP_TEXT}) stored,
    search_grams text[] not null generated always as (search_grams(${HELP_TEXT})) stored
  );
  comment on column helps.position is 'Order in its category, lowest first.';
  comment on column helps.answer is 'Sanitized HTML.';
  comment on column helps.import_key is 'Identifies it for an import.';
  create index helps_category on helps (category_id, position, id);
  create index helps_search_text on helps using gin (search_text gin_trgm_ops);
  create index helps_search_grams on helps using gin (search_grams);

  -- Questions of students to Michi (tickets).
  create table help_questions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    category_id uuid references help_categories on delete set null,
    title text not null check (title <> ''),
    text text not null check (text <> ''),
    status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
    answer_count integer not null default 0 check (answer_count between 0 and 1000),
    answered_at timestamptz,
    read_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint help_questions_answered check (status <> 'ANSWERED' or answered_at is not null)
  );
  comment on column help_questions.status is 'The stored status; a question without activity may be closed since.';
  comment on column help_questions.answered_at is 'Last answer by Michi.';
  comment on column help_questions.read_at is 'When the student last read it.';
  create index help_questions_latest on help_questions (user_id, updated_at desc, id desc);
  create index help_questions_category on help_questions (category_id);
  -- Questions that wait for an operator, the oldest first.
  create index help_questions_open on help_questions (updated_at, id) where status = 'OPEN';

  -- Messages of a question, by the student or by Michi.
  create table help_answers (
    id uuid primary key,
    question_id uuid not null references help_questions on delete cascade,
    is_by_student boolean not null,
    text text not null check (text <> ''),
    created_at timestamptz not null
  );
  create index help_answers_question on help_answers (question_id, created_at, id);
`;

const FEEDBACK = `
  -- Feedback about Michi, on scales of 1 to 5; null without a rating.
  create table feedbacks (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    overall smallint not null check (overall between 1 and 5),
    ease_of_use smallint check (ease_of_use between 1 and 5),
    jobs smallint check (jobs between 1 and 5),
    seminars smallint check (seminars between 1 and 5),
    support smallint check (support between 1 and 5),
    comment text check (comment <> ''),
    created_at timestamptz not null
  );
  create index feedbacks_latest on feedbacks (user_id, created_at desc, id desc);

  -- Industries that interest the student of a feedback.
  create table feedback_industry_interests (
    feedback_id uuid not null references feedbacks on delete cascade,
    industry_id uuid not null references industries,
    interest smallint not null check (interest between 1 and 5),
    position integer not null,
    primary key (feedback_id, industry_id)
  );
  comment on column feedback_industry_interests.position is 'Order in which they were given.';
  create index feedback_industry_interests_industry on feedback_industry_interests (industry_id);

  -- What the student of a feedback looks for in a job.
  create table feedback_job_factors (
    feedback_id uuid not null references feedbacks on delete cascade,
    factor text not null check (factor <> ''),
    importance smallint not null check (importance between 1 and 5),
    position integer not null,
    primary key (feedback_id, factor)
  );
  comment on column feedback_job_factors.factor is 'JobFactor of the common contract.';
  comment on column feedback_job_factors.position is 'Order in which they were given.';
`;
