import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContractError } from './contractError.ts';
import { readContracts } from './contracts.ts';
import { mark } from './output.ts';
import { generateSdk } from './sdk.ts';

const specs = fileURLToPath(new URL('../../../specs', import.meta.url));
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'michi-generate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const readTree = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
  );

const contract = (operation: string): string => `
openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
servers: [{ url: /api/test }]
security: [{ bearer: [] }]
paths:
  /things:
    get:
${operation.replaceAll(/^/gm, '      ')}
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
`;

const writeContract = (service: string, text: string): void => {
  mkdirSync(join(folder, 'specs', service), { recursive: true });
  writeFileSync(join(folder, 'specs', service, 'openapi.yaml'), text);
};

const generateIn = () => generateSdk(join(folder, 'specs'), join(folder, 'generated'));

it('gives the same files each time, every one marked', async () => {
  for (const part of ['shared', 'company', 'news'])
    cpSync(join(specs, part), join(folder, 'specs', part), { recursive: true });
  await generateIn();
  const first = readTree(join(folder, 'generated'));
  await generateIn();
  expect(readTree(join(folder, 'generated'))).toEqual(first);
  const unmarked = Object.entries(first).filter(([, text]) => !text.startsWith(mark));
  expect(unmarked.map(([file]) => file)).toEqual([]);
});

/** Generates from a small contract of good form, then again after a mistake was planted in it. */
const generateWithMistake = async (file: string, mistake: (text: string) => string) => {
  const listThings = `operationId: listThings
responses:
  "200":
    description: All
    content:
      application/json:
        schema: { $ref: "./things.yaml#/Things" }
        examples: { populated: { $ref: "./examples.yaml#/Populated" } }
  "401": { description: No session }
  "500": { description: Our fault }`;
  const codes = '  schemas: { ErrorCode: { type: string, enum: [INTERNAL_ERROR] } }\n';
  const things = [
    'Things:\n  type: array\n  items:\n    anyOf:\n      - type: string\n        enum: [LARGE, SMALL]',
    '      - { $ref: "#/Made" }\n      - type: "null"',
    'Made:\n  type: object\n  required: [on]\n  properties: { on: { type: string, format: date, examples: ["2026-11-20"] } }\n',
  ].join('\n');
  writeContract('test', contract(listThings) + codes);
  writeFileSync(join(folder, 'specs/test/things.yaml'), things);
  writeFileSync(
    join(folder, 'specs/test/examples.yaml'),
    'Populated:\n  value:\n    - LARGE\n    - SMALL\n    - on: "2026-11-20"\n',
  );
  await generateIn();
  const good = readTree(join(folder, 'generated'));
  const path = join(folder, 'specs', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mistake(text));
  expect(readFileSync(path, 'utf8')).not.toBe(text);
  return { good };
};

describe('a mistake is named with file, line and what to do, and leaves the last good SDK in place:', () => {
  it.each([
    [
      'a reference to a file that is not there',
      'test/openapi.yaml',
      (text: string) => text.replace('./things.yaml', './nowhere.yaml'),
      /^specs\/test\/openapi\.yaml:15:\d+\n {2}Can't resolve \$ref.*\n {2}Correct the \$ref/,
    ],
    [
      'a reference to a name that is not there',
      'test/openapi.yaml',
      (text: string) => text.replace('#/Things', '#/Thinks'),
      /^specs\/test\/openapi\.yaml:15:\d+\n {2}Can't resolve \$ref.*\n {2}Correct the \$ref/,
    ],
    [
      'an operationId that stands twice in one contract',
      'test/openapi.yaml',
      (text: string) =>
        text.replace('    get:', '    put: { operationId: listThings, responses: {} }\n    get:'),
      /specs\/test\/openapi\.yaml:\d+:\d+\n {2}operationId listThings stands twice, first in specs\/test\/openapi\.yaml:\d+:\d+\.\n {2}Give the operation an operationId of its own/,
    ],
    [
      'an example that its schema does not allow',
      'test/examples.yaml',
      (text: string) => text.replace('SMALL', 'TINY'),
      /^specs\/test\/examples\.yaml:4:\d+\n {2}Example value must conform to the schema.*\n {2}Correct the example, or the schema/,
    ],
    [
      'an example whose text is not in the format of its schema',
      'test/examples.yaml',
      (text: string) => text.replace('2026-11-20', '2026-11-31'),
      /^specs\/test\/examples\.yaml:5:\d+\n {2}Example value must be in the format date\.\n {2}Correct the example, or the schema/,
    ],
    [
      'an example of a field that is not in its format',
      'test/things.yaml',
      (text: string) => text.replace('2026-11-20', '20 November'),
      /^specs\/test\/things\.yaml:12:\d+\n {2}Example value must be in the format date\./,
    ],
    [
      'YAML that cannot be read',
      'test/openapi.yaml',
      (text: string) => text.replace('info: {', 'info: {{'),
      /^specs\/test\/openapi\.yaml:4:1\n {2}missed comma between flow collection entries\n {2}Correct the YAML there/,
    ],
    [
      'YAML that cannot be read in a file that is referred to',
      'test/things.yaml',
      (text: string) => text.replace('[LARGE', '[[LARGE'),
      /^specs\/test\/things\.yaml:7:\d+\n {2}[^\n]+\n {2}Correct the YAML there\.$/,
    ],
    [
      'an example that is wrong at its anchor, and so at every alias of it',
      'test/examples.yaml',
      (text: string) =>
        text
          .replace('Populated:', 'Empty:\n  value: &small [TINY]\nPopulated:')
          .replace(/value:\n[^]*/, 'value: *small\n'),
      /^specs\/test\/examples\.yaml:2:\d+\n {2}Example value must conform to the schema[^\n]*\n {2}Correct the example[^\n]*$/,
    ],
    [
      'a path parameter that is not declared',
      'test/openapi.yaml',
      (text: string) => text.replace('/things:', '/things/{id}:'),
      /^specs\/test\/openapi\.yaml:8:\d+\n {2}The operation does not define the path parameter `\{id\}`.*\n {2}Give the path and its parameters \(in: path\) the same names\.$/,
    ],
    [
      'a session that is needed without a 401',
      'test/openapi.yaml',
      (text: string) => text.replace(/ +"401": .+\n/, ''),
      /^specs\/test\/openapi\.yaml:10:\d+\n {2}listThings: The operation needs a session and has no 401\.\n {2}Write what is missing/,
    ],
    [
      'no response with status 500',
      'test/openapi.yaml',
      (text: string) => text.replace(/ +"500": .+\n/, ''),
      /^specs\/test\/openapi\.yaml:10:\d+\n {2}listThings: The operation has no response with status 500\./,
    ],
    [
      'a response without an example',
      'test/openapi.yaml',
      (text: string) => text.replace(/ +examples: .+\n/, ''),
      /^specs\/test\/openapi\.yaml:11:\d+\n {2}listThings: Its 200 response has no example\./,
    ],
    [
      'a redirect whose Location has no example',
      'test/openapi.yaml',
      (text: string) => text.replace('"401":', '"302": { description: On to another page }\n        "401":'),
      /^specs\/test\/openapi\.yaml:17:\d+\n {2}listThings: The Location of its 302 response has no example\./,
    ],
    [
      'a status that is none',
      'test/openapi.yaml',
      (text: string) => text.replace('"401":', 'default: { description: Any }\n        "401":'),
      /^specs\/test\/openapi\.yaml:17:\d+\n {2}listThings: "default" is no status\./,
    ],
    [
      "a server outside the service's folder",
      'test/openapi.yaml',
      (text: string) => text.replace('/api/test', '/api/other'),
      /^specs\/test\/openapi\.yaml:4:\d+\n {2}The first server is not \/api\/test\./,
    ],
    [
      'a required property that is not written',
      'test/things.yaml',
      (text: string) => text.replace('required: [on]', 'required: [at]'),
      /^specs\/test\/things\.yaml:11:\d+\n {2}Required property 'at' is undefined\.\n {2}Correct the name[^\n]*$/,
    ],
    [
      'a type that is none, without the examples that it makes wrong',
      'test/things.yaml',
      (text: string) => text.replace('type: object', 'type: objekt'),
      /^specs\/test\/things\.yaml:10:\d+\n {2}`type` can be one of the following only[^\n]*\n {2}Correct what stands there[^\n]*$/,
    ],
  ])('%s', async (_case, file, mistake, message) => {
    const { good } = await generateWithMistake(file, mistake);
    await expect(generateIn()).rejects.toThrow(ContractError);
    await expect(generateIn()).rejects.toThrow(message);
    expect(readTree(join(folder, 'generated'))).toEqual(good);
  });
});

describe('an error in the state of the mocks is reported with file, line and operation:', () => {
  const withMemory = (declared: string) => (text: string) =>
    text.replace('operationId: listThings\n', `operationId: listThings\n      x-memory: ${declared}\n`);

  it.each([
    [
      'a word there is none of',
      withMemory('{ lists: things }'),
      /^specs\/test\/openapi\.yaml:10:\d+\n {2}listThings: Unrecognized key: "lists"\n {2}Correct x-memory/,
    ],
    [
      'a collection that no contract declares',
      withMemory('{ list: things }'),
      /^specs\/test\/openapi\.yaml:10:\d+\n {2}listThings: No contract declares a collection things\.\n {2}Correct x-memory/,
    ],
    [
      'a value of nothing',
      withMemory('{ answer: { data: $bodie.text } }'),
      /listThings: \$bodie\.text begins with none of \$params, \$query, \$body/,
    ],
    [
      'an operator there is none of',
      withMemory('{ answer: { data: { $counts: things } } }'),
      /listThings: \$counts is none of \$count, \$sum/,
    ],
    [
      'a change that changes nothing',
      withMemory('{ do: [{ in: things }] }'),
      /listThings: says neither create, set, append nor remove/,
    ],
    [
      'a seed of an operation that is not there',
      (text: string) =>
        text.replace('paths:', 'x-memory: { things: { seeds: [{ from: listThinks }] } }\npaths:'),
      /^specs\/test\/openapi\.yaml:6:\d+\n {2}No contract has an operation listThinks\./,
    ],
    [
      'a part of a collection that is not there',
      (text: string) =>
        text.replace(
          'paths:',
          'x-memory: { things: { seeds: [{ from: listThings }], parts: { owner: people } } }\npaths:',
        ),
      /No contract declares a collection people\./,
    ],
  ])('%s', async (_case, mistake, message) => {
    const { good } = await generateWithMistake('test/openapi.yaml', mistake);
    await expect(generateIn()).rejects.toThrow(message);
    expect(readTree(join(folder, 'generated'))).toEqual(good);
  });

  it('and a valid declaration is generated', async () => {
    await generateWithMistake('test/openapi.yaml', (text) =>
      withMemory('{ list: things }')(text).replace(
        'paths:',
        'x-memory: { things: { seeds: [{ from: listThings }] } }\npaths:',
      ),
    );
    await generateIn();
    expect(readTree(join(folder, 'generated'))['/memory.ts']).toContain('...test.collections');
    expect(readTree(join(folder, 'generated'))['/test/memory.ts']).toContain(
      '"listThings":{"list":"things"}',
    );
  });
});

describe('a contract is refused', () => {
  it.each([
    [
      'without an operationId',
      'responses: { "204": { description: None } }',
      'specs/test/openapi.yaml:8:5\n  The operation has no operationId.',
    ],
    [
      'with an operationId that is no name of a hook',
      'operationId: list-things\nresponses: { "204": { description: None } }',
      'specs/test/openapi.yaml:9:20\n  operationId list-things is not in camel case.',
    ],
  ])('%s', async (_case, operation, message) => {
    writeContract('test', contract(operation));
    await expect(readContracts(join(folder, 'specs'))).rejects.toThrow(message);
  });

  it('with an operationId that another contract has', async () => {
    const text = contract('operationId: listThings\nresponses: { "204": { description: None } }');
    writeContract('test', text);
    writeContract('other', text.replace('/api/test', '/api/other'));
    await expect(readContracts(join(folder, 'specs'))).rejects.toThrow(
      'operationId listThings stands twice, first in specs/other/openapi.yaml:9:20.',
    );
  });
});
