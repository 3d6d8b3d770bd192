import { importRecords, type RecordImport } from '../../../platform/import/importRecords.ts';
import { readInternship, readPosting, type ImportedJob } from './readPosting.ts';
import { postingKey, savePostings } from './savePostings.ts';

const POSTINGS: Omit<RecordImport<ImportedJob>, 'read'> = {
  what: 'postings',
  named: 'identifier',
  keyOf: postingKey,
  save: savePostings,
};

/**
 * Imports schema.org JobPostings from a file, JSON Lines or one JSON array. Each refused posting is reported with its
 * line and the reason, and the others are imported; a second run changes nothing.
 */
export const importJobs = importRecords({ ...POSTINGS, read: readPosting });

/**
 * Imports internships: JobPostings likewise, each with its terms in `internship`, in the words of the job contract's
 * `InternshipTerms`.
 */
export const importInternships = importRecords({ ...POSTINGS, read: readInternship });
