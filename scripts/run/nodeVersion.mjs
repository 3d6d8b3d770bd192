/** The oldest Node that can run these scripts; everything else runs on the installed Node. */
const OLDEST = 20;

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST) {
  console.error(
    `Michi requires Node ${OLDEST} or later; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
