import './run/nodeVersion.mjs';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot, root } from './run/paths.mjs';
import { featureFiles } from './steps/featureFiles.mjs';

/** `npm run new -- feature <name>`: the files a new area of the portal begins with. */
const [kind, name, ...rest] = process.argv.slice(2);

function refuse(reason) {
  console.error(
    `${reason}\nUsage: npm run new -- feature <name>   (<name> in kebab-case, such as job-offers)`,
  );
  process.exit(1);
}

if (kind !== 'feature')
  refuse(kind === undefined ? 'Say what to make.' : `There is no generator for "${kind}".`);
if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
  refuse('A feature needs a name in kebab-case.');
if (rest.length > 0) refuse(`Too many words: ${rest.join(' ')}`);

const folder = inRoot('apps', 'portal', 'src', 'features', name);
if (existsSync(folder)) refuse(`${relative(root, folder)} is there already.`);

for (const [file, text] of Object.entries(featureFiles(name))) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(relative(root, path));
}
console.log('\nNext: give the screen a path in apps/portal/src/app, and its locales a namespace.');
