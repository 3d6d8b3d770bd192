import { sql, type Kysely } from 'kysely';

/** Photos of counsellors, made and served as the pictures of companies. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(COUNSELLOR_PHOTOS).execute(database);
}

const COUNSELLOR_PHOTOS = `
  alter table pictures
    drop constraint pictures_kind_check,
    add constraint pictures_kind_check check (kind in ('LOGO', 'COVER', 'PORTRAIT'));
  alter table counsellors
    add photo_id uuid references pictures,
    add photo_text text,
    add photo_text_jp text;
  comment on column counsellors.photo_file_id is 'Only read by the release before.';
  comment on column counsellors.photo_text is 'What it shows; null where it says nothing beyond the name.';
  create index counsellors_portrait on counsellors (photo_id) where photo_id is not null;
`;
