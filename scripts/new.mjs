import './run/nodeVersion.mjs';
import { parseArgs } from 'node:util';
import { Changes } from './new/changes.mjs';
import { makeComponent } from './new/component.mjs';
import { makeFeature } from './new/feature.mjs';
import { makeOperation } from './new/operation.mjs';
import { Refusal } from './new/refusal.mjs';

const USAGE = `Usage:
  npm run new -- component <name>
  npm run new -- feature <name> --shows <operation> [--jp <title in Japanese>]
  npm run new -- operation <service> <name>
A name is in kebab-case, such as job-offers; that of an operation begins with list-, such as list-holidays.`;

/** What can be created: the number of words it takes, and its function. */
const kinds = {
  component: { words: 1, make: makeComponent },
  feature: { words: 1, make: makeFeature },
  operation: { words: 2, make: makeOperation },
};

const options = { shows: { type: 'string' }, jp: { type: 'string' }, help: { type: 'boolean' } };

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message}\n${USAGE}`, { cause: error });
  }
}

/** `npm run new`: creates a working, tested component, feature of the portal or operation of a service. */
async function main() {
  const { positionals, values } = readArguments();
  if (values.help === true) return USAGE;
  const { help: _help, ...given } = values;
  const [kind, ...words] = positionals;
  if (kind === undefined || !Object.hasOwn(kinds, kind)) {
    throw new Refusal(
      `${kind === undefined ? 'Name what to generate.' : `Unknown kind: "${kind}".`}\n${USAGE}`,
    );
  }
  if (words.length > kinds[kind].words)
    throw new Refusal(`Unexpected arguments: ${words.join(' ')}\n${USAGE}`);
  if (kind !== 'feature' && Object.keys(given).length > 0) {
    throw new Refusal(`--${Object.keys(given)[0]} applies to features only.\n${USAGE}`);
  }
  const changes = new Changes();
  const left = kinds[kind].make(changes, words, given);
  const files = await changes.write();
  return `${files.join('\n')}\n\n${left.join('\n')}`;
}

try {
  console.log(await main());
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${error.message}\nNo files were changed.`);
  process.exitCode = 1;
}
