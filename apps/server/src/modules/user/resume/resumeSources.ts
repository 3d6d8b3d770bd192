import { sql } from 'kysely';
import { columnsOf } from '../../../platform/json/json.ts';
import {
  FOUND_LIMIT,
  foundColumns,
  means,
  type OwnSearchSource,
} from '../../../platform/search/searchSource.ts';

const R = columnsOf<'resumes'>('r');
const C = columnsOf<'resume_copies'>('c');

const NAMES = ['resumes', 'documents', 'files', 'cv', '履歴書', 'りれきしょ', '書類', 'しょるい', 'ファイル'];

/** Resumes by title or file name, in the order of their list. */
export const resumeSource: OwnSearchSource = {
  kind: 'RESUME',
  names: NAMES,
  select: ({ user }, has) => sql`
    select ${foundColumns({
      id: R('id'),
      title: R('title'),
      titleJp: sql<null>`null::text`,
      moment: { at: R('updated_at'), meaning: means('CHANGED') },
    })}
    from resumes r left join files f on f.id = r.file_id
    where r.user_id = ${user.id} and ${has(sql`search_form(concat_ws(' ', r.title, f.name))`)}
    order by r.is_default desc, r.updated_at desc, r.id desc limit ${FOUND_LIMIT}`,
};

/** Resumes as they were sent, by title, file name or company; the latest first. */
export const sentResumeSource: OwnSearchSource = {
  kind: 'SENT_RESUME',
  names: NAMES,
  select: ({ user }, has) => sql`
    select ${foundColumns({
      id: C('application_id').$notNull(),
      title: C('title'),
      titleJp: sql<null>`null::text`,
      party: 'k',
      moment: { at: C('created_at'), meaning: means('SENT') },
    })}
    from resume_copies c join applications a on a.id = c.application_id join jobs j on j.id = a.job_id
    join companies k on k.id = j.company_id left join files f on f.id = c.file_id
    where c.user_id = ${user.id}
      and ${has(sql`search_form(concat_ws(' ', c.title, f.name, k.name, k.name_jp))`)}
    order by c.created_at desc, c.id desc limit ${FOUND_LIMIT}`,
};
