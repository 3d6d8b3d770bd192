import type { CommandReport, Progress } from '../../../../platform/commands.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Language } from '../../../../platform/problem/language.ts';
import { importRecords } from '../../../../platform/import/importRecords.ts';
import { readCourse } from './readCourse.ts';
import { saveCourses } from './saveCourses.ts';

/**
 * Imports courses from a file, JSON Lines or one JSON array, in the words of the common contract's `Course`. Each refused
 * course is reported with its line and the reason, and the others are imported; a second run changes nothing.
 */
export async function importCourses(
  deps: Deps,
  path: string,
  progress: Progress,
  language?: Language,
): Promise<CommandReport> {
  return importRecords(
    deps,
    path,
    progress,
    {
      what: 'courses',
      named: 'id',
      keyOf: ({ id }) => id,
      read: readCourse,
      save: saveCourses,
    },
    language,
  );
}
