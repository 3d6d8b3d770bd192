import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type {
  DocumentSection,
  PersonalData,
  PersonalFile,
  PersonalReader,
} from '../../../platform/personal-data/personalData.ts';
import { commonPersonalData } from '../../common/index.ts';
import { chatPersonalData } from '../../chat/index.ts';
import { profileViewsPersonalData } from '../../company/index.ts';
import { jobPersonalData, jobRecordsPersonalData } from '../../job/index.ts';
import { newsPersonalData } from '../../news/index.ts';
import { notificationPersonalData } from '../../notification/index.ts';
import { seminarPersonalData } from '../../seminar/index.ts';
import { counsellingPersonalData } from '../../university/index.ts';
import { answersPersonalData } from '../answers/answersPersonalData.ts';
import { resumePersonalData } from '../resume/resumePersonalData.ts';
import { studentProfilePersonalData } from '../student-profile/studentProfilePersonalData.ts';
import { userPersonalData } from './userPersonalData.ts';

/** Every service with data about users; add new ones here. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  userPersonalData,
  studentProfilePersonalData,
  answersPersonalData,
  resumePersonalData,
  jobPersonalData,
  jobRecordsPersonalData,
  profileViewsPersonalData,
  newsPersonalData,
  notificationPersonalData,
  seminarPersonalData,
  chatPersonalData,
  counsellingPersonalData,
  commonPersonalData,
];

export interface Collection {
  /** By the name of the service. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly sections: readonly DocumentSection[];
  readonly files: readonly PersonalFile[];
}

/** Reads all data about a user in one snapshot. */
export async function collectAll(
  { database, fileStore }: Pick<Deps, 'database' | 'fileStore'>,
  reader: PersonalReader,
  now: Date,
): Promise<Collection> {
  return inTransaction(
    database,
    async (transaction) => {
      const data: Record<string, unknown> = { madeAt: now.toISOString() };
      const sections: DocumentSection[] = [];
      const files: PersonalFile[] = [];
      for (const { name, collect } of PERSONAL_DATA) {
        const record = await collect(transaction, reader, fileStore);
        data[name] = record.data;
        sections.push(...record.sections.filter(({ blocks }) => blocks.length > 0));
        files.push(...(record.files ?? []));
      }
      return { data, sections, files };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
