import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import type { PictureLinks } from '../../../platform/files/pictureLinks.ts';
import { addressReadings } from '../../../platform/resume/addressReadings.ts';
import { storedContent, storedResume } from '../../../platform/resume/composedResume.ts';

/** Columns of `resume_copies` with the copied content. */
export const COPY_COLUMNS = [
  'resume_copies.kind',
  'resume_copies.title',
  'resume_copies.language',
  'resume_copies.format',
  'resume_copies.content',
  'resume_copies.paper',
  'resume_copies.photo_file_id',
  'resume_copies.file_id',
] as const;

type ResumeCopy = Pick<
  Selectable<Database['resume_copies']>,
  'kind' | 'title' | 'language' | 'format' | 'content' | 'paper' | 'photo_file_id' | 'file_id'
>;

type CopyJson = Omit<ResponseBody<typeof manifest.user.showSharedResume, 200>['data'], 'expiresAt'>;

/** A copied resume; the address of its photo is signed at each read. */
export async function readCopy(
  database: Kysely<Database>,
  copy: ResumeCopy,
  pictureLinks: PictureLinks,
  now: Date,
): Promise<CopyJson> {
  const { kind, title, language, format, paper } = copy;
  const content = copy.content === null ? null : storedContent.parse(copy.content);
  const photoUrl = copy.photo_file_id === null ? null : pictureLinks.addressOf(copy.photo_file_id, now);
  return {
    kind,
    title,
    language,
    format,
    file:
      copy.file_id === null
        ? null
        : storedResume.resume.shape.file.parse(await readCopiedFile(database, copy.file_id)),
    content: content === null ? null : { ...content, ...addressReadings(content), paper, photoUrl },
  };
}

/** The name, media type, size in bytes and time of upload of a copied file. */
export function readCopiedFile(database: Kysely<Database>, id: string) {
  return database
    .selectFrom('files')
    .select(['name as fileName', 'media_type as mediaType', 'size', 'created_at as uploadedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
