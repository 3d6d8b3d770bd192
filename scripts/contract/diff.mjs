import '../run/nodeVersion.mjs';
import { inRoot, root } from '../run/paths.mjs';
import { compareContracts } from './compareContracts.mjs';
import { changesFile, findCommit, withSpecsAt } from './history.mjs';
import { readDocuments } from './readDocuments.mjs';
import { describeChanges } from './describeChanges.mjs';

/** `npm run contract:diff -- <git ref>`: what changed in the contracts since then, and what breaks a client. */
const [ref, ...rest] = process.argv.slice(2);

function refuse(reason) {
  console.error(
    `${reason}\nUsage: npm run contract:diff -- <git ref>   (a commit, branch or tag, such as HEAD~3)`,
  );
  process.exit(2);
}

if (ref === undefined) refuse('Name a git ref to compare with.');
if (rest.length > 0) refuse(`Unexpected arguments: ${rest.join(' ')}`);
const commit = findCommit(root, ref);
if (commit === undefined) refuse(`Unknown git ref: "${ref}".`);

const before = await withSpecsAt(root, commit, readDocuments);
const changes = compareContracts(before, await readDocuments(inRoot('specs')));
const breaking = changes.filter(({ breaks }) => breaks);
const harmless = changes.filter(({ breaks }) => !breaks);

console.log(`Contract changes since ${ref} (${commit.slice(0, 7)}), without descriptions and examples.`);
if (changes.length === 0) console.log('\nNo changes.');
if (breaking.length > 0) console.log(`\nBreaking:\n${describeChanges(breaking)}`);
if (harmless.length > 0) console.log(`\nNot breaking:\n${describeChanges(harmless)}`);
if (changes.length > 0) {
  const advice = breaking.length > 0 ? ` Each breaking one needs its note in ${changesFile}.` : '';
  console.log(`\n${breaking.length} breaking, ${harmless.length} other changes.${advice}`);
}
