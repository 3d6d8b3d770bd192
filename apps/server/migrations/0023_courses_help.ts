import { sql, type Kysely } from 'kysely';

/** Courses, help articles, help questions, and feedback about Michi. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of TABLES.toReversed()) await sql.raw(`drop table ${table}`).execute(database);
  await sql.raw('drop function help_form(text)').execute(database);
}

const TABLES = [
  'courses',
  'course_completions',
  'help_categories',
  'helps',
  'help_questions',
  'help_answers',
  'feedbacks',
  'feedback_industry_interests',
  'feedback_job_factors',
];

const HELP_TEXT = `help_form(question || ' ' || coalesce(question_jp, '') || ' ' || answer || ' ' || coalesce(answer_jp, ''))`;

const STATEMENTS = [
  `create table courses (
     id uuid primary key default uuidv7(),
     -- Whose students it is for; everyone's without one.
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
   )`,
  // A student's list merges two: courses for everyone and courses for their university.
  'create index courses_for_everyone on courses (due_on, id) where university_id is null',
  'create index courses_for_university on courses (university_id, due_on, id) where university_id is not null',

  `create table course_completions (
     user_id uuid not null references users on delete cascade,
     course_id uuid not null references courses on delete cascade,
     completed_at timestamptz not null,
     primary key (user_id, course_id)
   )`,
  'create index course_completions_latest on course_completions (user_id, completed_at desc, course_id)',
  'create index course_completions_course on course_completions (course_id)',

  // The search form of help articles: without markup and without accents of Latin letters. Dakuten stay: they make
  // another letter.
  String.raw`create function help_form(value text) returns text
   language sql immutable parallel safe strict
   return search_form(regexp_replace(
     normalize(regexp_replace(value, '<[^>]*>', ' ', 'g'), nfkd), '[\u0300-\u036f]', '', 'g'))`,

  `create table help_categories (
     id uuid primary key default uuidv7(),
     position integer not null,
     title text not null check (title <> ''),
     title_jp text check (title_jp <> '')
   )`,
  `create table helps (
     id uuid primary key default uuidv7(),
     category_id uuid not null references help_categories,
     position integer not null,
     question text not null check (question <> ''),
     question_jp text check (question_jp <> ''),
     answer text not null check (answer <> ''),
     answer_jp text check (answer_jp <> ''),
     updated_at timestamptz not null,
     search_text text not null generated always as (${HELP_TEXT}) stored,
     search_grams text[] not null generated always as (search_grams(${HELP_TEXT})) stored
   )`,
  'create index helps_category on helps (category_id, position, id)',
  'create index helps_search_text on helps using gin (search_text gin_trgm_ops)',
  'create index helps_search_grams on helps using gin (search_grams)',

  `create table help_questions (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     category_id uuid references help_categories on delete set null,
     title text not null check (title <> ''),
     text text not null check (text <> ''),
     status text not null default 'OPEN' check (status in ('OPEN', 'ANSWERED', 'CLOSED')),
     answer_count integer not null default 0 check (answer_count between 0 and 1000),
     -- When Michi answered last.
     answered_at timestamptz,
     -- When the student read it last.
     read_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint help_questions_answered check (status <> 'ANSWERED' or answered_at is not null)
   )`,
  'create index help_questions_latest on help_questions (user_id, updated_at desc, id desc)',
  'create index help_questions_category on help_questions (category_id)',
  // Questions that wait for an operator, the oldest first.
  `create index help_questions_open on help_questions (updated_at, id) where status = 'OPEN'`,

  `create table help_answers (
     id uuid primary key default uuidv7(),
     question_id uuid not null references help_questions on delete cascade,
     is_by_student boolean not null,
     text text not null check (text <> ''),
     created_at timestamptz not null
   )`,
  'create index help_answers_question on help_answers (question_id, created_at, id)',

  `create table feedbacks (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     overall smallint not null check (overall between 1 and 5),
     ease_of_use smallint check (ease_of_use between 1 and 5),
     jobs smallint check (jobs between 1 and 5),
     seminars smallint check (seminars between 1 and 5),
     support smallint check (support between 1 and 5),
     comment text check (comment <> ''),
     created_at timestamptz not null
   )`,
  'create index feedbacks_latest on feedbacks (user_id, created_at desc, id desc)',
  `create table feedback_industry_interests (
     feedback_id uuid not null references feedbacks on delete cascade,
     industry_id uuid not null references industries,
     interest smallint not null check (interest between 1 and 5),
     position integer not null,
     primary key (feedback_id, industry_id)
   )`,
  'create index feedback_industry_interests_industry on feedback_industry_interests (industry_id)',
  `create table feedback_job_factors (
     feedback_id uuid not null references feedbacks on delete cascade,
     factor text not null check (factor <> ''),
     importance smallint not null check (importance between 1 and 5),
     position integer not null,
     primary key (feedback_id, factor)
   )`,
];
