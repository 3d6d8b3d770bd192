import { importRecords } from '../../../../platform/import/importRecords.ts';
import { readCourse } from './readCourse.ts';
import { saveCourses } from './saveCourses.ts';

/**
 * Imports courses from a file, JSON Lines or one JSON array, with the properties of the common contract's `Course`.
 * Invalid courses are reported with line and reason, and skipped; a second run changes nothing.
 */
export const importCourses = importRecords({
  what: 'courses',
  named: 'id',
  keyOf: ({ id }) => id,
  read: readCourse,
  save: saveCourses,
});
