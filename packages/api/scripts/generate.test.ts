import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

describe('generating', () => {
  it('gives the same files each time, every one marked', async () => {
    await generateSdk(specs, join(folder, 'generated'));
    const first = readTree(join(folder, 'generated'));
    await generateSdk(specs, join(folder, 'generated'));
    expect(readTree(join(folder, 'generated'))).toEqual(first);
    const unmarked = Object.entries(first).filter(([, text]) => !text.startsWith(mark));
    expect(unmarked.map(([file]) => file)).toEqual([]);
  });

  it('leaves the last good output when a contract has a mistake', async () => {
    cpSync(specs, join(folder, 'specs'), { recursive: true });
    await generateIn();
    const before = readTree(join(folder, 'generated'));
    writeContract('test', contract('operationId: listThings\nresponses:\n  "204": { description: None }'));
    await expect(generateIn()).rejects.toThrow('test: listThings does not say what it answers with a 500');
    expect(readTree(join(folder, 'generated'))).toEqual(before);
    expect(readdirSync(folder).toSorted()).toEqual(['generated', 'specs']);
  });
});

describe('a contract is refused', () => {
  it.each([
    [
      'without an operationId',
      'responses: { "204": { description: None } }',
      'test: GET /things needs an operationId',
    ],
    [
      'with a status that is none',
      'operationId: listThings\nresponses: { default: { description: Any } }',
      'answers "default"',
    ],
  ])('%s', async (_case, operation, message) => {
    writeContract('test', contract(operation));
    await expect(readContracts(join(folder, 'specs'))).rejects.toThrow(message);
  });

  it('with an answer that has no example, naming each', async () => {
    const answer = 'content: { application/json: { schema: { type: string } } }';
    writeContract(
      'test',
      contract(
        `operationId: listThings\nresponses:\n  "200": { description: All, ${answer} }\n  "500": { description: No, ${answer} }`,
      ),
    );
    await expect(generateIn()).rejects.toThrow(
      [
        'test: listThings has no example of its 200 answer',
        'test: listThings has no example of its 500 answer',
        'test: listThings needs a session and has no 401',
      ].join('\n'),
    );
  });

  it('with an operationId that another contract has', async () => {
    const text = contract('operationId: listThings\nresponses: { "204": { description: None } }');
    writeContract('test', text);
    writeContract('other', text.replace('/api/test', '/api/other'));
    await expect(readContracts(join(folder, 'specs'))).rejects.toThrow(
      'operationId listThings stands twice, in other and in test',
    );
  });

  it('that lies elsewhere than its service', async () => {
    writeContract('other', contract('operationId: listThings\nresponses: { "204": { description: None } }'));
    await expect(readContracts(join(folder, 'specs'))).rejects.toThrow(
      'other: the first server must be /api/other',
    );
  });

  it('with a reference that leads nowhere', async () => {
    writeContract(
      'test',
      contract('operationId: listThings\nresponses: { "204": { $ref: "./nowhere.yaml#/None" } }'),
    );
    await expect(readContracts(join(folder, 'specs'))).rejects.toThrow(
      /^test: Can't resolve \$ref[^]*openapi\.yaml#\/paths\/~1things\/get/,
    );
  });
});
