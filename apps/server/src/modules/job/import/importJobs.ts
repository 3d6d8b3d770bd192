import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import { importRecords, type ReadRecord } from '../../../platform/import/importRecords.ts';
import { readInternship, readPosting, type ImportedJob } from './readPosting.ts';
import { savePostings } from './savePostings.ts';

/**
 * Imports schema.org JobPostings from a file, JSON Lines or one JSON array. Each refused posting is reported with its
 * line and the reason and costs none of the others; a second run changes nothing.
 */
export async function importJobs(deps: Deps, path: string, progress: Progress): Promise<CommandReport> {
  return importPostings(deps, path, progress, readPosting);
}

/**
 * Imports internships: JobPostings likewise, each with its terms in `internship`, in the words of the job contract's
 * `InternshipTerms`.
 */
export async function importInternships(
  deps: Deps,
  path: string,
  progress: Progress,
): Promise<CommandReport> {
  return importPostings(deps, path, progress, readInternship);
}

async function importPostings(
  deps: Deps,
  path: string,
  progress: Progress,
  read: (json: string) => ReadRecord<ImportedJob>,
): Promise<CommandReport> {
  return importRecords(deps, path, progress, {
    what: 'postings',
    named: 'identifier',
    keyOf: ({ company, import_key }) => `${company.import_key}\n${import_key}`,
    read,
    save: savePostings,
  });
}
