import { importRecords } from '../../../../platform/import/importRecords.ts';
import { readHelp } from './readHelp.ts';
import { saveHelps } from './saveHelps.ts';

/**
 * Imports helps from a file, JSON Lines or one JSON array, in the words of the common contract's `Help`. Each refused help
 * is reported with its line and the reason, and the others are imported; a second run changes nothing.
 */
export const importHelps = importRecords({
  what: 'helps',
  named: 'id',
  keyOf: ({ id }) => id,
  read: readHelp,
  save: saveHelps,
});
