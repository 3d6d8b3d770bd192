import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';
import { namesOf } from './names.mjs';
import { Refusal } from './refusal.mjs';

const server = 'apps/server';
const schemaFile = `${server}/src/platform/database/schema.ts`;

/** `holidays` → `holiday`; undefined without a plural in s. */
function singular(kebab) {
  if (kebab.endsWith('ies')) return `${kebab.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(kebab)) return kebab.slice(0, -2);
  return /[^s]s$/.test(kebab) ? kebab.slice(0, -1) : undefined;
}

const phrase = ({ kebab }) => kebab.replaceAll('-', ' ');

const schema = ({ many, one }) => `# What ${phrase(many)} are.
${one.pascal}:
  type: object
  description: One of the ${phrase(many)}.
  additionalProperties: false
  required: [id, name, nameJp]
  properties:
    id: { $ref: "../../shared/schemas.yaml#/Id" }
    name: { type: string, minLength: 1, maxLength: 200, description: Name in English., examples: [First of the ${phrase(many)}] }
    nameJp: { type: [string, "null"], minLength: 1, maxLength: 200, description: Name in Japanese; null when unknown., examples: [一番目] }
${one.pascal}Page:
  type: object
  description: One page of ${phrase(many)}.
  additionalProperties: false
  required: [currentPage, nextPage, prevPage, totalPages, totalRecords, data]
  properties:
    currentPage: { type: integer, minimum: 1, description: Number of this page., examples: [1] }
    nextPage: { type: [integer, "null"], minimum: 2, description: Number of the next page; null on the last., examples: [2] }
    prevPage: { type: [integer, "null"], minimum: 1, description: Number of the page before; null on the first., examples: [null] }
    totalPages: { type: integer, minimum: 0, description: How many pages there are., examples: [2] }
    totalRecords: { $ref: "../../shared/schemas.yaml#/TotalRecords" }
    data:
      type: array
      maxItems: 100
      description: "The ${phrase(many)}, by their names."
      items: { $ref: "#/${one.pascal}" }
${one.pascal}PageResponse:
  type: object
  description: A page of ${phrase(many)} in the envelope.
  additionalProperties: false
  required: [data]
  properties:
    data: { $ref: "#/${one.pascal}Page" }
`;

const path = ({ many, one, operation }) => `  /${many.kebab}:
    get:
      operationId: ${operation}
      tags: [${many.kebab}]
      summary: List ${phrase(many)} by name
      parameters:
        - { $ref: "../shared/parameters.yaml#/Page" }
        - { $ref: "../shared/parameters.yaml#/Size" }
      responses:
        "200":
          description: A page of ${phrase(many)}.
          content:
            application/json:
              schema: { $ref: "./schemas/${one.camel}.yaml#/${one.pascal}PageResponse" }
              examples:
                populated:
                  value:
                    data:
                      currentPage: 1
                      nextPage: null
                      prevPage: null
                      totalPages: 1
                      totalRecords: 2
                      data:
                        - { id: 0199a1c2-0000-7000-8000-0000000aa001, name: First of the ${phrase(many)}, nameJp: 一番目 }
                        - { id: 0199a1c2-0000-7000-8000-0000000aa002, name: Second of the ${phrase(many)}, nameJp: null }
                empty:
                  value:
                    data: { currentPage: 1, nextPage: null, prevPage: null, totalPages: 0, totalRecords: 0, data: [] }
        "400": { $ref: "../shared/responses.yaml#/MalformedRequest" }
        "401": { $ref: "../shared/responses.yaml#/Unauthenticated" }
        "403": { $ref: "../shared/responses.yaml#/AccountOnLeave" }
        "422": { $ref: "../shared/responses.yaml#/ValidationFailed" }
        "429": { $ref: "../shared/responses.yaml#/TooManyRequests" }
        "500": { $ref: "../shared/responses.yaml#/InternalError" }
`;

const migration = ({ many, one, service }) => `import { sql, type Kysely } from 'kysely';

/** The ${phrase(many)}. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(${many.snake.toUpperCase()}).execute(database);
}

const ${many.snake.toUpperCase()} = \`
  -- The ${phrase(many)}, in the words of the ${service} contract's ${one.pascal}.
  create table ${many.snake} (
    id uuid primary key,
    name text not null check (name <> ''),
    name_jp text check (name_jp <> ''),
    created_at timestamptz not null
  );
  create index ${many.snake}_by_name on ${many.snake} (name, id);
\`;
`;

const operations = ({ many, operation, service }) => `import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { jsonData } from '../../../platform/json/jsonText.ts';
import { pageJson } from '../../../platform/page/rowsJson.ts';
import { route } from '../../../platform/validation/route.ts';
import { count${many.pascal}, ${operation} } from './${operation}.ts';

/** The ${phrase(many)}. */
export function ${many.camel}Operations(router: ServiceRouter): void {
  const { database } = router.deps;

  route(router, manifest.${service}.${operation}, async ({ query }) => {
    const data = await pageJson(query, {
      rows: () => ${operation}(database, query),
      total: () => count${many.pascal}(database),
    });
    return { status: 200, json: jsonData(data) };
  });
}
`;

const list = ({ many, one, operation, service }) => `import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { columnsOf, json } from '../../../platform/json/json.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../../platform/page/rowsJson.ts';

type ${one.pascal} = ResponseBody<typeof manifest.${service}.${operation}, 200>['data']['data'][number];

const column = columnsOf<'${many.snake}'>('page');

/** A page of ${phrase(many)} by name, as JSON text. */
export function ${operation}(database: Kysely<Database>, page: PageRequest): Promise<RowsJson<${one.pascal}>> {
  return readRows(
    database,
    json<${one.pascal}>({ id: column('id'), name: column('name'), nameJp: column('name_jp') }),
    sql\`page.name, page.id\`,
    (selected) => sql\`
      select \${selected} from (
        select id, name, name_jp from ${many.snake} order by name, id limit \${page.size} offset \${pageOffset(page)}
      ) page\`,
  );
}

/** How many ${phrase(many)} there are, counted up to the limit of a total. */
export function count${many.pascal}(database: Kysely<Database>): Promise<number> {
  return countRows(database, sql\`select from ${many.snake}\`);
}
`;

const test = ({ many, operation, service }) => `import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';

const { request, clock, deps, signInStudent } = await createTestApp();
const { token } = await signInStudent();
const { ${operation} } = manifest.${service};

test('returns an empty page without entries', async () => {
  const { data } = await request(${operation}, 200, { token });
  expect(data).toEqual({
    currentPage: 1,
    nextPage: null,
    prevPage: null,
    totalPages: 0,
    totalRecords: 0,
    data: [],
  });
});

test('lists them by name, a page at a time', async () => {
  const created_at = clock.now();
  await deps.database
    .insertInto('${many.snake}')
    .values([
      { name: 'Third', created_at },
      { name: 'First', name_jp: '一', created_at },
      { name: 'Second', created_at },
    ])
    .execute();
  const page = async (number: number) =>
    (await request(${operation}, 200, { token, query: \`page=\${number}&size=2\` })).data;
  const first = await page(1);
  expect(first).toMatchObject({ nextPage: 2, totalPages: 2, totalRecords: 3 });
  expect(first.data.map(({ name, nameJp }) => [name, nameJp])).toEqual([
    ['First', '一'],
    ['Second', null],
  ]);
  expect((await page(2)).data.map(({ name }) => name)).toEqual(['Third']);
});

test('requires a session', async () => {
  expect((await request(${operation}, 401)).error).toBe('UNAUTHENTICATED');
});
`;

const services = () =>
  readdirSync(inRoot('specs')).filter((name) => existsSync(inRoot('specs', name, 'openapi.yaml')));

/** The number of the next migration, such as `0027`. */
const nextMigration = () => {
  const numbers = readdirSync(inRoot(server, 'migrations')).map((file) => Number(file.slice(0, 4)));
  return String(Math.max(...numbers.filter(Number.isFinite)) + 1).padStart(4, '0');
};

/**
 * An operation of a service that lists a page from a table of its own: contract, migration, server and test.
 * @param {import('./changes.mjs').Changes} changes
 * @param {readonly (string | undefined)[]} words the service, and the name in kebab-case, such as `list-holidays`
 * @returns {readonly string[]} what is left to the person
 */
export function makeOperation(changes, [service, name]) {
  if (service === undefined || !services().includes(service)) {
    throw new Refusal(
      `${service === undefined ? 'Missing service.' : `Unknown service: "${service}".`} Services: ${services().join(', ')}.`,
    );
  }
  const whole = namesOf(name);
  const noun = /^list-(.+)$/.exec(whole.kebab)?.[1];
  const single = noun === undefined ? undefined : singular(noun);
  if (single === undefined) {
    throw new Refusal(
      `"${whole.kebab}" is not a list operation, such as list-holidays. Write other operations by hand, in the three steps of specs/README.md.`,
    );
  }
  const [many, one, operation] = [namesOf(noun), namesOf(single), whole.camel];
  const folder = `${server}/src/modules/${service}/${many.kebab}`;
  const contract = `specs/${service}/openapi.yaml`;
  const taken = [
    [existsSync(inRoot(folder)), folder],
    [changes.read(contract).includes(`\n  /${many.kebab}:`), `the path /${many.kebab} in ${contract}`],
    [changes.read(schemaFile).includes(`\n  ${many.snake}: `), `the table ${many.snake} in ${schemaFile}`],
    ...services().map((each) => [
      changes.read(`specs/${each}/openapi.yaml`).includes(`operationId: ${operation}\n`),
      `the operation ${operation} in specs/${each}/openapi.yaml`,
    ]),
    ...readdirSync(inRoot('specs', service, 'schemas')).map((file) => [
      new RegExp(`^(${one.pascal}|${one.pascal}Page):`, 'm').test(
        changes.read(`specs/${service}/schemas/${file}`),
      ),
      `the type ${one.pascal} in specs/${service}/schemas/${file}`,
    ]),
  ].find(([is]) => is);
  if (taken !== undefined) throw new Refusal(`${taken[1]} already exists.`);
  const all = { many, one, operation, service };

  changes.create(`specs/${service}/schemas/${one.camel}.yaml`, schema(all));
  changes.insert(
    contract,
    /^(?:x-memory|paths):/m,
    `  - name: ${many.kebab}\n    description: The ${phrase(many)}.\n`,
  );
  changes.insert(contract, /^components:/m, path(all));
  changes.create(`${server}/migrations/${nextMigration()}_${many.snake}.ts`, migration(all));
  changes.create(`${folder}/${many.camel}Operations.ts`, operations(all));
  changes.create(`${folder}/${operation}.ts`, list(all));
  changes.create(`${folder}/${operation}.test.ts`, test(all));
  const module = `${server}/src/modules/${service}/${service}Module.ts`;
  changes.insert(
    module,
    /^import \{ \w+ \} from '\.\//m,
    `import { ${many.camel}Operations } from './${many.kebab}/${many.camel}Operations.ts';\n`,
  );
  // Before the others, so that no path with an id takes it.
  changes.insert(module, /(?<=^ {2}register\(router\) \{\n)/m, `    ${many.camel}Operations(router);\n`);

  return [
    'Now:         npm run generate && npm run schema -w apps/server',
    `Then say in specs/${service}/schemas/${one.camel}.yaml what ${phrase(many)} are; migration, list and test follow the type errors.`,
    'A migration that has left your desk is never changed again: write the next one.',
    `Test it:     npm exec -w ${server} -- vitest run src/modules/${service}/${many.kebab}`,
    `Show it:     npm run new -- feature <name> --shows ${operation}`,
  ];
}
