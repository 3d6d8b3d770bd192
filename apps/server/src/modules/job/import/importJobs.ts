import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { importRecords, type RecordImport } from '../../../platform/import/importRecords.ts';
import { readInternship, readPosting, type ImportedJob } from './readPosting.ts';
import { postingKey, savePostings } from './savePostings.ts';

/**
 * Imports schema.org JobPostings from a file, JSON Lines or one JSON array. Each refused posting is reported with its
 * line and the reason, and the others are imported; a second run changes nothing.
 */
export async function importJobs(
  deps: Deps,
  path: string,
  progress: Progress,
  language?: Language,
): Promise<CommandReport> {
  return importRecords(deps, path, progress, { ...POSTINGS, read: readPosting }, language);
}

/**
 * Imports internships: JobPostings likewise, each with its terms in `internship`, in the words of the job contract's
 * `InternshipTerms`.
 */
export async function importInternships(
  deps: Deps,
  path: string,
  progress: Progress,
  language?: Language,
): Promise<CommandReport> {
  return importRecords(deps, path, progress, { ...POSTINGS, read: readInternship }, language);
}

const POSTINGS: Omit<RecordImport<ImportedJob>, 'read'> = {
  what: 'postings',
  named: 'identifier',
  keyOf: postingKey,
  save: savePostings,
};
