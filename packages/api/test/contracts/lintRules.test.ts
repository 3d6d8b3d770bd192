import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const config = fileURLToPath(new URL('../../../../specs/redocly.yaml', import.meta.url));
const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

const GOOD = `
openapi: 3.1.0
info:
  title: Books
  version: 1.0.0
  contact: { name: Michi, url: https://michi.example }
servers:
  - url: /api/books
security:
  - bearer: []
tags:
  - name: Books
    description: Books.
paths:
  /books:
    get:
      operationId: listBooks
      tags: [Books]
      summary: List books
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1 }, example: 1 }
      responses:
        '200':
          description: A page of books.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/BookPageResponse' }
              examples:
                populated:
                  value: { data: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 1, totalRecords: 1, data: [{ title: Momo }] } }
        '400': { $ref: '#/components/responses/Failed' }
        '401': { $ref: '#/components/responses/Failed' }
        '403': { $ref: '#/components/responses/Failed' }
        '422': { $ref: '#/components/responses/Failed' }
        '429': { $ref: '#/components/responses/Failed' }
        '500': { $ref: '#/components/responses/Failed' }
    put:
      operationId: updateBook
      tags: [Books]
      summary: Write a book
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Book' }
      responses:
        '200':
          description: The book.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/BookResponse' }
        '400': { $ref: '#/components/responses/Failed' }
        '401': { $ref: '#/components/responses/Failed' }
        '403': { $ref: '#/components/responses/Failed' }
        '413': { $ref: '#/components/responses/Failed' }
        '415': { $ref: '#/components/responses/Failed' }
        '422': { $ref: '#/components/responses/Failed' }
        '429': { $ref: '#/components/responses/Failed' }
        '500': { $ref: '#/components/responses/Failed' }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
  responses:
    Failed: { description: It failed. }
  schemas:
    Book:
      type: object
      additionalProperties: false
      required: [title]
      properties:
        title: { type: string, maxLength: 100, examples: [Momo] }
    BookResponse:
      type: object
      additionalProperties: false
      required: [data]
      properties:
        message: { type: string }
        data: { $ref: '#/components/schemas/Book' }
    BookPage:
      type: object
      additionalProperties: false
      required: [currentPage, nextPage, prevPage, totalPages, totalRecords, data]
      properties:
        currentPage: { type: integer }
        nextPage: { type: [integer, 'null'] }
        prevPage: { type: [integer, 'null'] }
        totalPages: { type: integer }
        totalRecords: { type: integer }
        data: { type: array, items: { $ref: '#/components/schemas/Book' } }
    BookPageResponse:
      type: object
      additionalProperties: false
      required: [data]
      properties:
        data: { $ref: '#/components/schemas/BookPage' }
`;

interface Fault {
  readonly rule: string;
  /** The message of the broken rule. */
  readonly fault: string;
  readonly from: string;
  readonly to: string;
  /** Words the message must hold, so that it says what to do. */
  readonly message: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    rule: 'michi/operation-id-form',
    fault: 'a name without a verb',
    from: 'operationId: listBooks',
    to: 'operationId: books',
    message: /"books" should be a verb and a noun/,
  },
  {
    rule: 'michi/operation-id-form',
    fault: 'a verb that nothing else uses',
    from: 'operationId: listBooks',
    to: 'operationId: enumerateBooks',
    message: /one of the verbs .*list/,
  },
  {
    rule: 'michi/operation-id-form',
    fault: 'a name with hyphens',
    from: 'operationId: listBooks',
    to: 'operationId: list-books',
    message: /camel case/,
  },
  {
    rule: 'michi/envelope',
    fault: 'a success without the envelope',
    from: "{ $ref: '#/components/schemas/BookResponse' }",
    to: "{ $ref: '#/components/schemas/Book' }",
    message: /200 answer should be the envelope/,
  },
  {
    rule: 'michi/envelope',
    fault: 'a success with a field beside the envelope',
    from: '        message: { type: string }\n',
    to: '        message: { type: string }\n        count: { type: integer }\n',
    message: /at most "message"/,
  },
  {
    rule: 'michi/envelope',
    fault: 'an envelope that may come without data',
    from: '      required: [data]\n      properties:\n        message',
    to: '      properties:\n        message',
    message: /required "data"/,
  },
  ...['400', '401', '403', '422', '429', '500'].map((status) => ({
    rule: 'michi/error-set',
    fault: `no ${status}`,
    from: `        '${status}': { $ref: '#/components/responses/Failed' }\n`,
    to: '',
    message: new RegExp(`answers ${status} are missing`),
  })),
  ...['413', '415'].map((status) => ({
    rule: 'michi/error-set',
    fault: `a body and no ${status}`,
    from: `        '${status}': { $ref: '#/components/responses/Failed' }\n`,
    to: '',
    message: new RegExp(`answers ${status} are missing`),
  })),
  {
    rule: 'michi/flat-page',
    fault: 'a page without one of its figures',
    from: '        totalPages: { type: integer }\n',
    to: '',
    message: /"totalPages" is missing/,
  },
  {
    rule: 'michi/flat-page',
    fault: 'a page with a field of its own',
    from: '        totalPages: { type: integer }\n',
    to: '        totalPages: { type: integer }\n        isLast: { type: boolean }\n',
    message: /2 fields beside the page's own/,
  },
  {
    rule: 'michi/flat-page',
    fault: 'a page without its rows',
    from: "        data: { type: array, items: { $ref: '#/components/schemas/Book' } }\n",
    to: '',
    message: /0 fields beside the page's own/,
  },
  {
    rule: 'michi/flat-page',
    fault: 'a page figure that may be left out',
    from: 'required: [currentPage, nextPage,',
    to: 'required: [currentPage,',
    message: /"nextPage" is not required/,
  },
  {
    rule: 'no-unused-components',
    fault: 'a schema nobody uses',
    from: '  schemas:\n',
    to: '  schemas:\n    Shelf: { type: string }\n',
    message: /Shelf/,
  },
  {
    rule: 'no-invalid-media-type-examples',
    fault: 'an example that is not what the schema says',
    from: '[{ title: Momo }]',
    to: '[{ title: 1 }]',
    message: /string/,
  },
  {
    rule: 'no-invalid-media-type-examples',
    fault: 'an example with a field the schema does not know',
    from: '[{ title: Momo }]',
    to: '[{ title: Momo, isbn: null }]',
    message: /isbn/,
  },
  {
    rule: 'no-invalid-schema-examples',
    fault: 'a field with an example of another type',
    from: 'examples: [Momo]',
    to: 'examples: [1]',
    message: /string/,
  },
  {
    rule: 'no-invalid-parameter-examples',
    fault: 'a parameter with an example below its limit',
    from: 'example: 1 }',
    to: 'example: 0 }',
    message: />= 1/,
  },
];

const FREE_OF_FORBIDDEN = GOOD.replace('operationId: updateBook', 'operationId: logOut').replace(
  /('200':\n {10}description: The book[^]*?) {8}'403'[^\n]*\n/,
  '$1',
);

const WITH_WEBHOOK = GOOD.replace(
  'components:\n',
  `webhooks:
  bookRead:
    post:
      operationId: sendBook
      tags: [Books]
      summary: Hand a book to whoever asked to be told
      responses:
        '201': { description: Taken. }
        '400': { $ref: '#/components/responses/Failed' }
components:
`,
);

const problemsOf = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.tuple([z.object({ source: z.object({ ref: z.string() }) })]).rest(z.unknown()),
    }),
  ),
});

interface FoundProblem {
  readonly rule: string;
  readonly message: string;
  readonly file: string;
}

/** Lints contracts with the project's own configuration; `redocly lint` prints one JSON text per file. */
const lint = (files: readonly string[]): Promise<FoundProblem[]> =>
  new Promise((resolve, reject) => {
    const parameters = [redocly, 'lint', '--config', config, '--format', 'json', ...files];
    const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    execFile(
      process.execPath,
      parameters,
      { env: environment, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        try {
          const results = z.array(problemsOf).parse(JSON.parse(`[${stdout.replaceAll(/^\}\{$/gm, '},{')}]`));
          resolve(
            results.flatMap(({ problems }) =>
              problems.map(({ ruleId, message, location: [{ source }] }) => ({
                rule: ruleId,
                message,
                file: basename(source.ref),
              })),
            ),
          );
        } catch (cause) {
          reject(
            new Error(stderr === '' ? (error?.message ?? 'redocly printed nothing') : stderr, { cause }),
          );
        }
      },
    );
  });

const folder = mkdtempSync(join(tmpdir(), 'michi-lint-rules-'));
const fileOf = (index: number) => join(folder, `broken-${index}.yaml`);
let found: readonly FoundProblem[] = [];

beforeAll(async () => {
  writeFileSync(join(folder, 'good.yaml'), GOOD);
  writeFileSync(join(folder, 'log-out.yaml'), FREE_OF_FORBIDDEN);
  writeFileSync(join(folder, 'webhook.yaml'), WITH_WEBHOOK);
  FAULTS.forEach(({ from, to }, index) => writeFileSync(fileOf(index), GOOD.replace(from, to)));
  found = await lint([
    join(folder, 'good.yaml'),
    join(folder, 'log-out.yaml'),
    join(folder, 'webhook.yaml'),
    ...FAULTS.map((_, index) => fileOf(index)),
  ]);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the lint rules of the contracts', () => {
  test('let a good contract pass', () => {
    expect(found.filter(({ file }) => file === 'good.yaml')).toEqual([]);
  });

  test('let log out go without a 403', () => {
    expect(FREE_OF_FORBIDDEN.match(/'403'/g)).toHaveLength(1);
    expect(found.filter(({ file }) => file === 'log-out.yaml')).toEqual([]);
  });

  test('require nothing of webhooks', () => {
    expect(WITH_WEBHOOK).toContain('sendBook');
    expect(found.filter(({ file }) => file === 'webhook.yaml')).toEqual([]);
  });

  test.each(FAULTS.map((fault, index) => ({ ...fault, index })))(
    '$rule refuses $fault',
    ({ rule, from, message, index }) => {
      expect(GOOD).toContain(from);
      const problems = found.filter((problem) => problem.file === `broken-${index}.yaml`);
      expect(problems.map((problem) => problem.rule)).toContain(rule);
      expect(problems.find((problem) => problem.rule === rule)?.message).toMatch(message);
    },
  );
});
