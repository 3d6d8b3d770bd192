import { sql } from 'kysely';
import { isReferenced } from '../../../platform/files/storedFiles.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Resumes with their sent and shared copies, unfinished uploads, and every uploaded file. */
export const resumePersonalData: PersonalData = {
  name: 'resumes',
  tables: ['files', 'resumes', 'resume_copies', 'resume_shares', 'resume_uploads'],
  async collect(database, reader, fileStore) {
    const { userId } = reader;
    const { rows: resumes } = await sql<Resume>`
      select r.id, r.kind, r.title, r.language, r.format, r.choices, r.paper, r.is_default as "isDefault",
        r.reason_id as "reasonForApplyingId", r.requests, f.id as "fileId", f.name as "fileName",
        r.created_at as "createdAt", r.updated_at as "updatedAt"
      from resumes r left join files f on f.id = r.file_id
      where r.user_id = ${userId} order by r.created_at, r.id`.execute(database);
    const { rows: sent } = await sql<{ title: string }>`
      select application_id as "applicationId", resume_id as "resumeId", kind, title, language, format, content, paper,
        photo_file_id as "photoFileId", file_id as "fileId", created_at as "sentAt"
      from resume_copies where user_id = ${userId} and application_id is not null
      order by created_at, id`.execute(database);
    const { rows: shares } = await sql<{ title: string }>`
      select s.id, s.resume_id as "resumeId", c.title, c.content, c.paper, c.file_id as "fileId",
        s.created_at as "createdAt", s.expires_at as "expiresAt", s.view_count as "viewCount",
        s.last_viewed_at as "lastViewedAt"
      from resume_shares s join resume_copies c on c.share_id = s.id
      where s.user_id = ${userId} order by s.created_at, s.id`.execute(database);
    const { rows: uploads } = await sql<object>`
      select id, file_name as "fileName", size, received_size as "receivedSize", created_at as "createdAt",
        expires_at as "expiresAt"
      from resume_uploads where user_id = ${userId} order by created_at, id`.execute(database);
    const { rows: files } = await sql<{ id: string; name: string; size: number }>`
      select f.id, f.name, f.media_type as "mediaType", f.size, f.created_at as "createdAt",
        exists (select from students s where s.photo_file_id = f.id) as "isPhoto"
      from files f where f.user_id = ${userId} and ${isReferenced('f')} order by f.created_at, f.id`.execute(
      database,
    );
    const messages = MESSAGES[reader.language];
    return {
      data: { resumes, sent, shares, uploads, files },
      sections: [
        section(messages.resumes, resumes, reader, ({ title, kind, format, fileName }) => ({
          resume: title,
          kind: messages.kinds[kind],
          format: format === null ? null : messages.formats[format],
          file: fileName,
        })),
        section(messages.sent, sent, reader, ({ title }) => ({ resume: title })),
        section(messages.shares, shares, reader, ({ title }) => ({ resume: title })),
        section(messages.uploads, uploads, reader),
      ],
      // Two files may have the same name; the id distinguishes them, and identifies the row.
      files: files.map(({ id, name, size }) => ({
        path: `${id}/${name}`,
        read: () => fileStore.read(id, size),
      })),
    };
  },
};

interface Resume {
  readonly title: string;
  readonly kind: keyof typeof en.kinds;
  readonly format: keyof typeof en.formats | null;
  readonly fileName: string | null;
}
