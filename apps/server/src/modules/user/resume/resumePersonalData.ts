import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Resumes with their sent and shared copies, unfinished uploads, and every uploaded file. */
export const resumePersonalData: PersonalData = {
  name: 'resumes',
  tables: ['files', 'resumes', 'resume_copies', 'resume_shares', 'resume_uploads'],
  async collect(database, reader, fileStore) {
    const { userId } = reader;
    const words = WORDS[reader.language];
    const data = {
      resumes: await readResumes(database, userId),
      sent: await readSent(database, userId),
      shares: await readShares(database, userId),
      uploads: await readUploads(database, userId),
      files: await readFiles(database, userId),
    };
    return {
      data,
      sections: [
        section(words.resumes, data.resumes, reader, (one) => ({
          ...one,
          resume: one.title,
          kind: words.kinds[one.kind],
          format: one.format === null ? null : words.formats[one.format],
          file: one.fileName,
        })),
        section(words.sent, data.sent, reader, ({ sentAt, title }) => ({ resume: title, sentAt })),
        section(words.shares, data.shares, reader, (one) => ({ ...one, resume: one.title })),
        section(words.uploads, data.uploads, reader, (one) => one),
      ],
      // Two files may have the same name; the id distinguishes them, and identifies the row.
      files: data.files.map(({ id, name }) => ({ path: `${id}/${name}`, open: () => fileStore.open(id) })),
    };
  },
};

async function readResumes(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('resumes')
    .leftJoin('files', 'files.id', 'resumes.file_id')
    .select([
      'resumes.id',
      'resumes.kind',
      'resumes.title',
      'resumes.language',
      'resumes.format',
      'resumes.choices',
      'resumes.paper',
      'resumes.is_default as isDefault',
      'resumes.reason_id as reasonForApplyingId',
      'resumes.requests',
      'files.id as fileId',
      'files.name as fileName',
      'resumes.created_at as createdAt',
      'resumes.updated_at as updatedAt',
    ])
    .where('resumes.user_id', '=', userId)
    .orderBy('resumes.created_at')
    .orderBy('resumes.id')
    .execute();
}

async function readSent(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('resume_copies')
    .select([
      'application_id as applicationId',
      'resume_id as resumeId',
      'kind',
      'title',
      'language',
      'format',
      'content',
      'paper',
      'photo_file_id as photoFileId',
      'file_id as fileId',
      'created_at as sentAt',
    ])
    .where('user_id', '=', userId)
    .where('application_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function readShares(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('resume_shares')
    .innerJoin('resume_copies', 'resume_copies.share_id', 'resume_shares.id')
    .select([
      'resume_shares.id',
      'resume_shares.resume_id as resumeId',
      'resume_copies.title',
      'resume_copies.content',
      'resume_copies.paper',
      'resume_copies.file_id as fileId',
      'resume_shares.created_at as createdAt',
      'resume_shares.expires_at as expiresAt',
      'resume_shares.view_count as viewCount',
      'resume_shares.last_viewed_at as lastViewedAt',
    ])
    .where('resume_shares.user_id', '=', userId)
    .orderBy('resume_shares.created_at')
    .orderBy('resume_shares.id')
    .execute();
}

async function readUploads(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('resume_uploads')
    .select([
      'id',
      'file_name as fileName',
      'size',
      'received_size as receivedSize',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function readFiles(database: Kysely<Database>, userId: string) {
  return database
    .selectFrom('files')
    .select([
      'id',
      'name',
      'media_type as mediaType',
      'size',
      'created_at as createdAt',
      sql<boolean>`exists (select from students s where s.photo_file_id = files.id)`.as('isPhoto'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
