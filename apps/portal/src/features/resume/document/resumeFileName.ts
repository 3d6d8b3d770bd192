import { documentFileName } from '@michi/api/documents';
import type { Resume, ResumeContent } from '@michi/api/user';

/** Name of the PDF of a resume, with the day printed on it. */
export const resumeFileName = (
  { fullName, fullNameJp, writtenOn }: ResumeContent,
  language: Resume['language'],
): string =>
  documentFileName({ document: 'RESUME', language, name: fullName, nameJp: fullNameJp, day: writtenOn });
