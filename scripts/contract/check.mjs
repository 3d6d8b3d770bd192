import '../run/nodeVersion.mjs';
import { root } from '../run/paths.mjs';
import { checkNotes } from './checkNotes.mjs';
import { changesFile } from './history.mjs';

/** Fails when the contracts break a client and the record of changes does not say so. */
const { base, missing } = await checkNotes(root);
if (missing !== '') {
  console.error(
    `Since ${base.slice(0, 7)} the contracts have breaking changes without a note in ${changesFile}:\n${missing}\n\n` +
      'Revert the change, or describe in the newest section what clients have to do, such as\n' +
      '- `listJobs`, `Job`: …\n' +
      'with the names at the left margin above.',
  );
  process.exitCode = 1;
} else {
  console.log(base === undefined ? 'No previous contract.' : `Compared with ${base.slice(0, 7)}.`);
}
