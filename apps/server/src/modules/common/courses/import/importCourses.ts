import { importRecords } from '../../../../platform/import/importRecords.ts';
import { readCourse } from './readCourse.ts';
import { saveCourses } from './saveCourses.ts';

/**
 * Imports courses from a file, JSON Lines or one JSON array, in the words of the common contract's `Course`. Each refused
 * course is reported with its line and the reason, and the others are imported; a second run changes nothing.
 */
export const importCourses = importRecords({
  what: 'courses',
  named: 'id',
  keyOf: ({ id }) => id,
  read: readCourse,
  save: saveCourses,
});
