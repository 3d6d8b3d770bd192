import { importRecords } from '../../../platform/import/importRecords.ts';
import { readSeminarLine } from './readSeminarLine.ts';
import { saveSeminars } from './saveSeminar.ts';

/**
 * Imports seminars from JSON Lines or a JSON array. Invalid ones are reported with line and reason; importing a file
 * again changes nothing.
 */
export const importSeminars = importRecords({
  what: 'seminars',
  named: 'id',
  keyOf: ({ id }) => id,
  read: readSeminarLine,
  save: saveSeminars,
  // One, since students are notified of each, and applicants wait for one seminar at most.
  batch: 1,
});
