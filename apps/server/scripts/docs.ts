import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import scalar from '@scalar/fastify-api-reference';
import { fastify } from 'fastify';
import { readContract, type Contract } from './docs/contract.ts';
import { indexPage } from './docs/indexPage.ts';
import { referencePage } from './docs/referencePage.ts';

// Builds the API reference that the server shows under /docs: a list of the services, a page and a bundled contract
// for each, and the library that renders them. Nothing is loaded from another origin.

const run = promisify(execFile);
const compress = promisify(gzip);
const server = resolve(import.meta.dirname, '..');
const specs = resolve(server, '../../specs');
const folder = join(server, 'dist/docs');
const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** The services there are: every folder of `specs` with an openapi.yaml. */
async function services(): Promise<readonly string[]> {
  const entries = await readdir(specs, { recursive: true });
  return entries
    .filter((path) => /^[a-z]+[/\\]openapi\.yaml$/.test(path))
    .map((path) => dirname(path))
    .toSorted();
}

/** Writes a file, and its compressed form for the server to send. */
async function write(name: string, content: string): Promise<void> {
  await writeFile(join(folder, name), content);
  await writeFile(join(folder, `${name}.gz`), await compress(content));
}

/**
 * Scalar's API reference as one script, as its plugin for Fastify serves it: `@scalar/api-reference`, from which it is
 * made, needs 259 more packages.
 */
async function library(): Promise<string> {
  const app = fastify();
  await app.register(scalar, { configuration: { url: '/' } });
  const { body } = await app.inject('/reference/js/scalar.js');
  await app.close();
  return body;
}

async function writeContract(service: string): Promise<Contract> {
  const bundled = join(folder, `${service}.json`);
  await run(
    process.execPath,
    [redocly, 'bundle', join(specs, service, 'openapi.yaml'), `--output=${bundled}`],
    { env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } },
  );
  const json = await readFile(bundled, 'utf8');
  await write(`${service}.json`, json);
  return readContract(service, json);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const contracts: Contract[] = [];
for (const service of await services()) contracts.push(await writeContract(service));
for (const contract of contracts) {
  await writeFile(join(folder, `${contract.service}.html`), referencePage(contracts, contract));
}
await writeFile(join(folder, 'index.html'), indexPage(contracts));
await write('reference.js', await library());
process.stdout.write(`${contracts.length} contracts in ${folder}\n`);
