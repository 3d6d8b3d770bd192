import { sql, type Kysely } from 'kysely';

/** News: posts of Michi, of companies and of universities, and who likes them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table post_likes').execute(database);
  await sql.raw('drop function count_post_likes()').execute(database);
  await sql.raw('drop table posts').execute(database);
}

const STATEMENTS = [
  `create table posts (
     id uuid primary key default uuidv7(),
     publisher text not null check (publisher in ('JOBHUNTING', 'COMPANY', 'UNIVERSITY')),
     company_id uuid references companies,
     university_id uuid references universities,
     -- Whose students it is for; everyone's without one.
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
     -- When students were notified of it; never twice.
     notified_at timestamptz,
     published_at timestamptz not null,
     updated_at timestamptz not null,
     search_text text not null default '',
     search_grams text[] not null generated always as (search_grams(search_text)) stored,
     constraint posts_one_publisher check (
       (company_id is not null) = (publisher = 'COMPANY') and (university_id is not null) = (publisher = 'UNIVERSITY')),
     -- A university speaks to its own students.
     constraint posts_own_students check (
       publisher <> 'UNIVERSITY' or audience_university_id is not distinct from university_id),
     -- A picture is described, and nothing is described that is not there.
     constraint posts_picture_text check (
       (picture_url is null) = (picture_text is null) and (picture_url is not null or picture_text_jp is null))
   )`,
  // A student's list merges two: posts for everyone and posts for their university.
  `create index posts_for_everyone on posts (published_at desc, id desc) where audience_university_id is null`,
  `create index posts_for_university on posts (audience_university_id, published_at desc, id desc)
   where audience_university_id is not null`,
  'create index posts_company on posts (company_id) where company_id is not null',
  'create index posts_search_text on posts using gin (search_text gin_trgm_ops)',
  'create index posts_search_grams on posts using gin (search_grams)',

  `create table post_likes (
     user_id uuid not null references users on delete cascade,
     post_id uuid not null references posts on delete cascade,
     created_at timestamptz not null,
     primary key (user_id, post_id)
   )`,
  'create index post_likes_post on post_likes (post_id)',

  // The count is kept by the database itself, row by row: likes at the same moment wait for one another here.
  `create function count_post_likes() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       update posts set like_count = like_count + 1 where id = new.post_id;
     else
       update posts set like_count = like_count - 1 where id = old.post_id;
     end if;
     return null;
   end $$`,
  `create trigger post_likes_counted after insert or delete on post_likes
   for each row execute function count_post_likes()`,
];
