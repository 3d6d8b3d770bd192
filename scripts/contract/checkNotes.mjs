import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts } from './compareContracts.mjs';
import { changesFile, findBase, withSpecsAt } from './history.mjs';
import { findUnnoted, readNewestSection } from './notes.mjs';
import { readDocuments } from './readDocuments.mjs';
import { describeChanges } from './describeChanges.mjs';

/**
 * Holds the contracts of a clone's working tree against those from before the newest section of its record of
 * changes. Without an earlier contract (no history, a first commit) there is nothing to hold against.
 * @param {string} clone the root folder of the clone
 * @returns {Promise<{ base: string | undefined, missing: string }>} the commit it compared with, and in words the
 *   breaking changes without a note; empty when all have one
 */
export async function checkNotes(clone) {
  const record = join(clone, changesFile);
  const section = readNewestSection(existsSync(record) ? readFileSync(record, 'utf8') : '');
  const base = findBase(clone, section.heading);
  if (base === undefined) return { base, missing: '' };
  const before = await withSpecsAt(clone, base, readDocuments);
  const changes = compareContracts(before, await readDocuments(join(clone, 'specs')));
  return { base, missing: describeChanges(findUnnoted(changes, section.names)) };
}
