import { sql, type Kysely } from 'kysely';

/**
 * Answers to what companies ask, written once. What students have written about themselves, their hobbies, research and focus,
 * and their reasons for applying become the first versions; reasons keep their ids.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(ANSWERS).execute(database);
  await sql.raw(MOVED).execute(database);
}

const ANSWERS = `
  create table profile_answers (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    topic text not null check (topic in (
      'ABOUT', 'FOCUS_AS_STUDENT', 'REASON_FOR_APPLYING', 'RESEARCH_TOPICS', 'HOBBIES', 'OWN_QUESTION')),
    question text check (question <> ''),
    name text not null check (name <> ''),
    language text not null check (language in ('en', 'jp')),
    text text not null,
    target integer check (target between 1 and 4000),
    counts_line_breaks boolean not null,
    is_in_profile boolean not null,
    job_id uuid references jobs on delete set null,
    question_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint profile_answers_own_question check ((topic = 'OWN_QUESTION') = (question is not null)),
    constraint profile_answers_in_profile check (
      not is_in_profile or (topic <> 'OWN_QUESTION' and question_id is null and char_length(text) between 1 and 2000)),
    constraint profile_answers_of_job check (job_id is null or question_id is not null)
  );
  comment on table profile_answers is 'One version of the answer to a question.';
  comment on column profile_answers.question_id is 'The question of the company that it is for; null for any company.';
  create index profile_answers_user on profile_answers (user_id, updated_at desc, id desc);
  create index profile_answers_job on profile_answers (job_id) where job_id is not null;
  create unique index profile_answers_one_in_profile on profile_answers (user_id, topic)
    where is_in_profile and topic <> 'REASON_FOR_APPLYING';

  create table answer_shares (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    answer_id uuid not null references profile_answers on delete cascade,
    counsellor_id uuid references counsellors on delete set null,
    token_hash bytea not null unique,
    view_count integer not null default 0 check (view_count >= 0),
    last_viewed_at timestamptz,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index answer_shares_answer on answer_shares (answer_id, created_at desc, id desc);
  create index answer_shares_user on answer_shares (user_id);
  create index answer_shares_counsellor on answer_shares (counsellor_id, expires_at) where counsellor_id is not null;
  create index answer_shares_expires on answer_shares (expires_at);

  create table answer_comments (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    answer_id uuid not null references profile_answers on delete cascade,
    author text not null check (author <> ''),
    text text not null check (text <> ''),
    quote text not null check (quote <> ''),
    start integer not null check (start >= 0),
    created_at timestamptz not null
  );
  comment on column answer_comments.user_id is 'The student whose answer it is about.';
  comment on column answer_comments.start is 'Where the quote stood, in UTF-16 code units.';
  create index answer_comments_answer on answer_comments (answer_id, created_at, id);
  create index answer_comments_user on answer_comments (user_id);

  alter table notifications drop constraint notifications_kind_check;
  alter table notifications add constraint notifications_kind_check check (kind in (
    'RECOMMENDATION', 'INTERVIEW_REQUEST', 'INTERVIEW_CHANGE', 'INTERVIEW_RESULT', 'JOB_OFFER', 'UNLUCKY',
    'JOB_DEADLINE', 'SEMINAR_INVITATION', 'SEMINAR_SEAT_HELD', 'SEMINAR_CHANGE', 'SEMINAR_REMINDER',
    'SEMINAR_FEEDBACK', 'COUNSELLING_CHANGE', 'TIMESHEET_CHANGE', 'HELP_ANSWER', 'ANSWER_COMMENT', 'CHAT_MESSAGE',
    'ANNOUNCEMENT'));
`;

/** Japanese where a text has kana or kanji; the name of a first version is in the language of the account. */
const MOVED = `
  create function answer_language(text text) returns text language sql immutable
    return case when text ~ '[\\u3040-\\u30ff\\u4e00-\\u9fff]' then 'jp' else 'en' end;
  insert into profile_answers (id, user_id, topic, name, language, text, counts_line_breaks, is_in_profile, created_at, updated_at)
    select r.id, r.user_id, 'REASON_FOR_APPLYING', r.title, answer_language(r.text), r.text, false, true,
      date_trunc('milliseconds', now()) + r.position * interval '1 millisecond', date_trunc('milliseconds', now())
    from reasons_for_applying r;
  insert into profile_answers (id, user_id, topic, name, language, text, counts_line_breaks, is_in_profile, created_at, updated_at)
    select gen_random_uuid(), u.id, written.topic,
      case u.language when 'jp' then '最初の版' else 'First version' end, answer_language(written.text), written.text, false, true,
      date_trunc('milliseconds', now()), date_trunc('milliseconds', now())
    from users u
    left join user_details d on d.user_id = u.id
    left join student_profiles p on p.user_id = u.id
    cross join lateral (values ('ABOUT', d.about), ('HOBBIES', d.hobbies), ('RESEARCH_TOPICS', p.research_topics),
      ('FOCUS_AS_STUDENT', p.focus_as_student)) written (topic, text)
    where written.text <> '';
  drop function answer_language;
  alter table resumes drop constraint resumes_reason_id_fkey;
  alter table resumes add constraint resumes_reason_id_fkey
    foreign key (reason_id) references profile_answers on delete set null;
  drop table reasons_for_applying;
  alter table user_details drop column about, drop column hobbies;
  alter table student_profiles drop column research_topics, drop column focus_as_student;
  create trigger profile_answers_changed after insert or update or delete on profile_answers
    for each row execute function record_user_change();
  create trigger answer_comments_changed after insert or update or delete on answer_comments
    for each row execute function record_user_change();
`;
