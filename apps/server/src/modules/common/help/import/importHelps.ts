import { importRecords } from '../../../../platform/import/importRecords.ts';
import { readHelp } from './readHelp.ts';
import { saveHelps } from './saveHelps.ts';

/**
 * Imports help articles from a file, JSON Lines or one JSON array, with the properties of the common contract's
 * `Help`. Invalid articles are reported with line and reason, and skipped; a second run changes nothing.
 */
export const importHelps = importRecords({
  what: 'helps',
  named: 'id',
  keyOf: ({ id }) => id,
  read: readHelp,
  save: saveHelps,
});
