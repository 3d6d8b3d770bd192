import { importRecords, type RecordImport } from '../../../platform/import/importRecords.ts';
import { readInternship, readPosting, type ImportedJob } from './readPosting.ts';
import { postingKey, savePostings } from './savePostings.ts';

const POSTINGS: Omit<RecordImport<ImportedJob>, 'read'> = {
  what: 'postings',
  named: 'identifier',
  keyOf: postingKey,
  save: savePostings,
};

/** Imports schema.org JobPostings from JSON Lines or a JSON array. Importing a file again changes nothing. */
export const importJobs = importRecords({ ...POSTINGS, read: readPosting });

/** The same for internships, with their terms in `internship` (job contract, `InternshipTerms`). */
export const importInternships = importRecords({ ...POSTINGS, read: readInternship });
