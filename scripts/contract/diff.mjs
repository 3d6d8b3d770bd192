import '../run/nodeVersion.mjs';
import { inRoot, root } from '../run/paths.mjs';
import { compareContracts } from './compareContracts.mjs';
import { changesFile, findCommit, withSpecsAt } from './history.mjs';
import { readDocuments } from './readDocuments.mjs';
import { sayChanges } from './sayChanges.mjs';

/** `npm run contract:diff -- <git ref>`: what changed in the contracts since then, and what breaks a client. */
const [ref, ...rest] = process.argv.slice(2);

function refuse(reason) {
  console.error(
    `${reason}\nUsage: npm run contract:diff -- <git ref>   (a commit, branch or tag, such as HEAD~3)`,
  );
  process.exit(2);
}

if (ref === undefined) refuse('Say what to compare with.');
if (rest.length > 0) refuse(`Too many words: ${rest.join(' ')}`);
const commit = findCommit(root, ref);
if (commit === undefined) refuse(`git knows no commit "${ref}".`);

const before = await withSpecsAt(root, commit, readDocuments);
const changes = compareContracts(before, await readDocuments(inRoot('specs')));
const breaking = changes.filter(({ breaks }) => breaks);
const harmless = changes.filter(({ breaks }) => !breaks);

console.log(`The contracts since ${ref} (${commit.slice(0, 7)}); descriptions and examples aside.`);
if (changes.length === 0) console.log('\nNothing changed.');
if (breaking.length > 0) console.log(`\nBreaks a client:\n${sayChanges(breaking)}`);
if (harmless.length > 0) console.log(`\nBreaks nobody:\n${sayChanges(harmless)}`);
if (changes.length > 0) {
  const advice = breaking.length > 0 ? ` Each breaking one needs its note in ${changesFile}.` : '';
  console.log(`\n${breaking.length} breaking, ${harmless.length} other changes.${advice}`);
}
