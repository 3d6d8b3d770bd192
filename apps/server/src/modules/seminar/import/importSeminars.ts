import type { CommandReport, Progress } from '../../../platform/commands.ts';
import type { Deps } from '../../../platform/deps.ts';
import { importRecords } from '../../../platform/import/importRecords.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { readSeminarLine } from './readSeminarLine.ts';
import { saveSeminars } from './saveSeminar.ts';

/**
 * Imports seminars from a file, JSON Lines or one JSON array. Each refused seminar is reported with its line and the
 * reason, and the others are imported; a second run changes nothing.
 */
export async function importSeminars(
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
      what: 'seminars',
      named: 'id',
      keyOf: ({ id }) => id,
      read: readSeminarLine,
      save: saveSeminars,
      // Students are notified of each, and those who apply meanwhile wait for one seminar at most.
      batch: 1,
    },
    language,
  );
}
