import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts } from './compareContracts.mjs';
import { changesFile, findBase, withSpecsAt } from './history.mjs';
import { describeChanges } from './describeChanges.mjs';
import { bundleContract } from '../../packages/api/scripts/bundle.ts';

/**
 * Reads `specs/CHANGES.md`: sections under `## `, the newest first; in them one list item per note, which begins
 * with the names it is about in backticks: "- `listJobs`, `Job`: …".
 * @returns the newest section's heading line (undefined where there is none) and the names its notes are about
 */
function readNewestSection(text) {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const start = lines.findIndex((line) => line.startsWith('## '));
  if (start === -1) return { heading: undefined, names: new Set() };
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.startsWith('## '));
  const section = end === -1 ? after : after.slice(0, end);
  // A note may run over several lines.
  const notes = section.filter((line) => /^[-*] /.test(line));
  const named = notes.flatMap((line) => {
    const list = /^[-*] ((?:`[^`]+`(?:, )?)+):/.exec(line)?.[1] ?? '';
    return [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  });
  return { heading: lines[start], names: new Set(named) };
}

/**
 * The breaking changes that no note is about. A note is about a change when it names the operation or the shared
 * component that changed, or each operation that it reaches.
 * @param {import('./changes.mjs').Change[]} changes
 * @param {Set<string>} names
 */
const findUnnoted = (changes, names) =>
  changes.filter(
    ({ subject, operations }) =>
      !names.has(subject.name) && !operations.every((operation) => names.has(operation)),
  );

/**
 * Compares the contracts of a clone's working tree with those from before the newest section of its record of changes.
 * Without an earlier contract (no history, a first commit) nothing is compared.
 * @param {string} clone the root folder of the clone
 * @returns {Promise<{ base: string | undefined, missing: string }>} the commit it compared with, and as text the
 *   breaking changes without a note; empty if all have one
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

/**
 * The contracts in a folder, each as one document.
 * @param {string} folder contains `<service>/openapi.yaml`; may be absent
 * @returns {Promise<Map<string, object>>} by service
 */
export async function readDocuments(folder) {
  if (!existsSync(folder)) return new Map();
  const services = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'openapi.yaml')))
    .toSorted();
  const documents = services.map(async (service) => [
    service,
    await bundleContract(join(folder, service, 'openapi.yaml'), false),
  ]);
  return new Map(await Promise.all(documents));
}
