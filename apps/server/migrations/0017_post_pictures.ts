import { sql, type Kysely } from 'kysely';

/** Pictures that posts show, made and served as those of companies. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(POST_PICTURES).execute(database);
}

const POST_PICTURES = `
  alter table posts
    drop constraint posts_picture_text,
    add picture_id uuid references pictures,
    add constraint posts_picture_text check (
      picture_id is not null or (picture_text is null and picture_text_jp is null));
  comment on column posts.picture_url is 'Only read by the release before.';
  comment on column posts.picture_text is 'What it shows; null where it says nothing beyond the title.';
  create index posts_picture on posts (picture_id) where picture_id is not null;
`;
