import './run/nodeVersion.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './run/paths.mjs';
import { missingPlatformPackages } from './steps/lockfile.mjs';

/** `npm run lockfile`, after an install that added packages: names the binaries of the platforms npm left out. */
const file = inRoot('package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingPlatformPackages(lockfile.packages);
for (const { place: location, entry } of missing) lockfile.packages[location] = entry;
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${missing.length} added`);
