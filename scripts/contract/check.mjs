import '../run/nodeVersion.mjs';
import { root } from '../run/paths.mjs';
import { checkNotes } from './checkNotes.mjs';
import { changesFile } from './history.mjs';

/** Fails when the contracts break a client and the record of changes does not say so. */
const { base, missing } = await checkNotes(root);
if (missing !== '') {
  console.error(
    `Since ${base.slice(0, 7)} the contracts break a client, and ${changesFile} does not say so:\n${missing}\n\n` +
      'Take the change back, or write in the newest section what a client does about it, such as\n' +
      '- `listJobs`, `Job`: …\n' +
      'with the names at the left margin above.',
  );
  process.exitCode = 1;
} else {
  console.log(base === undefined ? 'No earlier contract.' : `Held against ${base.slice(0, 7)}.`);
}
