import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@michi/api/server';
import { paths } from '../../apps/portal/src/shared/navigation/paths.ts';
import { readDocuments } from '../contract/checkNotes.mjs';
import { inRoot } from '../run/paths.mjs';
import { readCoverage, referencesIn, testsIn } from './readCoverage.mjs';

const portal = join('apps', 'portal', 'src');
const read = (path) => readFileSync(inRoot(path), 'utf8');
const rows = readCoverage(read('specs/COVERAGE.md'));

/** A path from the root of the project, or from the sources of the portal. */
const resolved = (path) => (existsSync(inRoot(path)) ? path : join(portal, path));

/** Every text of a file of words by its key, `empty.jobs`. */
const flat = (text, prefix = '') =>
  Object.entries(text).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );

/** The English texts of the portal and of the server, `jobs:empty.jobs`. */
const words = new Map([
  ...flat(JSON.parse(read('apps/server/src/platform/problem/en.json')), 'server:'),
  ...readdirSync(inRoot(portal), { recursive: true, encoding: 'utf8' })
    .filter((name) => /locales[/\\]en\.json$/u.test(name))
    .flatMap((name) => flat(JSON.parse(read(join(portal, name))), `${name.split(/[/\\]/u).at(-3)}:`)),
]);

/** Every address of the portal: those that have a name, and those that only the route table spells. */
const places = new Set([
  ...Object.values(paths),
  ...[...read(join(portal, 'app', 'routes.tsx')).matchAll(/\bpath: '(\/[^']*)'/gu)].map(([, path]) => path),
]);

const services = [...new Set(operations.map(({ service }) => service))];
/** The contract of each service; read before the tests. */
let documents = new Map();

/** The error in a name of a contract; null if it exists. */
const faultOfContract = (service, name, sign, rest) => {
  if (/^[a-z]/u.test(name))
    return operations.some((operation) => operation.service === service && operation.id === name)
      ? null
      : 'is no operation';
  const schema = documents.get(service)?.components.schemas[name];
  if (schema === undefined) return 'is no schema';
  if (sign === '.' && !Object.hasOwn(schema.properties ?? {}, rest)) return 'is no property';
  return sign === '=' && !schema.enum?.includes(rest) ? 'is no value' : null;
};

/** The error in a reference; null if there is none. */
const faultOf = ({ name, texts }) => {
  const [, service, schema, sign, rest] = /^(\w+) (\w+)(?:([.=])([\w-]+))?$/u.exec(name) ?? [];
  if (services.includes(service)) return faultOfContract(service, schema, sign, rest);
  if (words.has(name)) return null;
  if (places.has(name)) return null;
  if (!existsSync(inRoot(resolved(name)))) return 'is not known';
  const source = texts.length === 0 ? '' : read(resolved(name));
  const missing = texts.find((text) => !source.includes(text));
  return missing === undefined ? null : `does not say ${missing}`;
};

/** Whether a row of visible features names no test of the screen; a server test does not count. */
const lacksScreen = ({ isSeen, shown }) =>
  isSeen &&
  !testsIn(shown).some((path) =>
    /^apps\/portal\/(?:src\/.*\.(?:test|stories)\.tsx|e2e\/.*\.spec\.ts)$/u.test(resolved(path)),
  );

beforeAll(async () => {
  documents = await readDocuments(inRoot('specs'));
});

describe('the table of the product specification', () => {
  test('names for each row an existing file of tests or stories', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter(({ shown }) => testsIn(shown).length === 0).map(({ says }) => says)).toEqual([]);
    const missing = rows.flatMap(({ says, shown }) =>
      testsIn(shown)
        .filter((path) => !existsSync(inRoot(resolved(path))))
        .map((path) => `${says}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('names for each visible feature a screen test, a story or an end-to-end test', () => {
    expect(rows.filter(lacksScreen).map(({ heading, says }) => `${heading}: ${says}`)).toEqual([]);
  });

  test('refers to existing translations, operations, schemas, routes and files', () => {
    const faults = rows.flatMap(({ says, where }) =>
      referencesIn(where)
        .map((reference) => [says, reference.name, faultOf(reference)])
        .filter(([, , fault]) => fault !== null),
    );
    expect(faults).toEqual([]);
  });

  test('quotes the product word for word', () => {
    const others = rows
      .filter(({ kind }) => kind === 'Words')
      .flatMap(({ says, where }) => referencesIn(where).map(({ name }) => [name, words.get(name), says]))
      .filter(([, output, says]) => output !== says);
    expect(others).toEqual([]);
  });

  test('has every route of the portal, and no other', () => {
    const listed = rows.filter(({ kind }) => kind === 'Route').map(({ says }) => says);
    expect(listed.toSorted(), 'a new route has a row in specs/COVERAGE.md, "2. Routes"').toEqual(
      [...places].toSorted(),
    );
  });

  test('names for each call the operation that answers it', () => {
    const calls = rows
      .filter(({ kind }) => kind === 'Call of the spec')
      .map(({ says, where }) => [says, where.replaceAll('`', '')]);
    const answered = new Map(
      operations.map(({ service, id, method, path }) => [
        `${service} ${id}`,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    expect(calls.filter(([call, operation]) => answered.get(operation) !== call)).toEqual([]);
  });
});
