import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../../../specs/', import.meta.url));

/** The entities and shapes of specs/COVERAGE.md, section 3; each must have rows. */
const ENTITIES = [
  'Job',
  'Company',
  'Seminar',
  'Internship',
  'Interview',
  'Offer letter',
  'Student profile',
  'Counsellor',
  'University',
  'Timesheet',
  'Expense',
  'Feedback',
  'Locally stored values',
  'User profile',
  'Paged list',
  'Seminar counters',
  'Job-summary counters',
  'Entity types',
  'Offer actions',
  'Login payload',
  'Register payload',
  'Device',
  'Location',
  'Company (from a list)',
  'Category',
  'Seminar feedback',
  'Chat thread',
  'Push message',
];

interface Row {
  readonly entity: string;
  readonly field: string;
  /** References in the third cell: `service Schema`, `service Schema.property` or `service Schema=VALUE`. */
  readonly carriers: readonly string[];
}

/**
 * The rows of the table.
 * @param text Markdown
 */
const readRows = (text: string): Row[] => {
  const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.map((line) => {
    const [entity = '', field = '', carrier = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { entity, field, carriers: [...carrier.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) };
  });
};

const schemaObject = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
});
const contractObject = z.object({
  components: z.object({ schemas: z.record(z.string(), schemaObject) }),
});

/** Schemas by name, as far as an operation of the contract leads to them. */
type Schemas = z.output<typeof contractObject>['components']['schemas'];

const readSchemas = async (service: string): Promise<Schemas> => {
  const config = await createConfig({ extends: [] });
  const { bundle: bundled } = await bundle({ ref: join(folder, service, 'openapi.yaml'), config });
  return contractObject.parse(bundled.parsed).components.schemas;
};

/**
 * The error in the name of a schema, a property or a value.
 * @returns null if the contracts contain it
 */
const findFault = (contracts: ReadonlyMap<string, Schemas>, carrier: string): string | null => {
  const [, service, name, sign, rest] = /^(\w+) (\w+)(?:([.=])([\w-]+))?$/.exec(carrier) ?? [];
  if (service === undefined || name === undefined) return `"${carrier}" is no "service Schema.property"`;
  const schemas = contracts.get(service);
  if (schemas === undefined) return `${carrier}: there is no service ${service}`;
  const schema = schemas[name];
  if (schema === undefined) return `${carrier}: no operation of ${service} leads to a schema ${name}`;
  if (sign === '.' && rest !== undefined && !Object.hasOwn(schema.properties ?? {}, rest))
    return `${carrier}: ${name} has no property ${rest}`;
  if (sign === '=' && !schema.enum?.includes(rest)) return `${carrier}: ${name} has no value ${rest ?? ''}`;
  return null;
};

const services = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('openapi.yaml'))
  .map(({ name }) => name);
const rows = readRows(readFileSync(join(folder, 'CHECKLIST.md'), 'utf8'));
const contracts = new Map<string, Schemas>();

beforeAll(async () => {
  for (const service of services) contracts.set(service, await readSchemas(service));
});

describe('the checklist of entities and fields', () => {
  test('has rows for every entity of the product spec, and for no other', () => {
    expect([...new Set(rows.map(({ entity }) => entity))].toSorted()).toEqual(ENTITIES.toSorted());
  });

  test('leaves no cell empty', () => {
    expect(
      rows.filter(({ entity, field, carriers }) => entity === '' || field === '' || carriers.length === 0),
    ).toEqual([]);
  });

  test('names each field of an entity once', () => {
    const names = rows.map(({ entity, field }) => `${entity} · ${field}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(ENTITIES)('%s: the contracts carry every field', (entity) => {
    const faults = rows
      .filter((row) => row.entity === entity)
      .flatMap(({ field, carriers }) =>
        carriers.map((carrier) => ({ field, fault: findFault(contracts, carrier) })),
      )
      .filter(({ fault }) => fault !== null);
    expect(faults).toEqual([]);
  });

  test('notices an empty cell, a schema, a property and a value that are missing', () => {
    const table = '# X\n\n| a | b | c |\n| - | - | - |\n| Job | salary | |\n';
    expect(readRows(table)).toEqual([{ entity: 'Job', field: 'salary', carriers: [] }]);
    expect(findFault(contracts, 'job Job.salary')).toBeNull();
    expect(findFault(contracts, 'job JobKind=INTERNSHIP')).toBeNull();
    expect(findFault(contracts, 'job Job.wage')).toBe('job Job.wage: Job has no property wage');
    expect(findFault(contracts, 'job Task')).toBe('job Task: no operation of job leads to a schema Task');
    expect(findFault(contracts, 'job JobKind=HOBBY')).toBe('job JobKind=HOBBY: JobKind has no value HOBBY');
    expect(findFault(contracts, 'jobs Job')).toBe('jobs Job: there is no service jobs');
    expect(findFault(contracts, 'salary')).toBe('"salary" is no "service Schema.property"');
  });
});

describe('the files of the contracts', () => {
  test('hold no schema, parameter, response or example that nothing refers to', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.yaml'),
    );
    const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const targets = new Set(
      [...texts].flatMap(([file, text]) =>
        [...text.matchAll(/\$ref: ['"]([^'"#]*)#\/(\w+)['"]/g)].map(([, path = '', name = '']) => {
          const target = path === '' ? file : join(file, '..', path);
          return `${target}#${name}`;
        }),
      ),
    );
    const unused = [...texts]
      .filter(([file]) => !/(^|\/)(openapi|redocly)\.yaml$/.test(file))
      .flatMap(([file, text]) => [...text.matchAll(/^(\w+):/gm)].map(([, name = '']) => `${file}#${name}`))
      .filter((name) => !targets.has(name) && !name.endsWith('#anchors'));
    expect(unused).toEqual([]);
  });
});
