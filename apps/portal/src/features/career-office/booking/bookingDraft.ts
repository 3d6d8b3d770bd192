import type { CounsellingFile } from '@michi/api/university';
import type { Draft } from '../../../shared/offline/drafts/drafts.ts';
import { isRecord } from '../../../shared/json/parseJson.ts';

/** Text and files for an appointment that is not booked yet. */
export interface BookingDraft {
  readonly question: string;
  readonly resumeIds: readonly string[];
  readonly files: readonly Pick<CounsellingFile, 'id' | 'fileName' | 'size'>[];
}

const readList = (text: string | undefined): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

export const readBookingDraft = (draft: Draft): BookingDraft => ({
  question: draft['question'] ?? '',
  resumeIds: readList(draft['resumeIds']).filter((id) => typeof id === 'string'),
  files: readList(draft['files']).flatMap((file) => {
    if (!isRecord(file)) return [];
    const { id, fileName, size } = file;
    return typeof id === 'string' && typeof fileName === 'string' && typeof size === 'number'
      ? [{ id, fileName, size }]
      : [];
  }),
});

export const writeBookingDraft = ({ question, resumeIds, files }: BookingDraft): Draft => ({
  question,
  resumeIds: JSON.stringify(resumeIds),
  files: JSON.stringify(files.map(({ id, fileName, size }) => ({ id, fileName, size }))),
});
