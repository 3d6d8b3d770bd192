import { sql, type Kysely } from 'kysely';

/** Photos that universities publish. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(UNIVERSITY_PHOTOS).execute(database);
}

const UNIVERSITY_PHOTOS = `
  alter table universities
    add photo_id uuid references pictures,
    add photo_text text,
    add photo_text_jp text;
  comment on column universities.photo_text is 'What it shows; null where it says nothing beyond the name.';
  create index universities_photo on universities (photo_id) where photo_id is not null;
`;
