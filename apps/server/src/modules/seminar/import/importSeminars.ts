import { importRecords } from '../../../platform/import/importRecords.ts';
import { readSeminarLine } from './readSeminarLine.ts';
import { saveSeminars } from './saveSeminar.ts';

/**
 * Imports seminars from a file, JSON Lines or one JSON array. Invalid seminars are reported with line
 * and reason, and skipped; a second run changes nothing.
 */
export const importSeminars = importRecords({
  what: 'seminars',
  named: 'id',
  keyOf: ({ id }) => id,
  read: readSeminarLine,
  save: saveSeminars,
  // Students are notified of each, and those who apply meanwhile wait for one seminar at most.
  batch: 1,
});
