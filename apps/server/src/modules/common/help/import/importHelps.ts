import type { CommandReport, Progress } from '../../../../platform/commands.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Language } from '../../../../platform/problem/language.ts';
import { importRecords } from '../../../../platform/import/importRecords.ts';
import { readHelp } from './readHelp.ts';
import { saveHelps } from './saveHelps.ts';

/**
 * Imports helps from a file, JSON Lines or one JSON array, in the words of the common contract's `Help`. Each refused help
 * is reported with its line and the reason, and the others are imported; a second run changes nothing.
 */
export async function importHelps(
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
      what: 'helps',
      named: 'id',
      keyOf: ({ id }) => id,
      read: readHelp,
      save: saveHelps,
    },
    language,
  );
}
